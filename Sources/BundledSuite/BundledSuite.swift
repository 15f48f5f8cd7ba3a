// swift-format-ignore-file

/// The scenarios of `Scenarios/`, compiled in; made by `scripts/embed-scenarios`.
public enum BundledSuite {
  /// The files in the order of their paths, each with its path below `Scenarios/`.
  public static let files: [(path: String, text: String)] = [
    (
      path: "activation/archived-document.scenario",
      text: #"""
        scenario 1
        title    A document in an archived window is not opened twice
        source   BR-103, WIN-13, WIN-15
        device   pad 18.0
        checks   no-duplicate-windows, opens-what-is-asked

        when     launch A
        when     open B "Notes"
        when     leave B
        when     reclaim B
        when     ask A open "Notes"
        then     B active
        """# + "\n"
    ),
    (
      path: "activation/connected-document.scenario",
      text: #"""
        scenario 1
        title    A document in another window comes forward
        source   BR-103, WIN-01
        device   pad 18.0
        checks   no-duplicate-windows, opens-what-is-asked

        when     launch A
        when     open B "Notes"
        when     leave B
        when     ask A open "Notes"
        then     B active
        """# + "\n"
    ),
    (
      path: "activation/destroy-by-code.scenario",
      text: #"""
        scenario 1
        title    The app destroys a window it is asked to destroy
        source   WIN-08
        device   pad 18.0
        checks   opens-what-is-asked, cleans-up-on-discard

        when     launch A
        when     open B
        when     ask A destroy B
        then     B sceneDidDisconnect
        then     B discarded
        """# + "\n"
    ),
    (
      path: "activation/full-screen-may-refuse.scenario",
      text: #"""
        scenario 1
        title    A window that full screen may rule out
        source   CAP-49, CAP-60
        device   pad 18.0
        manifest multiple-scenes, full-screen
        needs    multiple-scenes
        checks   opens-what-is-asked, comes-to-rest, no-data-loss-on-kill

        when     launch A
        when     edit A "first draft"
        when     commit A
        when     ask A new
        then     A shows "first draft"
        when     kill
        when     launch A
        then     A shows "first draft"
        """# + "\n"
    ),
    (
      path: "activation/mac-new-window.scenario",
      text: #"""
        scenario 1
        title    A Mac opens the window it is asked for
        source   CAP-33, CAP-34
        device   mac 15.0
        checks   opens-what-is-asked

        when     launch A
        when     ask A new as B
        then     B active
        then     windows 2
        """# + "\n"
    ),
    (
      path: "activation/new-window.scenario",
      text: #"""
        scenario 1
        title    The app opens the window it is asked for
        source   WIN-01, BR-145
        device   pad 18.0
        checks   opens-what-is-asked

        when     launch A
        when     ask A new as B
        then     B active
        then     windows 2
        """# + "\n"
    ),
    (
      path: "activation/phone-refuses.scenario",
      text: #"""
        scenario 1
        title    A phone refuses a second window
        source   CAP-60, BR-146
        device   phone 17.0
        checks   comes-to-rest

        when     launch A
        when     ask A new
        then     refused UISceneErrorDomain 0
        then     windows 1
        """# + "\n"
    ),
    (
      path: "activation/phone-shows-in-place.scenario",
      text: #"""
        scenario 1
        title    A phone shows the document in its one window
        source   CAP-35, BR-146
        device   phone 17.0
        checks   opens-what-is-asked

        when     launch A
        when     ask A open "Notes"
        then     windows 1
        """# + "\n"
    ),
    (
      path: "data-safety/crash-after-commit.scenario",
      text: #"""
        scenario 1
        title    A committed edit survives a crash
        source   BR-107, LIFE-48
        device   pad 18.0
        checks   no-data-loss-on-kill

        when     launch A
        when     edit A "one"
        when     commit A
        when     edit A "two"
        when     crash
        when     launch A
        """# + "\n"
    ),
    (
      path: "data-safety/document-survives-close.scenario",
      text: #"""
        scenario 1
        title    Closing a window keeps its document
        source   BR-041, LIFE-38
        device   pad 18.0
        checks   documents-survive-discard, no-data-loss-on-disconnect

        when     launch A
        when     open B "Notes"
        when     edit B "kept"
        when     close B
        then     document "Notes" is "kept"
        """# + "\n"
    ),
    (
      path: "data-safety/document-survives-late-discard.scenario",
      text: #"""
        scenario 1
        title    A document survives the discard of its window while no process ran
        source   BR-041, LIFE-50
        device   pad 18.0
        checks   documents-survive-discard

        when     launch A
        when     open B "Notes"
        when     edit B "kept"
        when     commit B
        when     kill
        when     discard B
        when     launch A
        then     app didDiscardSceneSessions B under late-discard-strays = none
        then     document "Notes" is "kept"
        """# + "\n"
    ),
    (
      path: "data-safety/interruption-keeps-edit.scenario",
      text: #"""
        scenario 1
        title    A passing interruption keeps what was typed
        source   LIFE-25, LIFE-26
        device   pad 18.0
        checks   input-stays

        when     launch A
        when     edit A "typing"
        when     interrupt A
        then     A only sceneWillResignActive
        then     A inactive
        when     resume A
        then     A only sceneDidBecomeActive
        then     A shows "typing"
        """# + "\n"
    ),
    (
      path: "data-safety/kept-through-reclaim-and-kill.scenario",
      text: #"""
        scenario 1
        title    A finished edit survives a reclaim and a kill
        source   BR-107, LIFE-03, LIFE-30
        device   pad 18.0
        checks   no-data-loss-on-disconnect, no-data-loss-on-kill

        when     launch A
        when     edit A "first draft"
        when     leave A
        when     reclaim A
        then     A sceneDidDisconnect
        when     return A
        then     A shows "first draft"
        when     edit A "second draft"
        when     commit A
        when     kill
        when     launch A
        then     A shows "second draft"
        """# + "\n"
    ),
    (
      path: "data-safety/kill-in-background.scenario",
      text: #"""
        scenario 1
        title    An edit survives a kill in the background
        source   LIFE-24, LIFE-48
        device   pad 18.0
        checks   no-data-loss-on-kill

        when     launch A
        when     edit A "draft"
        when     leave A
        then     A only sceneWillResignActive, sceneDidEnterBackground, stateRestorationActivity, didUpdateUserActivity under restoration-request = after-background
        when     kill
        when     launch A
        then     A shows "draft"
        """# + "\n"
    ),
    (
      path: "data-safety/kill-while-active.scenario",
      text: #"""
        scenario 1
        title    A committed edit survives a kill while the window is active
        source   BR-107, LIFE-30
        device   pad 18.0
        checks   no-data-loss-on-kill

        when     launch A
        when     edit A "draft"
        when     commit A
        when     kill
        when     launch A
        then     A shows "draft"
        """# + "\n"
    ),
    (
      path: "data-safety/other-window-active-keeps-edit.scenario",
      text: #"""
        scenario 1
        title    An edit stays while other windows come and go
        source   LIFE-24, BR-005
        device   pad 18.0
        checks   input-stays, windows-are-isolated

        when     launch A
        when     edit A "typing"
        when     commit A
        when     open B "Notes"
        when     leave B
        when     return B
        then     A nothing
        then     A shows "typing"
        """# + "\n"
    ),
    (
      path: "data-safety/phone-tabs-after-swipe.scenario",
      text: #"""
        scenario 1
        title    A swipe on a phone loses no document
        source   BR-041, LIFE-53
        device   phone 17.0
        checks   no-data-loss-on-kill

        when     launch A
        when     edit A "tabs"
        when     commit A
        when     swipe-kill A
        when     launch A
        then     document "Untitled" is "tabs"
        """# + "\n"
    ),
    (
      path: "data-safety/two-windows-reclaimed.scenario",
      text: #"""
        scenario 1
        title    Two windows lose nothing when both are reclaimed
        source   BR-032, LIFE-03
        device   pad 18.0
        checks   no-data-loss-on-disconnect

        when     launch A
        when     edit A "shared"
        when     commit A
        when     open B "Notes"
        when     edit B "notes"
        when     leave A
        when     leave B
        when     reclaim A
        when     reclaim B
        then     windows 0
        when     return A
        then     A shows "shared"
        when     return B
        then     B shows "notes"
        """# + "\n"
    ),
    (
      path: "data-safety/unsaved-edit-survives-reclaim.scenario",
      text: #"""
        scenario 1
        title    An edit that was never committed survives a reclaim
        source   BR-032, LIFE-37
        device   pad 18.0
        checks   no-data-loss-on-disconnect

        when     launch A
        when     edit A "draft"
        when     leave A
        when     reclaim A
        then     A archived
        when     return A
        then     A shows "draft"
        """# + "\n"
    ),
    (
      path: "isolation/navigation.scenario",
      text: #"""
        scenario 1
        title    Navigating one window leaves the other
        source   BR-053, BR-083, LIFE-06
        device   pad 18.0
        checks   windows-are-isolated

        when     launch A
        when     open B "Notes"
        when     navigate A "page 4"
        then     B at "start"
        when     navigate B "page 7"
        then     A at "page 4"
        """# + "\n"
    ),
    (
      path: "isolation/post-heard-once.scenario",
      text: #"""
        scenario 1
        title    A change is heard once by each window
        source   LIFE-06
        device   pad 18.0
        checks   every-window-hears-a-post

        when     launch A
        when     open B
        when     post "changed"
        """# + "\n"
    ),
    (
      path: "order/first-launch.scenario",
      text: #"""
        scenario 1
        title    The first launch asks for a configuration
        source   BR-097, BR-094, LIFE-13
        device   pad 18.0
        checks   survives-legal-callbacks

        when     launch A
        then     app willFinishLaunching
        then     app didFinishLaunching
        then     app configurationForConnecting A
        then     A only willConnect, sceneWillEnterForeground, sceneDidBecomeActive
        when     leave A
        when     kill
        when     launch A
        then     A willConnect
        """# + "\n"
    ),
    (
      path: "order/last-of-three.scenario",
      text: #"""
        scenario 1
        title    Three windows closed one by one
        source   BR-095, LIFE-44
        device   pad 18.0
        checks   survives-legal-callbacks, cleans-up-on-discard

        when     launch A
        when     open B
        when     open C
        when     close A
        when     close B
        when     close C
        then     C discarded
        """# + "\n"
    ),
    (
      path: "order/no-window-left.scenario",
      text: #"""
        scenario 1
        title    No window left is legal
        source   BR-088, BR-089, LIFE-36
        device   pad 18.0
        manifest single-scene
        checks   survives-legal-callbacks

        when     launch A
        when     close A
        then     A discarded
        """# + "\n"
    ),
    (
      path: "order/something-to-see.scenario",
      text: #"""
        scenario 1
        title    A window that comes to the foreground has something in it
        source   LIFE-20
        device   pad 18.0
        checks   no-blank-window

        when     launch A
        when     open B
        when     leave B
        when     reclaim B
        when     return B
        then     windows 2
        """# + "\n"
    ),
    (
      path: "order/swipe-single-window-pad.scenario",
      text: #"""
        scenario 1
        title    A swipe on a single-window iPad
        source   LIFE-41, BR-089
        device   pad 18.0
        manifest single-scene
        checks   survives-legal-callbacks, no-data-loss-on-kill

        when     launch A
        when     edit A "kept"
        when     commit A
        when     swipe-kill A
        then     A only sceneDidDisconnect
        then     app didDiscardSceneSessions A
        then     app applicationWillTerminate
        when     launch B
        then     document "Untitled" is "kept"
        """# + "\n"
    ),
    (
      path: "order/vision-last-window.scenario",
      text: #"""
        scenario 1
        title    The last window on visionOS stays in the background
        source   LIFE-34
        device   vision 2.0
        checks   survives-legal-callbacks

        when     launch A
        when     open B
        when     close B
        then     B discarded
        when     close A
        then     A background
        """# + "\n"
    ),
    (
      path: "recorded/close-after-background.trace",
      text: #"""
        trace 1
        title    A window goes to the background before it closes (T10)
        source   LIFE-36, LIFE-38, LIFE-39
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidEnterBackground
        call     A stateRestorationActivity
        call     A didUpdateUserActivity
        call     A sceneDidDisconnect
        call     app didDiscardSceneSessions A
        """# + "\n"
    ),
    (
      path: "recorded/close-after-resign.trace",
      text: #"""
        trace 1
        title    A window resigns before it closes (T10)
        source   LIFE-36, LIFE-38, LIFE-39
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidDisconnect
        call     app didDiscardSceneSessions A
        """# + "\n"
    ),
    (
      path: "recorded/close-archived.trace",
      text: #"""
        trace 1
        title    A window without a scene closes with a discard alone (T11)
        source   LIFE-03, LIFE-38
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidEnterBackground
        call     A stateRestorationActivity
        call     A didUpdateUserActivity
        call     A sceneDidDisconnect
        call     B sceneWillResignActive
        call     B sceneDidBecomeActive
        call     app didDiscardSceneSessions A
        """# + "\n"
    ),
    (
      path: "recorded/close-at-once.trace",
      text: #"""
        trace 1
        title    A window closes without another word (T10)
        source   LIFE-36, LIFE-38, LIFE-39
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        call     A sceneDidDisconnect
        call     app didDiscardSceneSessions A
        """# + "\n"
    ),
    (
      path: "recorded/cold-link.trace",
      text: #"""
        trace 1
        title    A link that starts the app comes with the connection alone
        source   BR-118, LIFE-12
        device   phone 17.0
        manifest single-scene
        sees     willConnect

        call     A willConnect
        """# + "\n"
    ),
    (
      path: "recorded/destroy-by-code.trace",
      text: #"""
        trace 1
        title    A destruction by code disconnects, then discards (T12)
        source   LIFE-39, WIN-08
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        call     B sceneDidDisconnect
        call     app didDiscardSceneSessions B
        """# + "\n"
    ),
    (
      path: "recorded/disconnect-discard-terminate.trace",
      text: #"""
        trace 1
        title    Disconnect and discard come before the end
        source   BR-089, LIFE-41
        device   pad 15.0
        manifest single-scene
        sees     sceneDidDisconnect, didDiscardSceneSessions, applicationWillTerminate
        from     anywhere

        call     A sceneDidDisconnect
        call     app didDiscardSceneSessions A
        call     app applicationWillTerminate
        """# + "\n"
    ),
    (
      path: "recorded/first-launch.trace",
      text: #"""
        trace 1
        title    The first launch asks for a configuration (T01)
        source   LIFE-12, LIFE-13, LIFE-21
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/force-quit-and-restore.trace",
      text: #"""
        trace 1
        title    An app forced to quit connects its window again
        source   BR-091, REST-16
        device   phone 15.0
        manifest single-scene
        sees     didFinishLaunching, sceneDidEnterBackground, stateRestorationActivity, willConnect
        from     anywhere

        call     A sceneDidEnterBackground
        call     A stateRestorationActivity
        call     app didFinishLaunching
        call     A willConnect
        """# + "\n"
    ),
    (
      path: "recorded/kill-and-relaunch.trace",
      text: #"""
        trace 1
        title    A kill says nothing; the window comes back (T16)
        source   LIFE-48, LIFE-15
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app willFinishLaunching
        call     app didFinishLaunching
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/last-of-several-swiped.trace",
      text: #"""
        trace 1
        title    The last of several windows ends with its process, untold (T15)
        source   BR-095, LIFE-44
        device   pad 13.0
        manifest multiple-scenes
        sees     didDiscardSceneSessions
        from     anywhere

        call     app didDiscardSceneSessions A
        call     app didDiscardSceneSessions B
        """# + "\n"
    ),
    (
      path: "recorded/late-discard-after-connect.trace",
      text: #"""
        trace 1
        title    A discard without a process is told after the connection (T17)
        source   LIFE-50, LIFE-52
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        call     app willFinishLaunching
        call     app didFinishLaunching
        call     A willConnect
        call     app didDiscardSceneSessions B
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/late-discard-first.trace",
      text: #"""
        trace 1
        title    A discard without a process is told before the connection (T17)
        source   LIFE-50, LIFE-51
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app didDiscardSceneSessions B
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/late-discard-of-live.trace",
      text: #"""
        trace 1
        title    A late discard names the session that the app uses (T17)
        source   BR-056, LIFE-52
        device   pad 18.0
        manifest multiple-scenes
        sees     didFinishLaunching, willConnect, sceneDidBecomeActive, sceneDidDisconnect, didDiscardSceneSessions
        from     anywhere

        call     app didFinishLaunching
        call     A willConnect
        call     A sceneDidBecomeActive
        call     app didDiscardSceneSessions A
        """# + "\n"
    ),
    (
      path: "recorded/leave-and-return.trace",
      text: #"""
        trace 1
        title    Leaving resigns and goes to the background, returning comes back (T04, T05)
        source   LIFE-24, REST-02, REST-03
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidEnterBackground
        call     A stateRestorationActivity
        call     A didUpdateUserActivity
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/notification-tap.trace",
      text: #"""
        trace 1
        title    A tap on a notification brings the window forward
        source   BR-121, LIFE-24
        device   phone 17.0
        manifest single-scene
        sees     sceneWillEnterForeground, sceneDidBecomeActive
        from     anywhere

        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/one-swiped.trace",
      text: #"""
        trace 1
        title    Closing one window by a swipe brings a disconnect alone
        source   BR-098, LIFE-45
        device   pad 13.0
        manifest multiple-scenes
        sees     sceneDidDisconnect, didDiscardSceneSessions
        from     anywhere

        call     A sceneDidDisconnect
        """# + "\n"
    ),
    (
      path: "recorded/pad-first-launch.trace",
      text: #"""
        trace 1
        title    A pad app is configured first
        source   BR-097, LIFE-13
        device   pad 13.0
        manifest multiple-scenes
        sees     didFinishLaunching, configurationForConnecting, willConnect, sceneWillEnterForeground, sceneDidBecomeActive

        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/pad-split-view.trace",
      text: #"""
        trace 1
        title    A second window in split view is configured and connected
        source   BR-097, LIFE-16
        device   pad 13.0
        manifest multiple-scenes
        sees     didFinishLaunching, configurationForConnecting, willConnect, sceneWillEnterForeground, sceneDidBecomeActive
        from     anywhere

        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/peek.trace",
      text: #"""
        trace 1
        title    A look at the switcher resigns and activates again (T06)
        source   LIFE-25, LIFE-26
        device   phone 17.0
        manifest single-scene

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/phone-first-launch.trace",
      text: #"""
        trace 1
        title    A phone app connects without a configuration
        source   BR-097, LIFE-15
        device   phone 13.0
        manifest single-scene
        sees     didFinishLaunching, configurationForConnecting, willConnect, sceneWillEnterForeground, sceneDidBecomeActive
        from     anywhere

        call     app didFinishLaunching
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/reclaim-and-reselect.trace",
      text: #"""
        trace 1
        title    A reclaimed window connects anew when it is chosen again (T08, T09)
        source   LIFE-03, LIFE-04, LIFE-16
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidEnterBackground
        call     A stateRestorationActivity
        call     A didUpdateUserActivity
        call     A sceneDidDisconnect
        call     A willConnect
        call     A restoreInteractionState
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/relaunch.trace",
      text: #"""
        trace 1
        title    A remembered window connects without a configuration (T02)
        source   BR-094, LIFE-12, LIFE-15, REST-07
        device   pad 18.0
        manifest multiple-scenes
        from     anywhere

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     A willConnect
        call     A restoreInteractionState
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/restore-after-connect.trace",
      text: #"""
        trace 1
        title    The activity comes a second time after the connection
        source   BR-001, REST-07
        device   phone 15.0
        manifest single-scene
        sees     willConnect, restoreInteractionState
        from     anywhere

        call     A willConnect
        call     A restoreInteractionState
        """# + "\n"
    ),
    (
      path: "recorded/second-window-first-resigns.trace",
      text: #"""
        trace 1
        title    A second window opens while the first resigns for a moment (T03)
        source   LIFE-16, LIFE-26
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     A sceneWillResignActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        call     A sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/second-window.trace",
      text: #"""
        trace 1
        title    A second window is configured and connected, the first is undisturbed (T03)
        source   LIFE-16, LIFE-24
        device   pad 18.0
        manifest multiple-scenes

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     app configurationForConnecting B
        call     B willConnect
        call     B sceneWillEnterForeground
        call     B sceneDidBecomeActive
        """# + "\n"
    ),
    (
      path: "recorded/swipe-kill-pad-single.trace",
      text: #"""
        trace 1
        title    A single window swiped away disconnects, is discarded, and the app ends (T14)
        source   BR-089, LIFE-41
        device   pad 18.0
        manifest single-scene

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     A sceneDidDisconnect
        call     app didDiscardSceneSessions A
        call     app applicationWillTerminate
        """# + "\n"
    ),
    (
      path: "recorded/swipe-kill-phone.trace",
      text: #"""
        trace 1
        title    A phone app swiped away goes to the background and ends (T13)
        source   LIFE-42
        device   phone 17.0
        manifest single-scene

        call     app willFinishLaunching
        call     app didFinishLaunching
        call     app configurationForConnecting A
        call     A willConnect
        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidEnterBackground
        call     app applicationWillTerminate
        """# + "\n"
    ),
    (
      path: "recorded/swiped-away-fast.trace",
      text: #"""
        trace 1
        title    An app swiped away fast gets another scene after the disconnect
        source   BR-092, LIFE-43
        device   phone 16.0
        manifest single-scene
        sees     sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidDisconnect, sceneDidEnterBackground

        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidDisconnect
        call     B sceneWillEnterForeground
        call     B sceneDidEnterBackground
        """# + "\n"
    ),
    (
      path: "recorded/swiped-away-slowly.trace",
      text: #"""
        trace 1
        title    An app swiped away slowly ends with the disconnect
        source   BR-092, LIFE-43
        device   phone 16.0
        manifest single-scene
        sees     sceneWillEnterForeground, sceneDidBecomeActive, sceneWillResignActive, sceneDidDisconnect, sceneDidEnterBackground

        call     A sceneWillEnterForeground
        call     A sceneDidBecomeActive
        call     A sceneWillResignActive
        call     A sceneDidDisconnect
        """# + "\n"
    ),
    (
      path: "recorded/three-launches-again.trace",
      text: #"""
        trace 1
        title    The configuration is not asked for at a relaunch
        source   BR-094, LIFE-15
        device   pad 18.0
        manifest multiple-scenes
        sees     didFinishLaunching, configurationForConnecting, willConnect
        from     anywhere

        call     app didFinishLaunching
        call     A willConnect
        """# + "\n"
    ),
    (
      path: "recorded/three-launches-first.trace",
      text: #"""
        trace 1
        title    The configuration is asked for at the first launch
        source   BR-094, LIFE-13
        device   pad 18.0
        manifest multiple-scenes
        sees     configurationForConnecting, willConnect

        call     app configurationForConnecting A
        call     A willConnect
        """# + "\n"
    ),
    (
      path: "recorded/three-launches-new-window.trace",
      text: #"""
        trace 1
        title    The configuration is asked for with a new window
        source   BR-094, LIFE-16
        device   pad 18.0
        manifest multiple-scenes
        sees     configurationForConnecting, willConnect
        from     anywhere

        call     app configurationForConnecting B
        call     B willConnect
        """# + "\n"
    ),
    (
      path: "records/archived-window-closed.scenario",
      text: #"""
        scenario 1
        title    Closing an archived window brings the discard alone
        source   LIFE-38
        device   pad 18.0
        checks   cleans-up-on-discard

        when     launch A
        when     open B
        when     leave B
        when     reclaim B
        when     close B
        then     B nothing
        then     record A kept
        """# + "\n"
    ),
    (
      path: "records/gone-after-close.scenario",
      text: #"""
        scenario 1
        title    The record of a closed window goes
        source   LIFE-38, LIFE-39
        device   pad 18.0
        checks   cleans-up-on-discard, cleans-up-only-the-named

        when     launch A
        when     open B
        when     close B
        then     B discarded
        then     record B gone under discard-after-close = now
        then     record A kept
        """# + "\n"
    ),
    (
      path: "records/gone-after-destroy.scenario",
      text: #"""
        scenario 1
        title    A destruction by code discards after the disconnect
        source   LIFE-39
        device   pad 18.0
        checks   cleans-up-on-discard, cleans-up-only-the-named

        when     launch A
        when     open B
        when     destroy B
        then     B sceneDidDisconnect
        then     app didDiscardSceneSessions B
        then     record B gone
        then     record A kept
        """# + "\n"
    ),
    (
      path: "records/kept-at-launch.scenario",
      text: #"""
        scenario 1
        title    Records of windows that do not reconnect are kept
        source   BR-035, LIFE-38
        device   pad 18.0
        checks   cleanup-only-on-discard, restored-state-equals-saved

        when     launch A
        when     open B "Notes"
        when     navigate B "page 2"
        when     commit B
        when     kill
        when     launch A
        then     record B kept
        when     return B
        then     B at "page 2"
        """# + "\n"
    ),
    (
      path: "records/kept-through-reclaim.scenario",
      text: #"""
        scenario 1
        title    The record of a reclaimed window is kept
        source   LIFE-03
        device   pad 18.0
        checks   cleanup-only-on-discard

        when     launch A
        when     leave A
        when     reclaim A
        then     record A kept
        when     return A
        """# + "\n"
    ),
    (
      path: "records/late-discard-of-live.scenario",
      text: #"""
        scenario 1
        title    A late discard that names the live session is harmless
        source   BR-056, LIFE-52
        device   phone 17.0
        given    late-discard-names-live = yes
        given    late-discard-order = after-active
        given    identity-after-force-quit = same
        checks   late-discard-of-live-session-is-harmless

        when     launch A
        when     edit A "alive"
        when     commit A
        when     swipe-kill A
        when     launch A
        then     record A kept
        then     A shows "alive"
        """# + "\n"
    ),
    (
      path: "records/late-discard.scenario",
      text: #"""
        scenario 1
        title    A discard without a process is told at the next launch
        source   LIFE-50, LIFE-51
        device   pad 18.0
        checks   cleans-up-on-discard, cleans-up-only-the-named

        when     launch A
        when     open B
        when     leave B
        when     kill
        when     discard B
        when     launch A
        then     record B gone
        then     record A kept
        """# + "\n"
    ),
    (
      path: "records/repeated-discard.scenario",
      text: #"""
        scenario 1
        title    A discard told twice changes nothing the second time
        source   LIFE-54
        device   pad 18.0
        given    late-discard-strays = repeated
        given    discard-after-close = now
        checks   stray-discards-are-harmless

        when     launch A
        when     open B
        when     close B
        when     kill
        when     launch A
        then     record A kept
        """# + "\n"
    ),
    (
      path: "records/unknown-discard.scenario",
      text: #"""
        scenario 1
        title    A discard of an unknown session changes nothing
        source   LIFE-54
        device   pad 18.0
        given    late-discard-strays = unknown
        given    discard-after-close = now
        checks   stray-discards-are-harmless

        when     launch A
        when     open B
        when     close B
        when     kill
        when     launch A
        then     record A kept
        """# + "\n"
    ),
    (
      path: "resources/observers.scenario",
      text: #"""
        scenario 1
        title    A reclaimed window observes nothing
        source   LIFE-04, BR-122
        device   pad 18.0
        checks   observers-gone-after-disconnect

        when     launch A
        when     open B
        when     leave B
        when     reclaim B
        then     observers B 0
        when     post "changed"
        """# + "\n"
    ),
    (
      path: "resources/released.scenario",
      text: #"""
        scenario 1
        title    A reclaimed window holds no resource
        source   LIFE-37
        device   pad 18.0
        checks   resources-released-on-disconnect

        when     launch A
        when     leave A
        when     reclaim A
        then     resources A 0
        """# + "\n"
    ),
    (
      path: "restoration/each-its-own.scenario",
      text: #"""
        scenario 1
        title    Two windows come back each to its own
        source   BR-034, BR-031, BR-127
        device   pad 18.0
        checks   restored-state-equals-saved

        when     launch A
        when     navigate A "page 1"
        when     commit A
        when     open B "Notes"
        when     navigate B "page 2"
        when     commit B
        when     kill
        when     launch A B
        then     A at "page 1"
        then     B document "Notes"
        then     B at "page 2"
        """# + "\n"
    ),
    (
      path: "restoration/gives-activity.scenario",
      text: #"""
        scenario 1
        title    The app says what to restore a window from
        source   REST-01, REST-03
        device   pad 18.0
        checks   gives-restoration-activity

        when     launch A
        when     navigate A "page 3"
        when     leave A
        then     A stateRestorationActivity under restoration-request = after-background
        """# + "\n"
    ),
    (
      path: "restoration/mac-reopens-windows.scenario",
      text: #"""
        scenario 1
        title    A Mac reopens the windows as they were
        source   BR-127, REST-04
        device   mac 15.0
        checks   restored-state-equals-saved

        when     launch A
        when     open B "Notes"
        when     navigate B "end"
        when     commit B
        when     kill
        when     launch A B
        then     B document "Notes"
        """# + "\n"
    ),
    (
      path: "restoration/newer-than-activity.scenario",
      text: #"""
        scenario 1
        title    A commit after the background wins over the older activity
        source   REST-03, LIFE-30
        device   pad 18.0
        checks   restored-state-equals-saved

        when     launch A
        when     navigate A "page 1"
        when     leave A
        when     return A
        when     navigate A "page 2"
        when     commit A
        when     kill
        when     launch A
        then     A at "page 2"
        """# + "\n"
    ),
    (
      path: "restoration/place-after-kill.scenario",
      text: #"""
        scenario 1
        title    A window comes back to its place after a kill
        source   LIFE-16, REST-04
        device   pad 18.0
        checks   restored-state-equals-saved

        when     launch A
        when     navigate A "page 3"
        when     leave A
        when     kill
        when     launch A
        then     A at "page 3"
        """# + "\n"
    ),
    (
      path: "restoration/place-after-reclaim.scenario",
      text: #"""
        scenario 1
        title    A window comes back to its place after a reclaim
        source   REST-04, BR-086
        device   pad 18.0
        checks   restored-state-equals-saved

        when     launch A
        when     navigate A "page 3"
        when     leave A
        when     reclaim A
        when     return A
        then     A willConnect
        then     A at "page 3"
        """# + "\n"
    ),
    (
      path: "sessions/new-while-other-is-elsewhere.scenario",
      text: #"""
        scenario 1
        title    A new window starts clean beside one that went on
        source   LIFE-02, BR-083
        device   pad 18.0
        checks   fresh-session-starts-clean, windows-are-isolated

        when     launch A
        when     navigate A "page 5"
        when     open B
        then     B at "start"
        """# + "\n"
    ),
    (
      path: "sessions/new-window-is-new.scenario",
      text: #"""
        scenario 1
        title    A new window does not start where a closed one was
        source   BR-037, LIFE-02
        device   pad 18.0
        checks   fresh-session-starts-clean

        when     launch A
        when     open B "Notes"
        when     navigate B "page 9"
        when     close B
        when     open C
        then     C document "Untitled"
        then     C at "start"
        """# + "\n"
    ),
  ]
}
