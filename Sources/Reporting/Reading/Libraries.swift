import CLibxml2
import CLibxslt

/// What libxml2 and libxslt need once a process, before any thread uses them.
package enum Libraries {
  private static let isPrepared: Bool = {
    xmlInitParser()
    xsltInit()
    // What is wrong with a file is told by our own errors; the library's own go to standard error.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    return true
  }()

  package static func prepare() { _ = isPrepared }

  /// A message of the libraries in one line.
  static func text(_ message: UnsafePointer<CChar>?) -> String? {
    guard let message else { return nil }
    let words = String(cString: message).split(whereSeparator: \.isWhitespace)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

/// The first message that a library gives while it works.
final class FirstMessage {
  private(set) var text: String?
  private(set) var line = 0

  func take(_ message: String?, line: Int = 0) {
    guard text == nil, let message else { return }
    text = message
    self.line = line
  }
}
