public import LineProtocol
public import SceneLifecycle

/// A program that is put to the test.
public protocol Implementation: Sendable {
  /// The implementation's own version, for the report.
  var version: String { get }
  /// What it offers beyond the bare life cycle.
  var capabilities: [Capability] { get }
  /// The manifest it is built with; `nil` when it serves under either.
  var manifest: Manifest? { get }
  /// Whether it runs in processes of the system, so that a kill is a real one.
  ///
  /// An implementation that is a value is killed by dropping it.
  var hasSystemProcesses: Bool { get }

  /// Installs it for one run, without any data.
  func install() -> any Installation
}

/// An implementation with its data, as it is installed on a device for one run.
public protocol Installation {
  /// Starts a process, which knows nothing of earlier ones but what is durable.
  ///
  /// - Throws: `ProcessTrouble` when none can be started.
  mutating func startProcess() throws(ProcessTrouble) -> any AppProcess

  /// Takes the app and its data off the device at the end of the run.
  ///
  /// - Parameter process: The process that still runs; `nil` when none does.
  mutating func remove(_ process: (any AppProcess)?)
}

extension Implementation {
  /// Most are values.
  public var hasSystemProcesses: Bool { false }
}

extension Implementation where Self: Installation {
  /// A value without data is its own installation.
  public func install() -> any Installation { self }
}

extension Installation {
  /// Nothing is left of an app whose data is the harness's.
  public mutating func remove(_ process: (any AppProcess)?) {}
}

/// A running process of an implementation.
public protocol AppProcess {
  /// Answers a message.
  ///
  /// - Parameters:
  ///   - message: What the harness says.
  ///   - store: What is durable. A kill keeps what was written and nothing else. A process that has
  ///     a data folder of its own leaves it alone.
  /// - Returns: What the app did, or what it shows.
  /// - Throws: `ProcessTrouble` when there is no answer.
  mutating func perform(_ message: Message, store: inout Store) throws(ProcessTrouble) -> Reply

  /// Ends the process at once, as the system does.
  mutating func kill()

  /// Ends the process while it may be working on a message: the answer is not waited for.
  mutating func kill(whilePerforming message: Message)
}

extension AppProcess {
  /// A process that is a value ends when it is dropped.
  public mutating func kill() {}

  /// Where nothing runs beside us, nothing of the message was done.
  public mutating func kill(whilePerforming message: Message) { kill() }
}

/// Why a process did not answer.
public enum ProcessTrouble: Error, Hashable, Sendable {
  /// It died over the message, as a trap would make it: a break of what an app must survive.
  case died(reason: String)
  /// The run cannot go on and nothing can be judged; the party is to blame.
  case stuck(Party, reason: String)
}
