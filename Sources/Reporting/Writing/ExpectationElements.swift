import Conformance
import SceneLifecycle

extension XMLStream {
  /// Writes the entry that is about a break.
  func write(_ reason: ExpectationMark.Reason) {
    element(
      "expectation",
      [
        ("line", String(reason.line)), ("owner", reason.owner), ("until", reason.until),
        ("href", reason.link),
      ],
      text: reason.observed
    )
  }

  func write(_ stale: StaleExpectation) {
    element(
      "stale",
      [
        ("line", String(stale.line)), ("scenario", stale.scenario),
        ("requirement", stale.requirement.rawValue), ("implementation", stale.implementation),
        ("owner", stale.owner),
      ],
      text: stale.observed
    )
  }

  func write(_ tries: Tries) {
    element(
      "tries",
      [
        ("made", String(tries.made)), ("failing", String(tries.failing)),
        ("inconclusive", String(tries.inconclusive)), ("flake", tries.isFlake ? "true" : nil),
      ]
    )
  }
}
