/// The identifiers of the facts that code rests on, each named for its text.
extension FactID {
  package static let life01 = FactID("LIFE-01")
  package static let life02 = FactID("LIFE-02")
  package static let life03 = FactID("LIFE-03")
  package static let life04 = FactID("LIFE-04")
  package static let life06 = FactID("LIFE-06")
  package static let life07 = FactID("LIFE-07")
  package static let life08 = FactID("LIFE-08")
  package static let life09 = FactID("LIFE-09")
  package static let life10 = FactID("LIFE-10")
  package static let life12 = FactID("LIFE-12")
  package static let life13 = FactID("LIFE-13")
  package static let life14 = FactID("LIFE-14")
  package static let life15 = FactID("LIFE-15")
  package static let life16 = FactID("LIFE-16")
  package static let life17 = FactID("LIFE-17")
  package static let life18 = FactID("LIFE-18")
  package static let life19 = FactID("LIFE-19")
  package static let life20 = FactID("LIFE-20")
  package static let life21 = FactID("LIFE-21")
  package static let life23 = FactID("LIFE-23")
  package static let life24 = FactID("LIFE-24")
  package static let life25 = FactID("LIFE-25")
  package static let life26 = FactID("LIFE-26")
  package static let life27 = FactID("LIFE-27")
  package static let life29 = FactID("LIFE-29")
  package static let life30 = FactID("LIFE-30")
  package static let life31 = FactID("LIFE-31")
  package static let life32 = FactID("LIFE-32")
  package static let life33 = FactID("LIFE-33")
  package static let life34 = FactID("LIFE-34")
  package static let life36 = FactID("LIFE-36")
  package static let life37 = FactID("LIFE-37")
  package static let life38 = FactID("LIFE-38")
  package static let life39 = FactID("LIFE-39")
  package static let life40 = FactID("LIFE-40")
  package static let life41 = FactID("LIFE-41")
  package static let life42 = FactID("LIFE-42")
  package static let life76 = FactID("LIFE-76")
  package static let life43 = FactID("LIFE-43")
  package static let life44 = FactID("LIFE-44")
  package static let life45 = FactID("LIFE-45")
  package static let life46 = FactID("LIFE-46")
  package static let life47 = FactID("LIFE-47")
  package static let life48 = FactID("LIFE-48")
  package static let life50 = FactID("LIFE-50")
  package static let life51 = FactID("LIFE-51")
  package static let life52 = FactID("LIFE-52")
  package static let life53 = FactID("LIFE-53")
  package static let life54 = FactID("LIFE-54")
  package static let life55 = FactID("LIFE-55")
  package static let life56 = FactID("LIFE-56")
  package static let life57 = FactID("LIFE-57")
  package static let life58 = FactID("LIFE-58")
  package static let life59 = FactID("LIFE-59")
  package static let life60 = FactID("LIFE-60")
  package static let life61 = FactID("LIFE-61")
  package static let life62 = FactID("LIFE-62")
  package static let life63 = FactID("LIFE-63")
  package static let life64 = FactID("LIFE-64")
  package static let life72 = FactID("LIFE-72")
  package static let rest01 = FactID("REST-01")
  package static let rest02 = FactID("REST-02")
  package static let rest03 = FactID("REST-03")
  package static let rest04 = FactID("REST-04")
  package static let rest07 = FactID("REST-07")
  package static let rest09 = FactID("REST-09")
  package static let rest12 = FactID("REST-12")
  package static let rest15 = FactID("REST-15")
  package static let rest16 = FactID("REST-16")
  package static let rest21 = FactID("REST-21")
  package static let rest22 = FactID("REST-22")
  package static let rest23 = FactID("REST-23")
  package static let win01 = FactID("WIN-01")
  package static let win04 = FactID("WIN-04")
  package static let win05 = FactID("WIN-05")
  package static let win06 = FactID("WIN-06")
  package static let win08 = FactID("WIN-08")
  package static let win11 = FactID("WIN-11")
  package static let win12 = FactID("WIN-12")
  package static let win13 = FactID("WIN-13")
  package static let win15 = FactID("WIN-15")
  package static let win19 = FactID("WIN-19")
  package static let win22 = FactID("WIN-22")
}

extension Fact {
  /// The fact with this identifier; `nil` for one that no code rests on.
  public static func of(_ id: FactID) -> Fact? { all.first { $0.id == id } }

