import SceneLifecycle

extension LineReader {
  mutating func stimulus() throws(Abandoned) -> Stimulus {
    let (word, token) = try word("a stimulus")
    switch word {
    case "launch": return try launch()
    case "send": return try send()
    case "subscribe": return .subscribe(try plugin())
    case "kill": return .kill
    case "crash": return .crash
    case "swipe-kill": return .swipeKill(next == nil ? nil : try label())
    case "open": return .open(try label(), document: next == nil ? nil : try text())
    case "edit": return .edit(try label(), try text())
    case "navigate": return .navigate(try label(), try text())
    case "present": return .present(try label(), try text())
    case "post": return .post(try text())
    case "ask": return try ask()
    case "fault": return .fault(try name("a fault", .unknownFault))
    default:
      guard let make = Self.addressed[word] else {
        if Vocabulary.laterStimuli.contains(word) { throw abandon(.notKnownYet, at: token) }
        throw unknown(
          .unknownStimulus,
          token,
          among: Vocabulary.stimuli,
          note: Vocabulary.stimulusNote
        )
      }
      return make(try label())
    }
  }

  /// The stimuli that a label alone follows.
  private static let addressed: [String: @Sendable (Label) -> Stimulus] = [
    "leave": { .leave($0) },
    "return": { .return($0) },
    "interrupt": { .interrupt($0) },
    "resume": { .resume($0) },
    "reclaim": { .reclaim($0) },
    "close": { .close($0) },
    "destroy": { .destroy($0) },
    "discard": { .discard($0) },
    "focus": { .focus($0) },
    "commit": { .commit($0) },
    "make-private": { .makePrivate($0) },
    "snapshot": { .snapshot($0) },
  ]

  private mutating func ask() throws(Abandoned) -> Stimulus {
    let label = try label()
    let wish = try wish()
    guard take(.word("as")) else { return .ask(label, wish, as: nil) }
    return .ask(label, wish, as: try self.label())
  }

  private mutating func wish() throws(Abandoned) -> LabelledWish {
    let (word, token) = try word("a request")
    switch word {
    case "open": return .open(try text())
    case "new":
      // The full grammar has a role here.
      if let next, let word = nextWord, word != "as" { throw abandon(.notKnownYet, at: next) }
      return .newWindow
    case "activate": return .activate(try label())
    case "destroy": return .destroy(try label())
    case "refresh": return .refresh(try label())
    default: throw unknown(.unknownRequest, token, among: Vocabulary.requests)
    }
  }
}
