package import SceneLifecycle

/// An answer with all that led to it.
package struct Answer: Sendable {
  package let question: Question
  package let support: Support
  /// The answer in a sentence.
  package let verdict: String
  package private(set) var reasons: [Reason]
  /// What would turn the answer; `nil` when nothing in the app can.
  package let change: String?

  package init(
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
  package var grade: Grade { reasons.map(\.grade).max() ?? .inferred }
}

/// One thing that led to an answer.
package struct Reason: Sendable {
  /// The reason in a sentence.
  package let text: String
  /// The facts it rests on, the decisive one first.
  package let facts: [FactID]
  /// What would have to be known; `nil` when nothing is open.
  package let question: OpenQuestion?
  /// The key that decided; `nil` when none did.
  package let place: KeyPlace?
  /// The grade where the step taken is weaker than its facts; `nil` when it is as good as they are.
  private let weaker: Grade?

  package init(
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
  package var grade: Grade {
    let own = facts.first.flatMap { Fact.of($0)?.grade } ?? .inferred
    return max(own, weaker ?? own)
  }
}
