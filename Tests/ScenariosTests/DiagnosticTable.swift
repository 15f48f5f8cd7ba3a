import Scenarios

/// Texts with a mistake, and everything that the reader prints about it in full wording.
let mistakes: [(Complaint, String, String)] =
  headerMistakes.map { ($0, $1, $2) }
  + stepMistakes.map { ($0, scenario("when launch A\n" + $1), $2) }

private let headerMistakes: [(Complaint, String, String)] = [
  (
    .fileTooLong, scenario(String(repeating: "#\n", count: 600_000)),
    "1:1: error: file longer than 1048576 bytes"
  ),
  (
    .tooManySteps, scenario("when launch A\n" + String(repeating: "when kill\n", count: 10_001)),
    "10005:1: error: more than 10000 steps"
  ),
  (.wrongFirstLine, "", "1:1: error: first line is '', expected 'scenario 1' or 'trace 1'"),
  (
    .wrongFirstLine, "title T\n",
    "1:1: error: first line is 'title T', expected 'scenario 1' or 'trace 1'"
  ),
  (
    .unknownFormat, "scenario 2\nx",
    "1:10: error: unknown version '2' of the notation, expected '1'"
  ),
  (
    .misplaced, trace("call app willFinishLaunching\nwhen kill"),
    "5:1: error: 'when' does not belong in a trace"
  ),
  (
    .misplaced, scenario("sees willConnect\nwhen launch A"),
    "5:1: error: 'sees' does not belong in a scenario"
  ),
  (
    .misplaced, scenario("from anywhere\nwhen launch A"),
    "5:1: error: 'from' does not belong in a scenario"
  ),
  (
    .expectedOther, trace("from here\nexception\ncall A willConnect"),
    "4:6: error: expected 'anywhere', found 'here'\n5:10: error: expected text in double quotes at the end of the line"
  ),
  (
    .missingHeader, "scenario 1\nwhen launch A",
    "1:1: error: no 'checks' line, expected one in the header\n1:1: error: no 'device' line, expected one in the header\n1:1: error: no 'title' line, expected one in the header"
  ),
  (
    .repeatedHeader, scenario("title U\nwhen launch A"),
    "5:1: error: second 'title' line, expected one"
  ),
  (
    .demandFirst, scenario("then windows 1\nwhen launch A"),
    "5:1: error: 'then' before the first 'when'"
  ),
  (.noSteps, trace("#"), "4:1: error: no steps, expected at least one 'call' line"),
  (
    .unknownRequirement, "scenario 1\ntitle T\ndevice pad 18\nchecks comes-to-rst, x\nwhen launch",
    "4:8: error: unknown requirement 'comes-to-rst'\n4:8: note: did you mean 'comes-to-rest'?\n4:22: error: unknown requirement 'x'"
  ),
  (
    .unknownCapability, scenario("needs document\nwhen launch A"),
    "5:7: error: unknown capability 'document'\n5:7: note: did you mean 'documents'?"
  ),
  (
    .unknownChoice, scenario("given focus = told\nwhen launch A"),
    "5:7: error: unknown choice 'focus'"
  ),
  (
    .choiceGivenTwice,
    scenario("given focus-change = told\ngiven focus-change = silent\nwhen launch A"),
    "6:7: error: choice 'focus-change' given twice"
  ),
  (
    .eachTwice, scenario("each kind = url\neach kind = link\nwhen launch A"),
    "6:6: error: 'each' stands for 'kind' twice"
  ),
  (
    .tooManyVariants,
    scenario("each n = \((0...256).map { "w\($0)" }.joined(separator: ", "))\nwhen launch A"),
    "5:6: error: more than 256 scenarios of one file"
  ),
  (
    .severalScenarios, scenario("each kind = url, link\nwhen launch A with $kind \"x\""),
    "1:1: error: 'each' makes 2 scenarios of the file, where one is read"
  ),
  (
    .unknownIdiom, "trace 1\ntitle T\ndevice watch 5.0\ncall A willConnect",
    "3:8: error: unknown device 'watch'"
  ),
  (
    .noScenes, "trace 1\ntitle T\ndevice pad 12.4\ncall A willConnect",
    "3:8: error: 'pad 12.4' has no scenes, expected version 13.0 or later"
  ),
  (
    .unknownManifest, scenario("manifest single\nwhen launch A"),
    "5:10: error: unknown manifest 'single'"
  ),
  (
    .twiceInList, scenario("source BR-1, BR-2, BR-1\nwhen launch A"),
    "5:20: error: 'BR-1' twice in the list"
  ),
  (
    .saidOfApplication, trace("call app willConnect"),
    "4:10: error: 'willConnect' is a callback of a window, expected a label before it"
  ),
  (
    .unseenCallback, trace("sees willConnect\ncall A sceneDidDisconnect"),
    "5:8: error: 'sceneDidDisconnect' is not among the callbacks that 'sees' lists"
  ),
  (
    .secondNewWindow, scenario("when launch A B"),
    "5:15: error: 'launch' makes one new window, 'B' is the second"
  ),
  (
    .wrongLabel, scenario("when launch a"),
    "5:13: error: 'a' is no label, expected an upper-case letter followed by letters and digits"
  ),
]

