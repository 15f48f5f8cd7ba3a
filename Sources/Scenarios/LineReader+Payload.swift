import SceneLifecycle

/// What comes from outside, and the plugins that hear of it.
extension LineReader {
  mutating func launch() throws(Abandoned) -> Stimulus {
    let labels = try labels(until: ["with", "in-background"])
    let payload = take(.word("with")) ? try payload() : nil
    return .launch(labels, with: payload, inBackground: take(.word("in-background")))
  }

  mutating func send() throws(Abandoned) -> Stimulus {
    let payload = try payload()
    return .send(payload, to: take(.word("to")) ? try label() : nil)
  }

  private mutating func payload() throws(Abandoned) -> Payload {
    let kind: Payload.Kind = try name("a kind of payload", .unknownPayload)
    var tokens = [try text()]
    while let next, case .text(let token) = next.kind {
      if kind != .url { report(.secondToken, [next.source, kind.rawValue], at: next) }
      if tokens.contains(token) { report(.twiceInList, [next.source], at: next) }
      tokens.append(token)
      position += 1
    }
    return Payload(kind, tokens, target: take(.word("for")) ? try text() : nil)
  }

  mutating func plugin() throws(Abandoned) -> Plugin {
    let (name, token) = try word("a plugin")
    guard Self.isPlugin(name) else { throw abandon(.wrongPlugin, at: token) }
    let isLegacy = take(.word("legacy"))
    let claims: Payload.Kind? =
      take(.word("claims")) ? try self.name("a kind of payload", .unknownPayload) : nil
    return Plugin(name, isLegacy: isLegacy, claims: claims)
  }

  static func isPlugin(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, ("a"..."z").contains(first) else { return false }
    return word.unicodeScalars.allSatisfy { $0.isAlphanumeric || $0 == "-" }
  }
}
