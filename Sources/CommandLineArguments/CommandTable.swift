extension CommandName {
  /// What the sub-command takes; parser and help read this table alone.
  var declaration: CommandDeclaration {
    switch self {
    case .run:
      CommandDeclaration(
        name: self,
        summary: "Puts implementations through the scenarios and writes a report.",
        operands: .scenarios,
        options: [
          .implementation, .infoPlist, .module, .scenarios, .alternatives, .maxRuns, .kill,
          .exactKills, .timeout,
          .deadline, .run, .skip, .output, .jobs, .resume, .strict, .failFast, .expect,
          .updateExpectations,
          .rerunUnexpected, .timings,
        ]
      )
    case .smoke:
      CommandDeclaration(
        name: self,
        summary: "Talks to implementations: what works, and what to write next. Judges nothing.",
        options: [.implementation, .infoPlist, .module, .timeout]
      )
    case .initAdapter:
      CommandDeclaration(
        name: self,
        summary: "Writes an adapter to begin with; 'scenecheck smoke' says what comes next.",
        operands: Operands(placeholder: "FOLDER", atLeast: 1, atMost: 1),
        options: [.language]
      )
    case .initHooks:
      CommandDeclaration(
        name: self,
        summary: "Writes a file beside an app's delegates that says what its windows show.",
        operands: Operands(placeholder: "FOLDER", atLeast: 1, atMost: 1),
        options: [.module]
      )
    case .list:
      CommandDeclaration(
        name: self,
        summary: "Lists the scenarios and what they need, or what else can be named.",
        options: [.implementations, .requirements, .choices, .scenarios, .run, .skip]
      )
    case .lint:
      CommandDeclaration(
        name: self,
        summary: "Checks scenario and trace files; the bundled ones if none is named.",
        operands: .scenarios,
        options: [.scenarios]
      )
    case .validate:
      CommandDeclaration(
        name: self,
        summary: "Says whether recorded traces are legal, or where they stop being so.",
        operands: Operands(placeholder: "TRACE", atLeast: 1, atMost: .max)
      )
    case .report:
      CommandDeclaration(
        name: self,
        summary: "Makes the pages of a results file again.",
        operands: .results,
        options: [.outputBeside]
      )
    case .export:
      CommandDeclaration(
        name: self,
        summary: "Writes a results file to standard output in another format.",
        operands: .results,
        options: [.format]
      )
    case .probe: .probe
    case .explain: .explain
    case .version:
      CommandDeclaration(name: self, summary: "Prints the version.")
    case .help:
      CommandDeclaration(
        name: self,
        summary: "Explains a command, or lists them all.",
        operands: Operands(placeholder: "COMMAND", atLeast: 0, atMost: 1)
      )
    }
  }
}

extension Operands {
  static let scenarios = Operands(placeholder: "FILE|FOLDER", atLeast: 0, atMost: .max)
  static let results = Operands(placeholder: "RESULTS.xml", atLeast: 1, atMost: 1)
}