  /// Every fact that code rests on, in the order of `docs/facts.md`.
  public static let all: [Fact] = capability + lifecycle + frameworks

  private static let lifecycle: [Fact] = [
    Fact(
      id: .life01,
      grade: .documented,
      statement:
        "A session is the record that outlives a scene: identifier, configuration, restoration activity and userInfo.",
      source: "https://developer.apple.com/documentation/uikit/uiscenesession"
    ),
    Fact(
      id: .life02,
      grade: .documented,
      statement:
        "A session begins with a request of the user or of code, and ends when the user closes its scene in the switcher.",
      source: "https://developer.apple.com/documentation/uikit/uiscenesession"
    ),
    Fact(
      id: .life03,
      grade: .documented,
      statement:
        "Reclaiming memory deletes scenes, keeps their sessions and does not call the discard callback.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
    ),
    Fact(
      id: .life04,
      grade: .documented,
      statement:
        "A disconnect releases the scene delegate with its windows; the next connection gets new objects.",
      source: "https://mackuba.eu/notes/wwdc19/architecting-your-app-for-multiple-windows/"
    ),
    Fact(
      id: .life06,
      grade: .documented,
      statement: "All scenes share one process, and several can be active at once.",
      source: "https://developer.apple.com/documentation/uikit/scenes"
    ),
    Fact(
      id: .life07,
      grade: .documented,
      statement:
        "The activation states are unattached, foreground active, foreground inactive and background.",
      source: "https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum"
    ),
    Fact(
      id: .life08,
      grade: .documented,
      statement:
        "A new scene starts unattached and goes to the foreground when the user asked for it.",
      source: "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
    ),
    Fact(
      id: .life09,
      grade: .documented,
      statement: "A background scene may be disconnected at any time.",
      source: "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
    ),
    Fact(
      id: .life10,
      grade: .documented,
      statement:
        "The inactive state lies between the active one and all others; suspension is a state of the process.",
      source: "https://developer.apple.com/documentation/uikit/uiscene/activationstate-swift.enum"
    ),
    Fact(
      id: .life12,
      grade: .documented,
      statement:
        "A launch goes from willFinishLaunching over didFinishLaunching to the connection of scenes.",
      source: "https://developer.apple.com/documentation/uikit/about-the-app-launch-sequence"
    ),
    Fact(
      id: .life13,
      grade: .documented,
      statement:
        "On a first launch the configuration is asked for between didFinishLaunching and willConnect.",
      source: "https://mackuba.eu/notes/wwdc19/architecting-your-app-for-multiple-windows/"
    ),
    Fact(
      id: .life14,
      grade: .documented,
      statement: "The configuration is asked for shortly before a new scene is made.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:)"
    ),
    Fact(
      id: .life15,
      grade: .reported,
      statement: "The configuration is not asked for again when a session is restored.",
      source: "https://luxmentis.org/on-ios-scenes-and-why-your/"
    ),
    Fact(
      id: .life16,
      grade: .documented,
      statement:
        "A new session is configured and connected, an archived one only connected, a connected one continues the activity.",
      source: "https://mackuba.eu/notes/wwdc19/window-management-in-your-multitasking-app/"
    ),
    Fact(
      id: .life17,
      grade: .documented,
      statement: "willConnect is called for new and for restored scenes alike.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
    ),
    Fact(
      id: .life18,
      grade: .reported,
      statement:
        "The launch options are empty in a scene app; what it was launched for comes with the connection.",
      source: "https://github.com/expo/expo/pull/47628"
    ),
    Fact(
      id: .life19,
      grade: .documented,
      statement: "The connection options carry activities, URLs and what else opened the scene.",
      source: "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions"
    ),
    Fact(
      id: .life20,
      grade: .documented,
      statement: "Without a storyboard the scene delegate makes the window, or there is none.",
      source:
        "https://developer.apple.com/documentation/uikit/specifying-the-scenes-your-app-supports"
    ),
    Fact(
      id: .life21,
      grade: .documented,
      statement: "sceneWillEnterForeground is called on a fresh connection too.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillenterforeground(_:)"
    ),
    Fact(
      id: .life23,
      grade: .documented,
      statement:
        "At a launch by the system a scene can be connected straight into the background.",
      source: "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
    ),
    Fact(
      id: .life24,
      grade: .documented,
      statement:
        "Leaving is resign, then background; returning is foreground, then active; only the scene concerned is told.",
      source:
        "https://developer.apple.com/documentation/uikit/preparing-your-ui-to-run-in-the-background"
    ),
    Fact(
      id: .life25,
      grade: .documented,
      statement:
        "A passing interruption resigns a scene and activates it again without a background transition.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)"
    ),
    Fact(
      id: .life26,
      grade: .reported,
      statement: "The app switcher brings a resign and an activation, no background.",
      source: "https://github.com/davidstump/SwiftPhoenixClient/pull/211"
    ),
    Fact(
      id: .life27,
      grade: .documented,
      statement:
        "sceneDidBecomeActive is called when the interface is loaded, before it is on screen.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenedidbecomeactive(_:)"
    ),
    Fact(
      id: .life29,
      grade: .documented,
      statement:
        "The system takes its picture of a window after sceneDidEnterBackground has returned.",
      source: "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle"
    ),
    Fact(
      id: .life30,
      grade: .documented,
      statement: "Save where user actions end, and never rely on a transition alone.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenewillresignactive(_:)"
    ),
    Fact(
      id: .life31,
      grade: .reported,
      statement: "On iPadOS 26 a change between windows side by side brings no scene callbacks.",
      source: "https://mastodawn.com/post/114757279064301643"
    ),
    Fact(
      id: .life32,
      grade: .reported,
      statement: "On iPadOS 18 a change of windows under Stage Manager did bring callbacks.",
      source: "https://mastodawn.com/post/114757279064301643"
    ),
    Fact(
      id: .life33,
      grade: .reported,
      statement:
        "An app on Mac Catalyst is nearly always active; it goes to the background about when it ends.",
      source: "https://wortsalat.terhech.de/guides/catalyst/how/app_lifecycle.html"
    ),
    Fact(
      id: .life34,
      grade: .documented,
      statement:
        "Closing a window on visionOS backgrounds its scene, and destroys it at once if another is open.",
      source:
        "https://developer.apple.com/documentation/visionos/handling-the-window-life-cycle-with-multiple-scenes"
    ),
    Fact(
      id: .life36,
      grade: .documented,
      statement:
        "sceneDidDisconnect comes when the user closes a scene or the system takes its memory back.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"
    ),
    Fact(
      id: .life37,
      grade: .documented,
      statement:
        "A disconnect is the place to release resources and to save, never to delete what the user made.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scenediddisconnect(_:)"
    ),
    Fact(
      id: .life38,
      grade: .documented,
      statement: "The discard callback comes when scenes are removed for good.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
    ),
    Fact(
      id: .life39,
      grade: .documented,
      statement: "A destruction by code brings the disconnect first, the discard after it.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessiondestruction(_:options:errorhandler:)"
    ),
    Fact(
      id: .life40,
      grade: .documented,
      statement: "The session is still readable while the app is told of its discard.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
    ),
    Fact(
      id: .life41,
      grade: .reported,
      statement:
        "Swiping the only window of a single-window iPad app brings disconnect, discard and termination without a background callback.",
      source: "https://isolution.pro/q/so71570813"
    ),
    Fact(
      id: .life42,
      grade: .reported,
      statement:
        "Swiping the frontmost window on an iPhone brings background and termination, and nothing when it was not frontmost.",
      source: "https://isolution.pro/q/so71570813"
    ),
    Fact(
      id: .life76,
      grade: .reported,
      statement:
        "Swiping the frontmost window of a multi-window iPad app brings background and perhaps termination.",
      source: "https://isolution.pro/q/so71570813"
    ),
    Fact(
      id: .life43,
      grade: .reported,
      statement:
        "A fast swipe on an iPhone disconnected one scene and then took another through foreground to background.",
      source: "https://forums.developer.apple.com/forums/thread/732170"
    ),
    Fact(
      id: .life44,
      grade: .reported,
      statement:
        "Closing the last of several windows ended the process instead of delivering the discard.",
      source: "https://douglashill.co/app-termination/"
    ),
    Fact(
      id: .life45,
      grade: .reported,
      statement: "Swiping one window away brought a disconnect and no discard in that process.",
      source: "https://www.ibrahimtasdemir.com.tr/2022/12/12/appdelegate-life-cycle/"
    ),
    Fact(
      id: .life46,
      grade: .reported,
      statement:
        "Disconnects and discards at the end of a process come before its termination callback.",
      source: "https://github.com/mozilla-mobile/firefox-ios/issues/12622"
    ),
    Fact(
      id: .life47,
      grade: .documented,
      statement:
        "applicationWillTerminate may come when a running app is ended, and generally does not.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate(_:)"
    ),
    Fact(
      id: .life48,
      grade: .inferred,
      statement: "A kill while suspended and a crash bring no callback at all.",
      source: nil
    ),
    Fact(
      id: .life50,
      grade: .documented,
      statement: "Discards that happened without a process are delivered at the next launch.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
    ),
    Fact(
      id: .life51,
      grade: .documented,
      statement:
        "Late discards come shortly after didFinishLaunching; their order against the first connection is not stated.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
    ),
    Fact(
      id: .life52,
      grade: .reported,
      statement: "A late discard came after a scene had connected, and named the session in use.",
      source: "https://github.com/NativeScript/NativeScript/pull/11376"
    ),
    Fact(
      id: .life53,
      grade: .reported,
      statement:
        "A browser that deleted a window's data on its discard lost all tabs on iPhones; how the discard came about is not known.",
      source: "https://github.com/brave/brave-core/pull/24125"
    ),
    Fact(
      id: .life54,
      grade: .reported,
      statement:
        "A discard can name identifiers that the process does not know; they have to be ignored.",
      source: "https://docs.nativescript.org/guide/multi-window"
    ),
    Fact(
      id: .life55,
      grade: .inferred,
      statement: "One discard callback can name several sessions.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:)"
    ),
    Fact(
      id: .life56,
      grade: .documented,
      statement:
        "A URL that starts the app comes with the connection and by no callback; later ones come by scene(_:openURLContexts:).",
      source: "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions"
    ),
    Fact(
      id: .life57,
      grade: .reported,
      statement:
        "A universal link that starts the app is among the activities of the connection; later ones come by scene(_:continue:).",
      source: "https://github.com/expo/expo/pull/50235"
    ),
    Fact(
      id: .life58,
      grade: .reported,
      statement:
        "Of a Handoff that starts the app the connection names the type alone; the activity comes by the callbacks.",
      source: "https://github.com/timonus/TJSceneDelegate"
    ),
    Fact(
      id: .life59,
      grade: .documented,
      statement:
        "A quick action that starts the app comes with the connection; later ones come by windowScene(_:performActionFor:completionHandler:).",
      source: "https://developer.apple.com/documentation/uikit/uiwindowscenedelegate"
    ),
    Fact(
      id: .life60,
      grade: .documented,
      statement:
        "A response to a notification that starts the app comes with the connection.",
      source: "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions"
    ),
    Fact(
      id: .life61,
      grade: .reported,
      statement:
        "A response to a notification can come while the scene is still inactive.",
      source: "https://github.com/openhab/openhab-ios/pull/1229"
    ),
    Fact(
      id: .life62,
      grade: .documented,
      statement:
        "An activity is announced by scene(_:willContinueUserActivityWithType:) and then comes by scene(_:continue:), or the failure does.",
      source: "https://developer.apple.com/documentation/uikit/uiscenedelegate"
    ),
    Fact(
      id: .life63,
      grade: .documented,
      statement:
        "Which scene receives what comes from outside is decided by the activation conditions.",
      source: "https://developer.apple.com/documentation/uikit/uisceneactivationconditions"
    ),
    Fact(
      id: .life64,
      grade: .documented,
      statement:
        "The callback of an app intent is called after the connection that it brought about, too.",
      source: "https://developer.apple.com/documentation/uikit/uiscene/connectionoptions/appintent"
    ),
    Fact(
      id: .life72,
      grade: .reported,
      statement:
        "The application callbacks for URLs, activities, quick actions and shares are not called in a scene app.",
      source: "https://github.com/expo/expo/pull/49925"
    ),
    Fact(
      id: .rest01,
      grade: .documented,
      statement: "Answering stateRestorationActivity is what opts in to restoration.",
      source: "https://developer.apple.com/documentation/uikit/restoring-your-app-s-state"
    ),
    Fact(
      id: .rest02,
      grade: .documented,
      statement:
        "After the answer the activity may still be completed, last in scene(_:didUpdate:).",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/staterestorationactivity(for:)"
    ),
    Fact(
      id: .rest03,
      grade: .documented,
      statement: "The system chooses when to ask for the activity; no transition promises it.",
      source: "https://developer.apple.com/documentation/uikit/uiscenesession"
    ),
    Fact(
      id: .rest04,
      grade: .documented,
      statement:
        "The activity given is archived with the session and handed back when it connects again.",
      source: "https://developer.apple.com/documentation/uikit/uiscenesession"
    ),
    Fact(
      id: .rest07,
      grade: .documented,
      statement: "restoreInteractionState comes after the connection and before the activation.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:restoreinteractionstatewith:)"
    ),
    Fact(
      id: .rest09,
      grade: .documented,
      statement:
        "An activity to open a window with comes in the connection options, one to restore it with the session.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenedelegate/scene(_:willconnectto:options:)"
    ),
    Fact(
      id: .rest12,
      grade: .documented,
      statement: "An activity carries property-list values only.",
      source: "https://developer.apple.com/documentation/foundation/nsuseractivity/userinfo"
    ),
    Fact(
      id: .rest15,
      grade: .documented,
      statement:
        "The state kept for an app is deleted when the user forces it to quit, says the text of a sample, and when it crashes at launch.",
      source: "https://developer.apple.com/documentation/uikit/restoring-your-app-s-state"
    ),
    Fact(
      id: .rest16,
      grade: .reported,
      statement: "A radar saw the state restored after a force-quit.",
      source: "https://openradar.me/FB9855914"
    ),
    Fact(
      id: .rest21,
      grade: .documented,
      statement: "A persistent identifier stays the same for the life of its session.",
      source: "https://developer.apple.com/documentation/uikit/uiscenesession"
    ),
    Fact(
      id: .rest22,
      grade: .documented,
      statement:
        "userInfo can be set on a session and is kept with it; when it is persisted is not stated.",
      source: "https://developer.apple.com/documentation/uikit/uiscenesession"
    ),
    Fact(
      id: .rest23,
      grade: .reported,
      statement: "After a discard the system removes the archived activity.",
      source: "https://www.kairadiagne.com/2019/11/20/state-restoration-with-nsuseractivity"
    ),
    Fact(
      id: .win01,
      grade: .documented,
      statement:
        "An activation request makes a new scene, connects an archived session, or brings a connected scene forward.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)"
    ),
    Fact(
      id: .win04,
      grade: .documented,
      statement: "The activity of a request reaches its scene whether or not the session existed.",
      source:
        "https://developer.apple.com/documentation/uikit/uiscenesessionactivationrequest-swift.struct"
    ),
    Fact(
      id: .win05,
      grade: .documented,
      statement: "A request has an error handler and no success handler.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionactivation(_:useractivity:options:errorhandler:)"
    ),
    Fact(
      id: .win06,
      grade: .documented,
      statement: "Windows are opened and closed only in answer to an action of the user.",
      source: "https://mackuba.eu/notes/wwdc19/window-management-in-your-multitasking-app/"
    ),
    Fact(
      id: .win08,
      grade: .documented,
      statement: "A destruction request disconnects and then discards.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessiondestruction(_:options:errorhandler:)"
    ),
    Fact(
      id: .win11,
      grade: .documented,
      statement:
        "A refresh is for windows in the background; in the foreground there is no need of it.",
      source:
        "https://developer.apple.com/documentation/uikit/uiapplication/requestscenesessionrefresh(_:)"
    ),
    Fact(
      id: .win12,
      grade: .documented,
      statement: "A refresh of an archived session connects it in the background.",
      source: "https://mackuba.eu/notes/wwdc19/window-management-in-your-multitasking-app/"
    ),
    Fact(
      id: .win13,
      grade: .documented,
      statement: "The open sessions are the active and the archived ones.",
      source: "https://developer.apple.com/documentation/uikit/uiapplication/opensessions"
    ),
    Fact(
      id: .win15,
      grade: .inferred,
      statement: "Whether a document is open already has to be looked up among all open sessions.",
      source: "https://developer.apple.com/documentation/uikit/uiapplication/opensessions"
    ),
    Fact(
      id: .win19,
      grade: .documented,
      statement: "Activities, notifications and shortcut items carry a target identifier.",
      source: "https://developer.apple.com/documentation/uikit/uisceneactivationconditions"
    ),
    Fact(
      id: .win22,
      grade: .documented,
      statement: "A window made by a drag needs the activity's type in NSUserActivityTypes.",
      source: "https://developer.apple.com/documentation/uikit/supporting-multiple-windows-on-ipad"
    ),
  ]
}
