/// What the probe answers, in the order of its report.
public enum Question: String, CaseIterable, Sendable {
  case sceneApp = "scene-app"
  case launches
  case multipleScenes = "multiple-scenes"
  case externalDisplay = "external-display"
  case carPlay = "carplay"
  case carPlayDashboard = "carplay-dashboard"
  case carPlayInstruments = "carplay-instruments"
  case immersiveSpace = "immersive-space"
  case volumetric
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