extension OptionDeclaration {
  static let implementation = OptionDeclaration(
    name: .implementation,
    short: "i",
    value: .pair("NAME=SPEC"),
    repeats: true,
    help: """
      What to judge and its name in the report: builtin:reference, builtin:mutant/FAULT, \
      swift:FOLDER for an app's own delegates, or exec:COMMAND for a program that speaks the line \
      protocol; it begins in an empty folder, so write whole paths. What is built in may stand \
      without NAME=.
      """
  )
  static let infoPlist = OptionDeclaration(
    name: .infoPlist,
    value: .text("FILE"),
    help: "The Info.plist of the app of 'swift:'; that in its folder when left out."
  )
  static let module = OptionDeclaration(
    name: .module,
    value: .text("NAME"),
    help: "The module of the app of 'swift:'; App when left out."
  )
  static let scenarios = OptionDeclaration(
    name: .scenarios,
    value: .text("FOLDER"),
    help: "Takes the scenarios of this folder instead of the bundled ones."
  )
  static let alternatives = OptionDeclaration(
    name: .alternatives,
    value: .oneOf(["all", "default", "every"]),
    help: """
      Where the system may act in several ways: each other way by itself (all, as without this \
      option), one way only (default), or every combination (every).
      """
  )
  static let maxRuns = OptionDeclaration(
    name: .maxRuns,
    value: .count("N"),
    help: "Makes at most N runs of a scenario, 4096 when left out, and says so when it stops short."
  )
  static let kill = OptionDeclaration(
    name: .kill,
    value: .wordOrCount("each", "N"),
    help: """
      Kills the app besides after every step and before every write, or those of step N alone, \
      launches it again and judges what is left.
      """
  )
  static let exactKills = OptionDeclaration(
    name: .exactKills,
    value: .flag,
    help: "Leaves out the kills of programs that race with an answer, so that two runs are equal."
  )
  static let timeout = OptionDeclaration(
    name: .timeout,
    value: .count("SECONDS"),
    help: "How long a program may take for an answer; 5 when left out."
  )
  static let deadline = OptionDeclaration(
    name: .deadline,
    value: .count("SECONDS"),
    help: "How long programs may take for all; what is not judged by then is inconclusive."
  )
  static let run = OptionDeclaration(
    name: .run,
    value: .text("PATTERN"),
    repeats: true,
    help: """
      Only scenarios whose path matches: '*' within a segment, '**' across, '@FILE' for a file \
      with a pattern a line.
      """
  )
  static let skip = OptionDeclaration(
    name: .skip,
    value: .text("PATTERN"),
    repeats: true,
    help: "No scenarios whose path matches, whatever --run says."
  )
  static let output = OptionDeclaration(
    name: .output,
    short: "o",
    value: .text("FOLDER"),
    help: "The folder that the files go to; scenecheck-results when left out."
  )
  static let outputBeside = OptionDeclaration(
    name: .output,
    short: "o",
    value: .text("FOLDER"),
    help: "The folder that the pages go to; that of the results when left out."
  )
  static let jobs = OptionDeclaration(
    name: .jobs,
    short: "j",
    value: .count("N"),
    help: """
      Judges N scenarios at a time, as many as there are processor cores when left out. What is \
      written does not depend on it.
      """
  )
  static let resume = OptionDeclaration(
    name: .resume,
    value: .flag,
    help: "Goes on with the run of which the output folder has the results so far."
  )
  static let language = OptionDeclaration(
    name: .language,
    value: .oneOf(["python", "javascript", "c", "swift"]),
    help: "The language of the adapter; python when left out."
  )
  static let strict = OptionDeclaration(
    name: .strict,
    value: .flag,
    help: "Warnings fail."
  )
  static let failFast = OptionDeclaration(
    name: .failFast,
    short: "x",
    value: .flag,
    help: "Stops at the first result that is not as expected."
  )
  static let expect = OptionDeclaration(
    name: .expect,
    value: .text("FILE"),
    help: """
      The failures that are known, an entry each. They are judged all the same; an entry that is \
      stale, expired or about another failure makes the run fail.
      """
  )
  static let updateExpectations = OptionDeclaration(
    name: .updateExpectations,
    value: .flag,
    help: """
      Writes the file of --expect anew: what the run shows, without stale entries. Only in a run \
      that leaves nothing out.
      """
  )
  static let rerunUnexpected = OptionDeclaration(
    name: .rerunUnexpected,
    value: .count("N"),
    help: """
      Judges N times more what is not as expected, and says whether it is a flake, which is \
      inconclusive.
      """
  )
  static let timings = OptionDeclaration(
    name: .timings,
    value: .flag,
    help: "Writes how long each result took, so that two runs differ."
  )
  static let implementations = OptionDeclaration(
    name: .implementations,
    value: .flag,
    help: "Lists the built-in implementations, what each mutant does and what it breaks."
  )
  static let requirements = OptionDeclaration(
    name: .requirements,
    value: .flag,
    help: "Lists the requirements and what each says."
  )
  static let choices = OptionDeclaration(
    name: .choices,
    value: .flag,
    help: """
      Lists what UIKit leaves open, with each way that it may take, the default first, and how \
      well that is known.
      """
  )
  static let format = OptionDeclaration(
    name: .format,
    value: .oneOf(["junit"]),
    help: "The format to write; junit when left out."
  )
  static let help = OptionDeclaration(
    name: .help,
    short: "h",
    value: .flag,
    help: "Explains the command."
  )
}
