/// Writes what an app logs, which nobody reads.
public struct Logger: Sendable {
  /// A log of this part of an app.
  public init(subsystem: String, category: String) {}
  /// A log.
  public init() {}
  /// Inert: nothing is written.
  public func log(_ message: String) {}
  /// Inert: nothing is written.
  public func debug(_ message: String) {}
  /// Inert: nothing is written.
  public func info(_ message: String) {}
  /// Inert: nothing is written.
  public func notice(_ message: String) {}
  /// Inert: nothing is written.
  public func warning(_ message: String) {}
  /// Inert: nothing is written.
  public func error(_ message: String) {}
  /// Inert: nothing is written.
  public func fault(_ message: String) {}
}

/// How much a line of a log matters.
public struct OSLogType: Sendable {
  /// As others.
  public static let `default` = OSLogType()
  /// For those who look for a mistake.
  public static let debug = OSLogType()
  /// For those who want to know.
  public static let info = OSLogType()
  /// Something went wrong.
  public static let error = OSLogType()
}

/// A log of a part of an app.
public final class OSLog: Sendable {
  /// The app's own.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log of this part.
  public init(subsystem: String, category: String) {}
}

/// Inert: nothing is written.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(
  _ message: StaticString,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}
