import CommandLineArguments
import Conformance
import Harness
import Reporting

/// Talks to implementations, and says what works and what to write next.
enum SmokeCommand {
  static func run(_ arguments: ParsedArguments) throws(Stop) -> ExitStatus {
    var isWrong = false
    for participant in try Participant.all(arguments) {
      var smoke = Smoke(participant.implementation)
      print("\(participant.facts.name)  \(VisibleText.line(participant.facts.specification))")
      for line in smoke.run() {
        switch line {
        case .works(let text): show("  works  ", text)
        case .next(let text): show("  next   ", text)
        case .wrong(let text):
          show("  wrong  ", text)
          isWrong = true
        }
      }
      print(isWrong ? "" : "  it can be judged: scenecheck run --run 'data-safety/**' is a start\n")
    }
    return isWrong ? .undecided : .asExpected
  }

  private static func show(_ mark: String, _ text: String) {
    for (place, line) in text.split(separator: "\n").enumerated() {
      print(VisibleText.line((place == 0 ? mark : "         ") + line))
    }
  }
}
