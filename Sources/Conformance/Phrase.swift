package import SceneLifecycle

/// Words for people about a break, in which sessions stand for the windows that the user knows.
///
/// The judges know sessions alone; who knows the labels puts them in.
package struct Phrase: Hashable, Sendable {
  private enum Part: Hashable {
    case text(String)
    case session(SessionID)
  }

  private var parts: [Part] = []

  /// The words, with `name` for each session; a session without a name is `session s1`, and a label
  /// that no scenario can give is that of a window which the app had made.
  package func text(_ name: (SessionID) -> Label?) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .session(let id): name(id).map(Self.window) ?? "session \(id)"
      }
    }
    .joined()
  }

  private static func window(_ label: Label) -> String {
    label.name.first?.isLowercase == true ? "a new window (\(label))" : "window \(label)"
  }
}

extension Phrase: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var phrase = Phrase()

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) { phrase.parts.append(.text(literal)) }

    package mutating func appendInterpolation(_ text: String) { appendLiteral(text) }

    package mutating func appendInterpolation(_ number: Int) { appendLiteral("\(number)") }

    package mutating func appendInterpolation(_ label: Label) { appendLiteral(label.name) }

    package mutating func appendInterpolation(_ id: SessionID) { phrase.parts.append(.session(id)) }

    package mutating func appendInterpolation(_ other: Phrase) { phrase.parts += other.parts }

    /// A scene is its session's window.
    package mutating func appendInterpolation(_ scene: SceneID) {
      appendInterpolation(scene.session)
    }

    /// Some sessions, with commas between them.
    package mutating func appendInterpolation(_ ids: [SessionID]) {
      for (place, id) in ids.enumerated() {
        if place > 0 { appendLiteral(", ") }
        appendInterpolation(id)
      }
    }
  }

  package init(stringLiteral text: String) { parts = [.text(text)] }

  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.phrase }

  /// Words in which no session stands.
  package init(_ text: String) { parts = [.text(text)] }
}
