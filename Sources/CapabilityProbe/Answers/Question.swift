/// What the probe answers, in the order of its report.
public enum Question: String, CaseIterable, Sendable {
  /// Does it follow the scene life cycle?
  case sceneApp = "scene-app"
  /// Does it launch?
  case launches
  /// Does it get several windows?
  case multipleScenes = "multiple-scenes"
  /// Is it offered a scene on an external display?
  case externalDisplay = "external-display"
  /// Does it get CarPlay's main scene?
  case carPlay = "carplay"
  /// Does it get a scene on the dashboard of CarPlay?
  case carPlayDashboard = "carplay-dashboard"
  /// Does it get a scene among the car's instruments?
  case carPlayInstruments = "carplay-instruments"
  /// Can it open an immersive space?
  case immersiveSpace = "immersive-space"
  /// Can it open a volumetric window?
  case volumetric
  /// Can its windows be resized?
  case resizable

  /// The question as a heading.
  public var title: String {
    switch self {
    case .sceneApp: "scene app"
    case .launches: "launches"
    case .multipleScenes: "multiple scenes"
    case .externalDisplay: "external display"
    case .carPlay: "CarPlay"
    case .carPlayDashboard: "CarPlay dashboard"
    case .carPlayInstruments: "CarPlay instruments"
    case .immersiveSpace: "immersive space"
    case .volumetric: "volumetric window"
    case .resizable: "resizable"
    }
  }
}
