import SceneLifecycle

extension Run {
  /// What the step has the user do inside the app; `nil` when it is no such step, or has no scene.
  func action(_ stimulus: Stimulus) -> Action? {
    func scene(_ label: Label) -> SceneID? { platform.sceneID(of: label) }
    func id(_ label: Label) -> SessionID { platform.sessionID(of: label) ?? SessionID(0) }
    switch stimulus {
    case .edit(let label, let text): return scene(label).map { .edit($0, text) }
    case .navigate(let label, let place): return scene(label).map { .navigate($0, place) }
    case .present(let label, let text): return scene(label).map { .present($0, text) }
    case .commit(let label): return scene(label).map { .commit($0) }
    case .makePrivate(let label): return scene(label).map { .makePrivate($0) }
    case .post(let text): return .post(text)
    case .subscribe(let plugin): return .subscribe(plugin)
    case .ask(let label, let wish, _):
      let plain: Wish =
        switch wish {
        case .open(let document): .open(document: document)
        case .newWindow: .newWindow
        case .activate(let other): .activate(id(other))
        case .destroy(let other): .destroy(id(other))
        case .refresh(let other): .refresh(id(other))
        }
      return scene(label).map { .ask($0, plain) }
    default: return nil
    }
  }
}
