/// How well a statement about UIKit is founded, the best first.
public enum Grade: String, CaseIterable, Sendable, Comparable {
  case documented
  case reported
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
  case must
  case should
}
