import Foundation

/// What may be done with a stream that somebody may be looking at.
struct Terminal {
  /// Whether a person sees the stream as it is written.
  let isInteractive: Bool
  let hasColour: Bool
  /// How many columns text may take: those of the window, or 80.
  let width: Int

  static let output = Terminal(STDOUT_FILENO)
  static let errors = Terminal(STDERR_FILENO)

  private init(_ descriptor: Int32) {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool { environment[name].map { !$0.isEmpty } ?? false }
    let isTerminal = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    isInteractive = isTerminal && !isSet("CI")
    hasColour = isTerminal && !isSet("NO_COLOR")
    let columns = environment["COLUMNS"].flatMap { Int($0) }
    width = min(max(columns ?? (isTerminal ? Self.columns(of: descriptor) : nil) ?? 80, 40), 120)
  }

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The text in a colour, which only repeats what the words say.
  func paint(_ text: String, _ colour: Colour) -> String {
    hasColour ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }

  enum Colour: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case grey = 90
  }
}

/// A bar on standard error that says how far a run is; nothing where nobody looks.
struct Progress {
  private static let width = 24
  private let total: Int
  private var done: Int

  init(total: Int, done: Int) {
    self.total = total
    self.done = done
  }

  /// Shows what is at work; it stands in one line of 80 columns.
  mutating func begin(_ path: String?) {
    guard Terminal.errors.isInteractive, let path else { return }
    let full = done * Self.width / total
    let bar = String(repeating: "#", count: full) + String(repeating: "-", count: Self.width - full)
    write("\r\u{1B}[K[\(bar)] \(done)/\(total) \(path.suffix(40))")
    done += 1
  }

  /// Takes the bar away, for other lines to be written.
  func clear() {
    if Terminal.errors.isInteractive { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) { Stream.write(Array(text.utf8), to: Stream.errors) }
}
