import SceneLifecycle

/// What may be left of a scene after its disconnect; nothing of it is held here (LIFE-04).
@MainActor struct Remains {
  let scene: SceneID
  private let objects: [Remnant]

  private struct Remnant {
    weak var object: AnyObject?
  }

  init(of scene: UIScene, _ id: SceneID) {
    self.scene = id
    var objects: [AnyObject] = [scene]
    if let delegate = scene.delegate { objects.append(delegate) }
    for window in (scene as? UIWindowScene)?.windows ?? [] {
      objects.append(window)
      if let controller = window.rootViewController { objects.append(controller) }
    }
    self.objects = objects.map { Remnant(object: $0) }
  }

  /// How many of its objects are still there.
  var count: Int { objects.count { $0.object != nil } }
}
