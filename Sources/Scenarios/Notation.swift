public import SceneLifecycle

extension Stimulus {
  /// As the notation says it, without `when`: `edit A "first draft"`.
  public var notation: String {
    switch self {
    case .open(_, let document): name + (document.map { " " + quoted($0) } ?? "")
    case .edit(_, let text), .navigate(_, let text), .present(_, let text), .post(let text):
      "\(name) \(quoted(text))"
    case .ask(_, let wish, let new): "\(name) \(wish.notation)" + (new.map { " as \($0)" } ?? "")
    case .launch(let labels, let payload, let inBackground):
      words("launch", labels) + (payload.map { " with \($0.notation)" } ?? "")
        + (inBackground ? " in-background" : "")
    case .send(let payload, let label):
      "send \(payload.notation)" + (label.map { " to \($0)" } ?? "")
    case .subscribe(let plugin):
      name + (plugin.isLegacy ? " legacy" : "")
        + (plugin.claims.map { " claims \($0.rawValue)" } ?? "")
    case .leave, .return, .interrupt, .resume, .reclaim, .close, .destroy, .discard,
      .kill, .crash, .swipeKill, .focus, .commit, .makePrivate, .snapshot, .fault:
      name
    }
  }
}

extension Payload {
  /// As the notation says it: `url "notes://a" for "notes"`.
  public var notation: String {
    ([kind.rawValue] + tokens.map(quoted)).joined(separator: " ")
      + (target.map { " for \(quoted($0))" } ?? "")
  }
}

extension LabelledWish {
  /// As the notation says it: `open "notes"`.
  public var notation: String {
    switch self {
    case .open(let document): "open \(quoted(document))"
    case .newWindow: "new"
    case .activate(let label): "activate \(label)"
    case .destroy(let label): "destroy \(label)"
    case .refresh(let label): "refresh \(label)"
    }
  }
}

extension Demand {
  /// As the notation says it, without `then`: `A shows "first draft"`.
  public var notation: String {
    switch self {
    case .shows(let label, let text): "\(label) shows \(quoted(text))"
    case .at(let label, let place): "\(label) at \(quoted(place))"
    case .showsDocument(let label, let document): "\(label) document \(quoted(document))"
    case .document(let document, let text): "document \(quoted(document)) is \(quoted(text))"
    case .called(let label, let callback): "\(label) \(callback.rawValue)"
    case .appCalled(let callback, let labels): words("app \(callback.rawValue)", labels)
    case .only(let label, let callbacks):
      "\(label) only \(callbacks.map(\.rawValue).joined(separator: ", "))"
    case .nothing(let label): "\(label) nothing"
    case .state(let label, let state): "\(label) \(state.rawValue)"
    case .record(let label, let kept): "record \(label) \(kept ? "kept" : "gone")"
    case .windows(let number): "windows \(number)"
    case .observers(let label, let number): "observers \(label) \(number)"
    case .resources(let label, let number): "resources \(label) \(number)"
    case .refused(let refusal): "refused \(refusal.domain) \(refusal.code)"
    case .presents(let label, let text): "\(label) presents \(quoted(text))"
    case .covered(let label): "\(label) covered"
    case .starts(let number): "starts \(number)"
    case .handles(let label, let token): "\(label) handles \(quoted(token))"
    case .unhandled(let token): "\(quoted(token)) unhandled"
    case .gets(let plugin, let callback, let label): "\(plugin) gets \(callback.rawValue) \(label)"
    }
  }
}

extension Trace.Call {
  /// As the notation says it, without `call`: `A willConnect`.
  public var notation: String { words("\(label?.name ?? "app") \(callback.rawValue)", named) }
}

func words(_ first: String, _ labels: [Label]) -> String {
  ([first] + labels.map(\.name)).joined(separator: " ")
}

/// The text in double quotes, with escapes where it needs them.
package func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case let scalar where scalar.isControl: result += "\\u{\(String(scalar.value, radix: 16))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
