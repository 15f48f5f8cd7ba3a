import SceneLifecycle

extension Situation {
  /// Whether windows can be resized; `nil` where no source speaks of it.
  var resizability: Answer? {
    guard hasScenes else { return nil }
    switch profile.place {
    case .phone, .phoneOnPad: return resizablePhone
    case .pad: return resizablePad
    case .tv, .catalystPad, .catalystMac, .iosOnMac, .vision, .padOnVision: return nil
    }
  }

  private var resizablePhone: Answer {
    if profile.uikit >= Version(27) {
      let reason = Reason("iPhone apps became resizable.", [.cap37])
      return Answer(.resizable, .yes, "It can be resized.", [reason])
    }
    let reason = Reason("Before 27 nothing resizes an iPhone app.", [.cap37], weaker: .inferred)
    return Answer(.resizable, .no, "It has one size.", [reason])
  }

  private var resizablePad: Answer {
    let key = "UIRequiresFullScreen"
    let place = manifest.place(key)
    let declaration = manifest.declaration
    if declaration.keepsFullScreen(on: profile) {
      let change = "Remove \(key)."
      if profile.uikit >= Version(27) {
        let reasons = [
          Reason("It is to be ignored in a release that is not named.", [.cap45], at: place),
          Reason("Some say that it is ignored with the SDK of 27.", [.cap63]),
          Reason(
            "With windowed apps it keeps its size and is scaled.",
            [.cap44, .cap42],
            at: place
          ),
        ]
        let verdict = "It is not known whether \(key) still counts."
        return Answer(.resizable, .unknown, verdict, reasons, change: change)
      }
      var reasons = [Reason("\(key) is true.", [.cap42, .cap43], at: place)]
      if profile.uikit >= Version(16) {
        reasons.append(Reason("It keeps its size and is scaled, not full screen.", [.cap44]))
      }
      return Answer(.resizable, .no, "It keeps one size.", reasons, change: change)
    }
    var reasons = [Reason("Nothing in the property list forbids it.", [.cap47])]
    if declaration.requiresFullScreen {
      let ignored = manifest.place("UIRequiresFullScreenIgnoredStartingWithVersion")
      reasons.append(Reason("\(key) is ignored from that version on.", [.cap46], at: ignored))
    }
    let missing = missingForResizing
    if let first = missing.first {
      reasons.append(
        Reason("It lacks \(missing.map(\.0).joined(separator: " and ")).", [.cap47], at: first.1)
      )
    }
    if profile.uikit >= Version(27) {
      reasons.append(Reason("A scene's delegate may replace the orientations.", [.cap50]))
    }
    let verdict =
      missing.isEmpty ? "It can be resized." : "It can be resized, but is not prepared for it."
    let change = missing.isEmpty ? nil : "Add \(missing.map(\.0).joined(separator: " and "))."
    return Answer(.resizable, .yes, verdict, reasons, change: change)
  }

  /// What TN3192 asks of a resizable app and the property list lacks.
  private var missingForResizing: [(String, KeyPlace)] {
    var missing: [(String, KeyPlace)] = []
    if !manifest.hasLaunchScreen {
      missing.append(("a launch screen", manifest.place("UILaunchScreen")))
    }
    let orientations = manifest.missingOrientations
    if !orientations.isEmpty {
      missing.append(("all orientations", manifest.place(AppManifest.orientationsKey)))
    }
    return missing
  }
}

extension AppManifest {
  static let orientationsKey = "UISupportedInterfaceOrientations"

  /// Whether it names a launch screen in any of the ways there are.
  var hasLaunchScreen: Bool {
    ["UILaunchScreen", "UILaunchScreens", "UILaunchStoryboardName", "UILaunchStoryboards"]
      .contains { root[$0] != nil }
  }

  /// The orientations that are not listed; all of them when none is.
  var missingOrientations: [String] {
    let listed = Set((root[Self.orientationsKey]?.array ?? []).compactMap(\.string))
    return ["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]
      .map { "UIInterfaceOrientation\($0)" }.filter { !listed.contains($0) }
  }
}
