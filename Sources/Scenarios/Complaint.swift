/// Everything that the reader can say about a file; `…` stands for what the message fills in.
public enum Complaint: String, CaseIterable, Sendable {
  case fileTooLong = "file longer than 1048576 bytes"
  case lineTooLong = "line longer than 4096 characters"
  case tooManySteps = "more than 10000 steps"
  case controlCharacter = "control character U+…"
  case wrongFirstLine = "first line is '…', expected 'scenario 1' or 'trace 1'"
  case unknownFormat = "unknown version '…' of the notation, expected '1'"
  case unknownKeyword = "unknown keyword '…'"
  case notKnownYet = "'…' is not known yet in this version"
  case misplaced = "'…' does not belong in a …"
  case missingHeader = "no '…' line, expected one in the header"
  case repeatedHeader = "second '…' line, expected one"
  case headerAfterStep = "'…' after the first step, expected in the header"
  case demandFirst = "'then' before the first 'when'"
  case noSteps = "no steps, expected at least one '…' line"
  case expectedMore = "expected … at the end of the line"
  case expectedOther = "expected …, found '…'"
  case unexpected = "unexpected '…', expected the end of the line"
  case wrongLabel = "'…' is no label, expected an upper-case letter followed by letters and digits"
  case wrongPlugin =
    "'…' is no plugin, expected a lower-case letter followed by letters, digits and hyphens"
  case secondToken = "'…' is a second token, expected one for a payload of kind '…'"
  case openText = "text without a closing quote"
  case unknownEscape = "unknown escape '…', expected \\\", \\\\, \\n, \\t or \\u{…}"
  case unknownStimulus = "unknown stimulus '…'"
  case unknownPayload = "unknown kind of payload '…'"
  case unknownFault = "unknown fault '…'"
  case unknownRequest = "unknown request '…'"
  case unknownFact = "unknown fact '…'"
  case unknownCallback = "unknown callback '…'"
  case unknownRequirement = "unknown requirement '…'"
  case unknownCapability = "unknown capability '…'"
  case unknownChoice = "unknown choice '…'"
  case unknownAlternative = "unknown alternative '…' of choice '…'"
  case unknownIdiom = "unknown device '…'"
  case unknownManifest = "unknown manifest '…'"
  case noScenes = "'…' has no scenes, expected version … or later"
  case twiceInList = "'…' twice in the list"
  case choiceGivenTwice = "choice '…' given twice"
  case eachTwice = "'each' stands for '…' twice"
  case tooManyVariants = "more than 256 scenarios of one file"
  case unknownAxis = "'…' stands for nothing, expected an 'each' line for it above"
  case severalScenarios = "'each' makes … scenarios of the file, where one is read"
  case saidOfWindow = "'…' is a callback of the application, expected 'app' before it"
  case saidOfApplication = "'…' is a callback of a window, expected a label before it"
  case unseenCallback = "'…' is not among the callbacks that 'sees' lists"
  case unboundLabel = "label '…' has no window yet, expected 'launch', 'open' or 'ask' to make one"
  case deadLabel = "label '…' has no window any more, it was removed on line …"
  case boundLabel = "label '…' has a window already, expected a new label"
  case secondNewWindow = "'launch' makes one new window, '…' is the second"

  /// The message with its gaps filled in, in order.
  package func message(_ words: [String]) -> String { rawValue.fillingGaps(with: words) }
}

extension String {
  /// A template of a message with each `…` replaced by the next word.
  package func fillingGaps(with words: [String]) -> String {
    // The list of escapes at the end of one template holds a `…` of its own, which stays.
    var parts = unicodeScalars.split(separator: "…", omittingEmptySubsequences: false)
      .map { String(String.UnicodeScalarView($0)) }[...]
    var message = parts.popFirst() ?? ""
    var words = words[...]
    while let part = parts.popFirst() {
      message += (words.popFirst() ?? "…") + part
    }
    return message
  }
}

/// Something wrong at its place in a line.
package struct Finding: Hashable, Sendable {
  package let message: String
  /// The Unicode scalar of the line, from 1.
  package let column: Int
  /// What may have been meant; `nil` when nobody can tell.
  package let note: String?

  /// What is wrong, in a file of any of our notations.
  package init(message: String, column: Int, note: String? = nil) {
    self.message = message
    self.column = column
    self.note = note
  }

  /// What is wrong, with the gaps of the complaint filled in.
  package init(complaint: Complaint, column: Int, words: [String], note: String? = nil) {
    self.init(message: complaint.message(words), column: column, note: note)
  }

  /// The finding as an error of a file.
  package func diagnostic(path: String, line: Int) -> Diagnostic {
    Diagnostic(path: path, line: line, column: column, message: message, note: note)
  }
}
