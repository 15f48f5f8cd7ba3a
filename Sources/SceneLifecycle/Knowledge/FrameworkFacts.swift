/// Facts about the bridges of frameworks, which pass scene events on to plugins.
extension FactID {
  package static let fw01 = FactID("FW-01")
  package static let fw02 = FactID("FW-02")
  package static let fw04 = FactID("FW-04")
  package static let fw14 = FactID("FW-14")
  package static let fw15 = FactID("FW-15")
  package static let fw23 = FactID("FW-23")
}

extension Fact {
  static let frameworks: [Fact] = [
    Fact(
      id: .fw01,
      grade: .reported,
      statement:
        "A plugin is told what a scene is told, and says of what it is handed whether it handled it.",
      source:
        "https://api.flutter.dev/ios-embedder/protocol_flutter_scene_life_cycle_delegate-p.html"
    ),
    Fact(
      id: .fw02,
      grade: .reported,
      statement:
        "Scene events become application events for those plugins alone that do not know scenes.",
      source: "https://github.com/flutter/flutter/issues/171809"
    ),
    Fact(
      id: .fw04,
      grade: .reported,
      statement: "A plugin that registers late is told what it missed.",
      source: "https://github.com/flutter/flutter/issues/186547"
    ),
    Fact(
      id: .fw14,
      grade: .reported,
      statement:
        "Plugins lost URLs and activities until each scene callback was passed on to them, one for one.",
      source: "https://github.com/godotengine/godot/pull/119547"
    ),
    Fact(
      id: .fw15,
      grade: .reported,
      statement:
        "A bridge keeps what came with a connection until those that handle it have registered.",
      source: "https://github.com/defold/defold/pull/13256"
    ),
    Fact(
      id: .fw23,
      grade: .reported,
      statement:
        "A bridge that tells the application of each scene tells it too often where there are two.",
      source: "https://github.com/timonus/TJSceneDelegate"
    ),
  ]
}
