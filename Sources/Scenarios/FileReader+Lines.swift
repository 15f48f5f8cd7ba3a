import SceneLifecycle

extension FileReader {
  static func withoutEnding(_ path: String) -> String {
    for ending in [".scenario", ".trace"] where path.hasSuffix(ending) {
      return String(path.dropLast(ending.count))
    }
    return path
  }

  /// Whether the line is a title, which is not taken apart.
  static func isTitle(_ scalars: [Unicode.Scalar]) -> Bool {
    SourceLine.firstWord(of: scalars) == "title"
  }

  mutating func report(_ finding: Finding) {
    report(finding, at: line)
  }

  private mutating func report(_ finding: Finding, at line: Int) {
    diagnostics.append(finding.diagnostic(path: path, line: line))
  }

  /// Remembers that a line was there which is too long to be read.
  mutating func noteKeyword(of scalars: [Unicode.Scalar]) {
    let keyword = SourceLine.firstWord(of: scalars)
    if Vocabulary.headers.contains(keyword) { seenHeaders.insert(keyword) }
    if keyword == kind.step { stepCount += 1 }
  }

  mutating func readTitle(
    _ scalars: [Unicode.Scalar],
    _ reader: inout LineReader
  ) throws(Abandoned) {
    guard let start = scalars.firstIndex(where: { !$0.isBlank }) else { return }
    // The reader holds the keyword alone, at column 1.
    let keyword = Token(kind: .word("title"), column: start + 1, source: "title")
    try checkHeader(keyword, &reader)
    guard let rest = SourceLine.rest(of: scalars) else {
      let column = start + 6
      reader.findings.append(
        Finding(complaint: .expectedMore, column: column, words: ["a title"])
      )
      throw Abandoned()
    }
    title = rest.text
  }

  private mutating func checkHeader(
    _ keyword: Token,
    _ reader: inout LineReader
  ) throws(Abandoned) {
    let name = keyword.source
    let onlyIn: [String: Kind] = [
      "needs": .scenario, "checks": .scenario, "given": .scenario, "each": .scenario,
      "sees": .trace,
      "from": .trace, "exception": .trace,
    ]
    if let home = onlyIn[name], home != kind {
      reader.report(.misplaced, [name, kind.rawValue], at: keyword)
      throw Abandoned()
    }
    if stepCount > 0 { reader.report(.headerAfterStep, [name], at: keyword) }
    // Each choice and each axis has a line of its own; two of the same are found there.
    if !seenHeaders.insert(name).inserted, name != "given", name != "each" {
      reader.report(.repeatedHeader, [name], at: keyword)
    }
  }

  mutating func readHeader(_ keyword: Token, _ reader: inout LineReader) throws(Abandoned) {
    try checkHeader(keyword, &reader)
    switch keyword.source {
    case "source":
      sources = try reader.list { (line: inout LineReader) throws(Abandoned) in try line.source() }
    case "device":
      device = try reader.device()
    case "manifest":
      manifest = try reader.manifest()
    case "needs":
      needs = try reader.list { (line: inout LineReader) throws(Abandoned) in
        try line.capability()
      }
    case "checks":
      checks = try reader.list { (line: inout LineReader) throws(Abandoned) in
        try line.requirement()
      }
    case "given":
      let start = reader.next
      let taken = try reader.alternative()
      if let start, given.contains(where: { $0.choice == taken.choice }) {
        reader.report(.choiceGivenTwice, [taken.choice.rawValue], at: start)
      }
      given.append(taken)
    case "each": try readAxis(&reader)
    case "from":
      guard reader.take(.word("anywhere")) else { throw reader.expected("'anywhere'") }
      beginsAnywhere = true
    case "exception":
      exception = try reader.text()
    default:
      sees = try reader.list { (line: inout LineReader) throws(Abandoned) in try line.callback() }
    }
  }

  private mutating func readAxis(_ reader: inout LineReader) throws(Abandoned) {
    let start = reader.next
    let axis = try reader.axis()
    if let start, axes.contains(where: { $0.name == axis.name }) {
      throw reader.abandon(.eachTwice, at: start)
    }
    axes.append(axis)
    if axes.reduce(1, { $0 * $1.values.count }) > Self.maximumVariants, let start {
      throw reader.abandon(.tooManyVariants, at: start)
    }
    if variant[axis.name] == nil { variant.add(axis.values[0], for: axis.name) }
  }

  mutating func readStep(_ keyword: Token, _ reader: inout LineReader) throws(Abandoned) {
    let isCall = keyword.source == "call"
    guard isCall == (kind == .trace) else {
      // Such a line still counts, or a missing step would be reported as well.
      stepCount += 1
      reader.report(.misplaced, [keyword.source, kind.rawValue], at: keyword)
      throw Abandoned()
    }
    if keyword.source == "then", stepCount == 0 {
      reader.report(.demandFirst, [], at: keyword)
    }
    if keyword.source != "then" {
      stepCount += 1
      if stepCount == Self.maximumSteps + 1 { reader.report(.tooManySteps, [], at: keyword) }
    }
    let start = reader.position
    switch keyword.source {
    case "when":
      let stimulus: Stimulus
      do {
        stimulus = try reader.stimulus()
      } catch {
        // Whatever the line was meant to say, its windows are not the next error.
        for token in reader.tokens[start...] where LineReader.isLabel(token.source) {
          bindings.assume(Label(token.source))
        }
        throw error
      }
      for wrong in bindings.apply(stimulus, line: line) {
        let token = reader.token(of: wrong.label, from: start) ?? keyword
        reader.report(wrong.complaint, wrong.words, at: token)
      }
      steps.append(Step(line: line, stimulus: stimulus))
    case "then":
      let stated = try reader.statedDemand(line: line)
      for label in stated.demand.labels where !bindings.knows(label) {
        let token = reader.token(of: label, from: start) ?? keyword
        reader.report(.unboundLabel, [label.name], at: token)
        bindings.assume(label)
      }
      if !steps.isEmpty { steps[steps.count - 1].demands.append(stated) }
    default:
      let call = try reader.call(line: line)
      if let sees, !sees.contains(call.callback), start + 1 < reader.tokens.count {
        reader.report(.unseenCallback, [call.callback.rawValue], at: reader.tokens[start + 1])
      }
      calls.append(call)
    }
  }

  /// Reports what a whole file must have, at the line that it should stand below.
  mutating func reportMissing() {
    let required = kind == .scenario ? ["title", "device", "checks"] : ["title", "device"]
    for keyword in required where !seenHeaders.contains(keyword) {
      report(Finding(complaint: .missingHeader, column: 1, words: [keyword]), at: 1)
    }
    if stepCount == 0 {
      report(Finding(complaint: .noSteps, column: 1, words: [kind.step]), at: line)
    }
  }
}

extension LineReader {
  /// Where a label stands.
  func token(of label: Label, from start: Int) -> Token? {
    tokens[start...].last { $0.kind == .word(label.name) }
  }
}
