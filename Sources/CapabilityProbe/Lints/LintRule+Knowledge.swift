public import SceneLifecycle

extension LintRule {
  /// How much the mistake matters.
  public var level: Level {
    switch self {
    case .unknownRole, .noDelegate, .delegateNotFound, .moduleName, .windowDelegateForCar,
      .flagType, .wrongType:
      .error
    case .noManifest, .unknownEntryKey, .unknownManifestKey, .duplicateName,
      .configurationNotDeclared, .storyboardNotFound, .undeclaredActivity, .severalAndFullScreen,
      .mainStoryboard, .twoRoots, .orientations:
      .warning
    case .noConfigurations, .unnamedConfiguration, .flagUnused, .deprecatedRole: .note
    }
  }

  /// What the rule rests on, the decisive fact first.
  public var facts: [FactID] {
    switch self {
    case .noManifest: [.cap06, .cap53, .cap56]
    case .noConfigurations: [.cap15, .cap57, .cap23]
    case .unknownRole, .deprecatedRole: self == .unknownRole ? [.cap12] : [.cap27]
    case .unknownEntryKey: [.cap13, .cap14]
    case .unknownManifestKey: [.cap17]
    case .unnamedConfiguration, .duplicateName: [.cap16]
    case .configurationNotDeclared: [.cap11, .cap15]
    case .noDelegate, .delegateNotFound, .moduleName: [.cap21]
    case .storyboardNotFound, .twoRoots, .mainStoryboard: [.cap13]
    case .windowDelegateForCar: [.cap30]
    case .undeclaredActivity: [.win22]
    case .severalAndFullScreen: [.cap49, .cap42]
    case .flagUnused: [.cap05, .cap35]
    case .orientations: [.cap48, .cap47]
    case .flagType: [.cap01]
    case .wrongType: [.cap11]
    }
  }

  /// What the rule looks for, in a sentence.
  public var summary: String {
    switch self {
    case .noManifest: "There is no scene manifest."
    case .noConfigurations: "The manifest names no configuration."
    case .unknownRole: "A role key is not one of those UIKit knows."
    case .unknownEntryKey: "A configuration has a key that UIKit does not know."
    case .unknownManifestKey: "The manifest has a key that UIKit does not know."
    case .unnamedConfiguration: "A configuration has no name."
    case .duplicateName: "Two configurations have the same name."
    case .configurationNotDeclared: "The code asks for a configuration that is not declared."
    case .noDelegate: "A configuration names neither a delegate class nor a storyboard."
    case .delegateNotFound: "The delegate class is not in the sources."
    case .moduleName: "The delegate's module has a name that no module can have."
    case .storyboardNotFound: "The storyboard is not in the sources."
    case .windowDelegateForCar: "A CarPlay role has a delegate for windows."
    case .undeclaredActivity: "An activity type of the code is not in NSUserActivityTypes."
    case .severalAndFullScreen: "Several scenes are asked for together with full screen."
    case .flagUnused: "Several scenes are asked for where no device can show them."
    case .deprecatedRole: "The interactive role of external displays is deprecated."
    case .mainStoryboard: "A main storyboard stands beside storyboards of scenes."
    case .twoRoots: "The storyboard and the delegate's code both make a window."
    case .orientations: "Not all orientations of an iPad are listed."
    case .flagType: "A flag is no boolean."
    case .wrongType: "A value has the wrong type."
    }
  }
}