/// What stands below `when launch A` in line 5.
private let stepMistakes: [(Complaint, String, String)] = [
  (
    .lineTooLong, "#" + String(repeating: "é", count: 4096),
    "6:4097: error: line longer than 4096 characters"
  ),
  (.controlCharacter, "when\u{0}kill\u{7}", "6:5: error: control character U+0000"),
  (
    .unknownKeyword, "wehn kill",
    "6:1: error: unknown keyword 'wehn'\n6:1: note: did you mean 'when'?"
  ),
  (.notKnownYet, "when lock", "6:6: error: 'lock' is not known yet in this version"),
  (
    .unknownAxis, "when send $kind \"x\"",
    "6:11: error: '$kind' stands for nothing, expected an 'each' line for it above"
  ),
  (
    .unknownPayload, "when send urls \"x\"",
    "6:11: error: unknown kind of payload 'urls'\n6:11: note: did you mean 'url'?"
  ),
  (
    .secondToken, "when launch B with link \"x\" \"y\"",
    "6:29: error: '\"y\"' is a second token, expected one for a payload of kind 'link'"
  ),
  (
    .wrongPlugin, "when subscribe Links",
    "6:16: error: 'Links' is no plugin, expected a lower-case letter followed by letters, digits and hyphens"
  ),
  (
    .headerAfterStep, "source BR-1",
    "6:1: error: 'source' after the first step, expected in the header"
  ),
  (
    .unknownAlternative, "then A active under focus-change = tld",
    "6:36: error: unknown alternative 'tld' of choice 'focus-change'\n6:36: note: did you mean 'told'?"
  ),
  (
    .expectedMore, "when edit A  # no text",
    "6:12: error: expected text in double quotes at the end of the line"
  ),
  (
    .expectedOther, "when edit A draft",
    "6:13: error: expected text in double quotes, found 'draft'"
  ),
  (.unexpected, "when kill A", "6:11: error: unexpected 'A', expected the end of the line"),
  (.openText, "when edit A \"draft\\", "6:13: error: text without a closing quote"),
  (
    .unknownEscape, "when edit A \"é\\u{d800}\"",
    #"6:15: error: unknown escape '\u{d800}', expected \", \\, \n, \t or \u{…}"#
  ),
  (
    .unknownStimulus, "when teleport A",
    "6:6: error: unknown stimulus 'teleport'\n6:6: note: known are: \(Vocabulary.stimuli.joined(separator: ", "))"
  ),
  (
    .unknownFault, "when fault fail",
    "6:12: error: unknown fault 'fail'\n6:12: note: did you mean 'fails'?"
  ),
  (
    .unknownRequest, "when ask A opn \"notes\"",
    "6:12: error: unknown request 'opn'\n6:12: note: did you mean 'open'?"
  ),
  (
    .unknownFact, "then A show \"x\"",
    "6:8: error: unknown fact 'show'\n6:8: note: did you mean 'shows'?"
  ),
  (
    .unknownCallback, "then app willConect",
    "6:10: error: unknown callback 'willConect'\n6:10: note: did you mean 'willConnect'?"
  ),
  (
    .saidOfWindow, "then A didFinishLaunching",
    "6:8: error: 'didFinishLaunching' is a callback of the application, expected 'app' before it"
  ),
  (
    .unboundLabel, "when leave B\nwhen return B",
    "6:12: error: label 'B' has no window yet, expected 'launch', 'open' or 'ask' to make one"
  ),
  (
    .deadLabel, "when discard A\nthen A discarded\nwhen launch A",
    "8:13: error: label 'A' has no window any more, it was removed on line 6"
  ),
  (.boundLabel, "when open A", "6:11: error: label 'A' has a window already, expected a new label"),
]
