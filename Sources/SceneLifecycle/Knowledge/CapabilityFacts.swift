extension FactID {
  package static let cap01 = FactID("CAP-01")
  package static let cap02 = FactID("CAP-02")
  package static let cap03 = FactID("CAP-03")
  package static let cap04 = FactID("CAP-04")
  package static let cap05 = FactID("CAP-05")
  package static let cap06 = FactID("CAP-06")
  package static let cap07 = FactID("CAP-07")
  package static let cap08 = FactID("CAP-08")
  package static let cap09 = FactID("CAP-09")
  package static let cap10 = FactID("CAP-10")
  package static let cap11 = FactID("CAP-11")
  package static let cap12 = FactID("CAP-12")
  package static let cap13 = FactID("CAP-13")
  package static let cap14 = FactID("CAP-14")
  package static let cap15 = FactID("CAP-15")
  package static let cap16 = FactID("CAP-16")
  package static let cap17 = FactID("CAP-17")
  package static let cap18 = FactID("CAP-18")
  package static let cap19 = FactID("CAP-19")
  package static let cap20 = FactID("CAP-20")
  package static let cap21 = FactID("CAP-21")
  package static let cap22 = FactID("CAP-22")
  package static let cap23 = FactID("CAP-23")
  package static let cap24 = FactID("CAP-24")
  package static let cap25 = FactID("CAP-25")
  package static let cap26 = FactID("CAP-26")
  package static let cap27 = FactID("CAP-27")
  package static let cap28 = FactID("CAP-28")
  package static let cap29 = FactID("CAP-29")
  package static let cap30 = FactID("CAP-30")
  package static let cap31 = FactID("CAP-31")
  package static let cap32 = FactID("CAP-32")
  package static let cap33 = FactID("CAP-33")
  package static let cap34 = FactID("CAP-34")
  package static let cap35 = FactID("CAP-35")
  package static let cap36 = FactID("CAP-36")
  package static let cap37 = FactID("CAP-37")
  package static let cap38 = FactID("CAP-38")
  package static let cap39 = FactID("CAP-39")
  package static let cap40 = FactID("CAP-40")
  package static let cap41 = FactID("CAP-41")
  package static let cap42 = FactID("CAP-42")
  package static let cap43 = FactID("CAP-43")
  package static let cap44 = FactID("CAP-44")
  package static let cap45 = FactID("CAP-45")
  package static let cap46 = FactID("CAP-46")
  package static let cap47 = FactID("CAP-47")
  package static let cap48 = FactID("CAP-48")
  package static let cap49 = FactID("CAP-49")
  package static let cap50 = FactID("CAP-50")
  package static let cap51 = FactID("CAP-51")
  package static let cap52 = FactID("CAP-52")
  package static let cap53 = FactID("CAP-53")
  package static let cap54 = FactID("CAP-54")
  package static let cap55 = FactID("CAP-55")
  package static let cap56 = FactID("CAP-56")
  package static let cap57 = FactID("CAP-57")
  package static let cap58 = FactID("CAP-58")
  package static let cap59 = FactID("CAP-59")
  package static let cap60 = FactID("CAP-60")
  package static let cap61 = FactID("CAP-61")
  package static let cap62 = FactID("CAP-62")
  package static let cap63 = FactID("CAP-63")
}

