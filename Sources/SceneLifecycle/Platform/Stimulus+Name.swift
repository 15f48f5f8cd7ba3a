extension Stimulus {
  /// The stimulus with its windows and no text, as the notation begins it: `edit A`.
  public var name: String {
    switch self {
    case .launch(let labels, let payload, let inBackground):
      (["launch"] + labels.map(\.name)).joined(separator: " ")
        + (payload.map { " with \($0.kind.rawValue)" } ?? "")
        + (inBackground ? " in-background" : "")
    case .open(let label, _): "open \(label)"
    case .leave(let label): "leave \(label)"
    case .return(let label): "return \(label)"
    case .interrupt(let label): "interrupt \(label)"
    case .resume(let label): "resume \(label)"
    case .reclaim(let label): "reclaim \(label)"
    case .close(let label): "close \(label)"
    case .destroy(let label): "destroy \(label)"
    case .discard(let label): "discard \(label)"
    case .kill: "kill"
    case .crash: "crash"
    case .swipeKill(let label): label.map { "swipe-kill \($0)" } ?? "swipe-kill"
    case .focus(let label): "focus \(label)"
    case .edit(let label, _): "edit \(label)"
    case .navigate(let label, _): "navigate \(label)"
    case .present(let label, _): "present \(label)"
    case .commit(let label): "commit \(label)"
    case .makePrivate(let label): "make-private \(label)"
    case .snapshot(let label): "snapshot \(label)"
    case .post: "post"
    case .send(let payload, let label):
      "send \(payload.kind.rawValue)" + (label.map { " to \($0)" } ?? "")
    case .subscribe(let plugin): "subscribe \(plugin.name)"
    case .fault(let fault): "fault \(fault.rawValue)"
    case .ask(let label, _, _): "ask \(label)"
    }
  }
}
