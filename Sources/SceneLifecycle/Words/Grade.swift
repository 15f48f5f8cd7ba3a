/// How well a statement about UIKit is founded, the best first.
public enum Grade: String, CaseIterable, Sendable, Comparable {
  /// Apple says so: a page, a header, a session or an engineer.
  case documented
  /// Developers saw it; it can happen.
  case reported
  /// It follows from what is documented or reported.
  case inferred

  public static func < (left: Grade, right: Grade) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .documented: 0
    case .reported: 1
    case .inferred: 2
    }
  }
}

/// How binding a requirement is.
public enum Level: String, CaseIterable, Sendable {
  /// An app has to; a break of what is documented is a fail.
  case must
  /// An app is advised to; a break is a warning.
  case should
}