extension Fact {
  /// The facts of capability that code rests on, in the order of `docs/facts.md`.
  static let capability: [Fact] = [
    Fact(
      id: .cap01,
      grade: .documented,
      statement:
        "Several scenes need both the consent of the system and the flag of the manifest.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes"
    ),
    Fact(
      id: .cap02,
      grade: .documented,
      statement: "The property says that several scenes may be there, not that they are.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes"
    ),
    Fact(
      id: .cap03,
      grade: .documented,
      statement:
        "Scenes came with iOS, iPadOS and tvOS 13, Mac Catalyst 13.1 and visionOS 1.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes"
    ),
    Fact(
      id: .cap04,
      grade: .documented,
      statement: "With the flag false UIKit makes no second scene of the app.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"
    ),
    Fact(
      id: .cap05,
      grade: .documented,
      statement: "The flag exists on iOS, iPadOS, Mac Catalyst and visionOS, not on tvOS.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"
    ),
    Fact(
      id: .cap06,
      grade: .documented,
      statement: "The mere presence of the manifest adopts the scene life cycle.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"
    ),
    Fact(
      id: .cap07,
      grade: .documented,
      statement:
        "Adopting scenes and supporting several of them are separate decisions; only the first is mandatory.",
      source:
        "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"
    ),
    Fact(
      id: .cap08,
      grade: .documented,
      statement: "Before iOS 13 the same app is driven through its app delegate.",
      source: "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
    ),
    Fact(
      id: .cap09,
      grade: .documented,
      statement: "Scenes are unavailable on watchOS.",
      source: "https://developer.apple.com/documentation/uikit/uiscene"
    ),
    Fact(
      id: .cap10,
      grade: .documented,
      statement: "SwiftUI's own property is true on iPadOS only with the same flag.",
      source:
        "https://developer.apple.com/documentation/swiftui/environmentvalues/supportsmultiplewindows"
    ),
    Fact(
      id: .cap11,
      grade: .documented,
      statement:
        "A role maps to an array of configurations, of which the first is the default.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uisceneconfigurations"
    ),
    Fact(
      id: .cap12,
      grade: .documented,
      statement:
        "The documented role keys are two window roles, one deprecated, two immersive ones and three of CarPlay.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uisceneconfigurations"
    ),
    Fact(
      id: .cap13,
      grade: .documented,
      statement:
        "An entry has a name, a class, a delegate class and a storyboard; CarPlay has no storyboard, an immersive space has an initial style.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uisceneconfigurations"
    ),
    Fact(
      id: .cap14,
      grade: .reported,
      statement: "Real apps carry a launch storyboard's name inside a configuration.",
      source:
        "https://chromium.googlesource.com/chromium/src/+/HEAD/ios/chrome/app/resources/MultiWindow+Info.plist"
    ),
    Fact(
      id: .cap15,
      grade: .documented,
      statement:
        "Configurations may be absent if the app delegate names one when a scene connects; one of the two must exist.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uisceneconfigurations"
    ),
    Fact(
      id: .cap16,
      grade: .documented,
      statement: "Each configuration's name should be unique.",
      source:
        "https://developer.apple.com/documentation/uikit/supporting-multiple-windows-on-ipad"
    ),
    Fact(
      id: .cap17,
      grade: .documented,
      statement:
        "The manifest also holds the keys of tabbed windows and of CarPlay's dashboard and instrument cluster.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest"
    ),
    Fact(
      id: .cap18,
      grade: .documented,
      statement:
        "The roles at run time are windows, external displays, three of CarPlay, immersive spaces and volumes.",
      source: "https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct"
    ),
    Fact(
      id: .cap19,
      grade: .documented,
      statement:
        "The volumetric role is the value of the preferred default role in a sample, not a documented key of configurations.",
      source: "https://developer.apple.com/documentation/visionos"
    ),
    Fact(
      id: .cap20,
      grade: .reported,
      statement: "The manifest's key can carry a device suffix.",
      source: "https://developer.apple.com/forums/thread/783267"
    ),
    Fact(
      id: .cap21,
      grade: .reported,
      statement:
        "A delegate class that cannot be loaded gives a line in the log and a black screen.",
      source: "https://punkbit.com"
    ),
    Fact(
      id: .cap22,
      grade: .reported,
      statement:
        "Without a manifest, a delegate installed at run time was reported as not adopting on iOS 27.",
      source: "https://github.com/slint-ui/slint/pull/13433"
    ),
    Fact(
      id: .cap23,
      grade: .documented,
      statement:
        "The build setting that generates a manifest makes one for an app of several windows, without configurations.",
      source: "https://developer.apple.com/documentation/xcode/build-settings-reference"
    ),
    Fact(
      id: .cap24,
      grade: .documented,
      statement:
        "Up to iOS 26 the system offers a scene for an external display by itself, whatever the flag says.",
      source: "https://developer.apple.com/forums/thread/745553"
    ),
    Fact(
      id: .cap25,
      grade: .documented,
      statement:
        "From iOS 27 an external display's scene arrives only after the app registers for it on a view controller.",
      source:
        "https://developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display"
    ),
    Fact(
      id: .cap26,
      grade: .documented,
      statement: "Of several such registrations the topmost one wins.",
      source:
        "https://developer.apple.com/documentation/uikit/presenting-content-on-a-connected-display"
    ),
    Fact(
      id: .cap27,
      grade: .documented,
      statement: "The interactive role of external displays is deprecated from iOS 16.",
      source: "https://developer.apple.com/documentation/uikit/uiscenesession/role-swift.struct"
    ),
    Fact(
      id: .cap28,
      grade: .inferred,
      statement:
        "CarPlay's scenes stand beside the one of the phone, so they do not hang on the flag.",
      source: nil
    ),
    Fact(
      id: .cap29,
      grade: .documented,
      statement: "Opening the app in the car launches it and makes its main CarPlay scene.",
      source: "https://developer.apple.com/documentation/carplay"
    ),
    Fact(
      id: .cap30,
      grade: .reported,
      statement:
        "A CarPlay configuration whose delegate lacks the template callbacks ends the app.",
      source: "https://developer.apple.com/forums/thread/765602"
    ),
    Fact(
      id: .cap31,
      grade: .reported,
      statement: "Connected scenes may be others than windows.",
      source: "https://github.com/SVProgressHUD/SVProgressHUD/pull/1118"
    ),
    Fact(
      id: .cap32,
      grade: .documented,
      statement: "The interface idioms are phone, pad, tv, carPlay, mac and vision.",
      source: "https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom"
    ),
    Fact(
      id: .cap33,
      grade: .documented,
      statement:
        "Mac Catalyst has the idiom pad, and mac only where the interface is optimized for it.",
      source:
        "https://developer.apple.com/documentation/uikit/choosing-a-user-interface-idiom-for-your-mac-app"
    ),
    Fact(
      id: .cap34,
      grade: .documented,
      statement: "Several windows on Mac Catalyst hang on the same flag as on iPad.",
      source:
        "https://developer.apple.com/documentation/uikit/supporting-multiple-windows-on-ipad"
    ),
    Fact(
      id: .cap35,
      grade: .reported,
      statement: "An iPhone runs the scene life cycle with one window.",
      source: "https://github.com/dotnet/docs-maui"
    ),
    Fact(
      id: .cap36,
      grade: .reported,
      statement: "A request for a scene where there can be one only fails with code 0.",
      source: "https://github.com/dotnet/maui/pull/3454"
    ),
    Fact(
      id: .cap37,
      grade: .documented,
      statement: "From iOS 27 iPhone apps can be resized; of several scenes nothing is said.",
      source: "https://developer.apple.com/videos/play/wwdc2026/278"
    ),
    Fact(
      id: .cap38,
      grade: .inferred,
      statement: "An Apple TV has one scene.",
      source: nil
    ),
    Fact(
      id: .cap39,
      grade: .documented,
      statement: "visionOS honours the same manifest keys.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uiapplicationscenemanifest/uiapplicationsupportsmultiplescenes"
    ),
    Fact(
      id: .cap40,
      grade: .documented,
      statement: "iOS apps on Apple silicon use the same infrastructure as Mac Catalyst.",
      source:
        "https://developer.apple.com/documentation/apple-silicon/adapting-ios-code-to-run-in-the-macos-environment"
    ),
    Fact(
      id: .cap41,
      grade: .documented,
      statement: "The values of a scene's destruction conditions exist on visionOS.",
      source: "https://developer.apple.com/documentation/uikit/uiscene/destructioncondition"
    ),
    Fact(
      id: .cap42,
      grade: .documented,
      statement: "UIRequiresFullScreen is a switch of iPad alone, deprecated in iPadOS 26.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"
    ),
    Fact(
      id: .cap43,
      grade: .documented,
      statement: "Up to iPadOS 18 an app that requires full screen cannot be resized.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"
    ),
    Fact(
      id: .cap44,
      grade: .documented,
      statement:
        "Under Stage Manager and windowed apps such an app keeps its size and is scaled.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen"
    ),
    Fact(
      id: .cap45,
      grade: .documented,
      statement: "UIRequiresFullScreen is to be ignored in a future release.",
      source:
        "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"
    ),
    Fact(
      id: .cap46,
      grade: .documented,
      statement:
        "From iPadOS 26.2 a key names the version that begins to ignore UIRequiresFullScreen.",
      source:
        "https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreenignoredstartingwithversion"
    ),
    Fact(
      id: .cap47,
      grade: .documented,
      statement:
        "A resizable app has a launch screen, all orientations and does not require full screen.",
      source:
        "https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key"
    ),
    Fact(
      id: .cap48,
      grade: .reported,
      statement: "The store wants all iPad orientations unless full screen is required.",
      source: "https://stackguides.com/questions/34608826"
    ),
    Fact(
      id: .cap49,
      grade: .inferred,
      statement: "No source says that requiring full screen rules out several scenes.",
      source: nil
    ),
    Fact(
      id: .cap50,
      grade: .documented,
      statement:
        "From iOS 27 a scene's delegate can replace the orientations of the property list.",
      source: "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate"
    ),
    Fact(
      id: .cap51,
      grade: .documented,
      statement:
        "From 18.4, visionOS 2.4, an app without the scene life cycle gets a line in the log.",
      source:
        "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
    ),
    Fact(
      id: .cap52,
      grade: .documented,
      statement: "From 26 the line in the log says that adoption will soon be required.",
      source:
        "https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle"
    ),
    Fact(
      id: .cap53,
      grade: .documented,
      statement:
        "An app built with the SDK of 27 adopts the scene life cycle or fails to launch.",
      source:
        "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"
    ),
    Fact(
      id: .cap54,
      grade: .documented,
      statement: "The SDK of the build decides; apps built with earlier ones keep launching.",
      source: "https://developer.apple.com/forums/thread/789004"
    ),
    Fact(
      id: .cap55,
      grade: .reported,
      statement:
        "The failure was seen as: UIScene life cycle is required for apps built with this SDK.",
      source: "https://github.com/not-fl3/miniquad/pull/634"
    ),
    Fact(
      id: .cap56,
      grade: .reported,
      statement: "Under the SDK of 27 a window made without a scene stays invisible.",
      source: "https://github.com/not-fl3/miniquad/pull/634"
    ),
    Fact(
      id: .cap57,
      grade: .documented,
      statement:
        "An app needs migration if it has neither a manifest with configurations nor the app delegate's method.",
      source:
        "https://developer.apple.com/documentation/uikit/transitioning-to-the-uikit-scene-based-life-cycle"
    ),
    Fact(
      id: .cap58,
      grade: .documented,
      statement:
        "The error codes are 0, several scenes not supported, and 1, request denied.",
      source: "https://developer.apple.com/documentation/uikit/uisceneerror/code"
    ),
    Fact(
      id: .cap59,
      grade: .documented,
      statement: "The error codes date from iOS 13.",
      source: "https://developer.apple.com/documentation/uikit/uisceneerror/code"
    ),
    Fact(
      id: .cap60,
      grade: .documented,
      statement: "Code 0 covers both an app and a system that do not support several scenes.",
      source: "https://developer.apple.com/documentation/uikit/uisceneerror/code"
    ),
    Fact(
      id: .cap61,
      grade: .reported,
      statement: "Errors of a request can come from other domains.",
      source: "https://github.com/rileytestut/Delta"
    ),
    Fact(
      id: .cap62,
      grade: .reported,
      statement:
        "A system's error says that the workspace's delegate declined to create a scene; what leads to it is open (OQ-04).",
      source: nil
    ),
    Fact(
      id: .cap63,
      grade: .reported,
      statement:
        "Apps of the SDK of 27 are said to be resized although full screen is required.",
      source: "https://github.com/expo/expo/pull/48175"
    ),
  ]
}
