import SceneLifecycle

extension LineReader {
  /// Reads what follows `then`.
  mutating func statedDemand(line: Int) throws(Abandoned) -> StatedDemand {
    let demand = try demand()
    guard take(.word("under")) else { return StatedDemand(line: line, demand: demand) }
    return StatedDemand(line: line, demand: demand, under: try alternative())
  }

  /// Reads what follows `call`.
  mutating func call(line: Int) throws(Abandoned) -> Trace.Call {
    if take(.word("app")) {
      let callback = try callback(ofApplication: true)
      if let next, case .text = next.kind { throw abandon(.notKnownYet, at: next) }
      return Trace.Call(line: line, label: nil, callback: callback, named: try labels())
    }
    let label = try label()
    let callback = try callback(ofApplication: false)
    if let next, case .text = next.kind { throw abandon(.notKnownYet, at: next) }
    return Trace.Call(line: line, label: label, callback: callback)
  }

  private mutating func demand() throws(Abandoned) -> Demand {
    if let next, case .text = next.kind {
      position += 1
      if case .text(let token) = next.kind, take(.word("unhandled")) {
        return .unhandled(token: token)
      }
      throw expected("'unhandled' after text")
    }
    let (word, token) = try word("a fact")
    switch word {
    case "app":
      let callback = try callback(ofApplication: true)
      return .appCalled(callback, try labels(until: ["under"]))
    case "document":
      let document = try text()
      guard take(.word("is")) else { throw expected("'is'") }
      return .document(document, is: try text())
    case "record": return try record()
    case "windows": return .windows(try number())
    case "starts": return .starts(try number())
    case "observers": return .observers(try label(), try number())
    case "resources": return .resources(try label(), try number())
    case "refused":
      let domain = try self.word("a domain").word
      return .refused(Refusal(domain: domain, code: try number()))
    default:
      if Self.isLabel(word) { return try demand(of: Label(word)) }
      if Vocabulary.laterFacts.contains(word) { throw abandon(.notKnownYet, at: token) }
      if Self.isPlugin(word), take(.word("gets")) {
        return .gets(plugin: word, try callback(ofApplication: false), try label())
      }
      throw unknown(
        .unknownFact,
        token,
        among: Vocabulary.leadingFacts,
        note: leadingNote(word, nextWord)
      )
    }
  }

  /// What to write instead of a word that begins no fact, in view of the one after it.
  private func leadingNote(_ word: String, _ following: String?) -> String {
    if let callback = Callback(rawValue: word) {
      if callback.isApplications { return "'app' goes first: 'app \(word)'" }
      let label = following.flatMap { Self.isLabel($0) ? $0 : nil } ?? "A"
      return "the label goes first: '\(label) \(word)'"
    }
    if let following, Vocabulary.windowFacts.contains(following) {
      return "a label begins with an upper-case letter"
    }
    return Vocabulary.factNote
  }

  private mutating func record() throws(Abandoned) -> Demand {
    let label = try label()
    if take(.word("kept")) { return .record(label, kept: true) }
    if take(.word("gone")) { return .record(label, kept: false) }
    throw expected("'kept' or 'gone'")
  }

  private mutating func demand(of label: Label) throws(Abandoned) -> Demand {
    let start = position
    let (word, token) = try word("a fact")
    switch word {
    case "shows": return .shows(label, try text())
    case "at": return .at(label, try text())
    case "document": return .showsDocument(label, try text())
    case "nothing": return .nothing(label)
    case "handles": return .handles(label, token: try text())
    case "presents": return .presents(label, try text())
    case "covered": return .covered(label)
    case "only":
      let entry = { (line: inout Self) throws(Abandoned) in
        try line.callback(ofApplication: false)
      }
      return .only(label, try list(distinct: false, entry))
    default:
      if let state = WindowState(rawValue: word) { return .state(label, state) }
      if Vocabulary.laterWindowFacts.contains(word) { throw abandon(.notKnownYet, at: token) }
      guard Callback(rawValue: word) != nil else {
        throw unknown(
          .unknownFact,
          token,
          among: Vocabulary.windowFacts,
          note: Vocabulary.windowFactNote
        )
      }
      position = start
      return .called(label, try callback(ofApplication: false))
    }
  }
}
