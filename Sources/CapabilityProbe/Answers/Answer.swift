public import SceneLifecycle

/// An answer with all that led to it.
public struct Answer: Sendable {
  /// What was asked.
  public let question: Question
  /// The answer in one word.
  public let support: Support
  /// The answer in a sentence.
  public let verdict: String
  /// Why, the decisive reason first; never empty.
  public private(set) var reasons: [Reason]
  /// What would turn the answer; `nil` when nothing in the app can.
  public let change: String?

  /// An answer; its grade is that of its weakest reason.
  public init(
    _ question: Question,
    _ support: Support,
    _ verdict: String,
    _ reasons: [Reason],
    change: String? = nil
  ) {
    self.question = question
    self.support = support
    self.verdict = verdict
    self.reasons = reasons
    self.change = change
  }

  /// How well the answer is founded: as well as the weakest of its reasons.
  public var grade: Grade { reasons.map(\.grade).max() ?? .inferred }
}

/// One thing that led to an answer.
public struct Reason: Sendable {
  /// The reason in a sentence.
  public let text: String
  /// The facts it rests on, the decisive one first.
  public let facts: [FactID]
  /// What would have to be known; `nil` when nothing is open.
  public let question: OpenQuestion?
  /// The key that decided; `nil` when none did.
  public let place: KeyPlace?
  /// The grade where the step taken is weaker than its facts; `nil` when it is as good as they are.
  private let weaker: Grade?

  /// A reason with the facts it rests on; `weaker` lowers the grade that they would give.
  public init(
    _ text: String,
    _ facts: [FactID],
    question: OpenQuestion? = nil,
    at place: KeyPlace? = nil,
    weaker: Grade? = nil
  ) {
    self.text = text
    self.facts = facts
    self.question = question
    self.place = place
    self.weaker = weaker
  }

  /// How well it is founded: as its first fact, or weaker where we infer.
  public var grade: Grade {
    let own = facts.first.flatMap { Fact.of($0)?.grade } ?? .inferred
    return max(own, weaker ?? own)
  }
}
