import Recordings
import Scenarios
import SceneLifecycle
import Testing

/// Copies of legal recordings with one line changed: the changed line itself is what is refused.
@Suite struct CorruptedTests {
  /// A change of the line with this number.
  enum Change: Sendable, CustomTestStringConvertible {
    /// The line is missing, so that the next one stands in its place.
    case drop(Int)
    /// The line comes twice; the second is the one too many.
    case double(Int)
    /// The line and the next change places.
    case swap(Int)
    /// The line speaks of this window instead.
    case relabel(Int, String)
    /// This line comes before it.
    case insert(Int, String)

    var testDescription: String { "\(self)" }

    func applied(to lines: [String]) -> (lines: [String], wrong: Int) {
      var lines = lines
      switch self {
      case .drop(let line):
        lines.remove(at: line - 1)
        return (lines, line)
      case .double(let line):
        lines.insert(lines[line - 1], at: line)
        return (lines, line + 1)
      case .swap(let line):
        lines.swapAt(line - 1, line)
        return (lines, line)
      case .relabel(let line, let label):
        lines[line - 1] = lines[line - 1].replacing(" A ", with: " \(label) ")
        return (lines, line)
      case .insert(let line, let text):
        lines.insert(text, at: line - 1)
        return (lines, line)
      }
    }
  }

  static let changes: [(String, Change)] = [
    // A launch is in its order, each callback once.
    ("first-launch", .drop(8)), ("first-launch", .swap(7)), ("first-launch", .double(9)),
    ("first-launch", .drop(10)), ("first-launch", .drop(11)), ("first-launch", .swap(11)),
    ("first-launch", .double(12)), ("first-launch", .relabel(10, "B")),
    // Leaving and returning go through every state.
    ("leave-and-return", .double(13)), ("leave-and-return", .swap(13)),
    ("leave-and-return", .drop(13)), ("leave-and-return", .double(14)),
    ("leave-and-return", .relabel(14, "B")), ("leave-and-return", .swap(15)),
    ("leave-and-return", .drop(17)), ("leave-and-return", .double(17)),
    ("leave-and-return", .relabel(18, "B")), ("peek", .relabel(14, "B")), ("peek", .drop(13)),
    // Nothing comes to a scene after its disconnect; the next one is a connection.
    ("reclaim-and-reselect", .insert(18, "call     A sceneDidEnterBackground")),
    ("reclaim-and-reselect", .insert(18, "call     A sceneWillEnterForeground")),
    ("reclaim-and-reselect", .insert(18, "call     A sceneDidBecomeActive")),
    ("reclaim-and-reselect", .double(17)), ("reclaim-and-reselect", .drop(18)),
    ("reclaim-and-reselect", .insert(18, "call     app configurationForConnecting A")),
    // A discard follows its disconnect, once, and the session does not come back.
    ("destroy-by-code", .swap(17)), ("destroy-by-code", .drop(17)),
    ("destroy-by-code", .double(18)),
    ("destroy-by-code", .insert(19, "call     B willConnect")),
    ("late-discard-first", .drop(17)), ("late-discard-first", .swap(18)),
    ("late-discard-after-connect", .double(20)),
    // A swiped window: one new scene, which only passes through the foreground.
    ("swiped-away-fast", .double(9)), ("swiped-away-fast", .drop(12)),
    ("swiped-away-fast", .swap(12)), ("swiped-away-fast", .relabel(10, "B")),
    ("swiped-away-fast", .insert(12, "call     A sceneDidBecomeActive")),
  ]

  @Test(arguments: changes)
  func `the changed line is the one refused`(name: String, change: Change) throws {
    let text = try #require(bundledTraces["recorded/\(name).trace"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let (changed, wrong) = change.applied(to: lines)
    #expect(try wrongLine(changed.joined(separator: "\n")) == wrong)
  }

  @Test func `the refusal names the states, what was admissible and the facts`() throws {
    let wrong = try trace(launched + "call A sceneWillEnterForeground")
    guard case .illegal(let misfit) = Recording.judge(wrong) else {
      Issue.record("the recording is not refused")
      return
    }
    #expect(misfit.call.line == 12)
    #expect(misfit.possible == ["A active"])
    #expect(misfit.admissible.contains("A sceneWillResignActive"))
    #expect(misfit.admissible.contains("app configurationForConnecting a new label"))
    #expect(!misfit.admissible.contains("A sceneWillEnterForeground"))
    #expect(misfit.facts.map(\.description) == ["LIFE-21", "LIFE-24"])
    #expect(
      misfit.message
        == "no run gives 'A sceneWillEnterForeground' here, where the state is: A active (LIFE-21, LIFE-24)"
    )
    #expect(misfit.hint.hasPrefix("admissible here: "))
  }
}
