// swift-format-ignore-file

/// The scenarios of `Scenarios/`, compiled in; made by `scripts/embed-scenarios`.
public enum BundledSuite {
  /// The files in the order of their paths, each with its path below `Scenarios/`.
  public static let files: [(path: String, text: String)] = [
    (
      path: "activation/again-after-a-close.scenario",
      text: #"""
        scenario 1
        title    A document whose window was closed opens again when it is asked for
        source   WIN-01, BR-101
        device   pad 18.0
        given    discard-after-close = now
        checks   opens-what-is-asked

        when     launch A
        when     ask A open "Notes" as B
        then     B active
        when     close B
        when     ask A open "Notes" as C
        then     C active
        """# + "\n"
    ),
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
      path: "activation/two-requests.scenario",
      text: #"""
        scenario 1
        title    Two windows that are asked for one after the other each show their own document
        source   WIN-01, BR-136
        device   pad 18.0
        checks   opens-what-is-asked, windows-are-isolated

        when     launch A
        when     ask A open "one" as B
        when     ask A open "two" as C
        then     B document "one"
        then     C active
        """# + "\n"
    ),
    (
      path: "bridge/after-a-kill.scenario",
      text: #"""
        scenario 1
        title    A plugin subscribes anew in each process and is told nothing twice
        source   FW-04, LIFE-48
        device   pad 18.0
        checks   plugins-hear-each-callback-once, late-plugins-hear-the-connection

        when     launch A
        when     subscribe analytics
        when     kill
        when     launch A
        when     subscribe analytics
        then     analytics gets willConnect A
        when     leave A
        then     analytics gets sceneDidEnterBackground A
        """# + "\n"
    ),
    (
      path: "bridge/each-callback.scenario",
      text: #"""
        scenario 1
        title    A plugin is told each callback of each window, of the right one, once
        source   FW-01, FW-14, BR-046, BR-074
        device   pad 18.0
        checks   plugins-hear-each-callback-once, plugins-hear-of-the-right-window

        when     launch
        when     subscribe analytics
        when     open A
        then     analytics gets willConnect A
        then     analytics gets sceneDidBecomeActive A
        when     open B
        then     analytics gets willConnect B
        when     leave A
        then     analytics gets sceneDidEnterBackground A
        when     reclaim A
        then     analytics gets sceneDidDisconnect A
        when     return A
        then     analytics gets willConnect A
        when     leave B
        when     reclaim B
        then     analytics gets sceneDidDisconnect B
        """# + "\n"
    ),
    (
      path: "bridge/each-claimed.scenario",
      text: #"""
        scenario 1
        title    A plugin that claims a kind handles it, the app all others: $payload
        source   FW-01, FW-14, BR-010
        device   pad 26.0
        each     payload = url, link, handoff, shortcut, notification, share, intent
        checks   first-claimer-handles, plugins-see-payloads

        when     launch A
        when     subscribe analytics
        when     subscribe handler claims $payload
        when     subscribe second claims $payload
        when     send $payload "token" to A
        then     A handles "token"
        """# + "\n"
    ),
    (
      path: "bridge/each-late.scenario",
      text: #"""
        scenario 1
        title    A plugin that subscribes before the window is active handles what it connected for: $payload
        source   FW-04, FW-15, LIFE-23, BR-007
        device   pad 26.0
        each     payload = url, link, shortcut, share
        checks   late-plugins-hear-the-connection, cold-payload-is-handled

        when     launch A with $payload "token" in-background
        when     subscribe handler claims $payload
        then     handler gets willConnect A
        when     return A
        then     A handles "token"
        """# + "\n"
    ),
    (
      path: "bridge/first-claimer.scenario",
      text: #"""
        scenario 1
        title    Of two plugins that claim URLs the first handles them, and both see them
        source   FW-01, BR-010, BR-011
        device   pad 18.0
        checks   first-claimer-handles, plugins-see-payloads, payload-handled-once

        when     launch A
        when     subscribe links claims url
        when     subscribe attribution claims url
        when     send url "notes://open/1" to A
        then     A handles "notes://open/1"
        then     links gets openURLContexts A
        then     attribution gets openURLContexts A
        when     send shortcut "search" to A
        then     A handles "search"
        """# + "\n"
    ),
    (
      path: "bridge/handoff.scenario",
      text: #"""
        scenario 1
        title    A plugin is told that a Handoff is about to come, and of the Handoff
        source   FW-14, LIFE-62
        device   pad 18.0
        checks   plugins-hear-each-callback-once, plugins-see-payloads

        when     launch A
        when     subscribe links claims handoff
        when     send handoff "reading" to A
        then     links gets willContinueUserActivity A
        then     links gets continueUserActivity A
        then     A handles "reading"
        """# + "\n"
    ),
    (
      path: "bridge/late-plugin-two-windows.scenario",
      text: #"""
        scenario 1
        title    A plugin that subscribes late is told of every window
        source   FW-04
        device   pad 18.0
        checks   late-plugins-hear-the-connection

        when     launch A
        when     open B
        when     leave A
        when     reclaim A
        when     subscribe analytics
        then     analytics gets willConnect B
        when     return A
        then     analytics gets willConnect A
        """# + "\n"
    ),
    (
      path: "bridge/late-plugin.scenario",
      text: #"""
        scenario 1
        title    A plugin that subscribes late is told of the window and handles what it connected for
        source   FW-04, FW-15, LIFE-23, BR-007, BR-023
        device   phone 17.0
        manifest single-scene
        checks   late-plugins-hear-the-connection, cold-payload-is-handled, payload-handled-once

        when     launch A with url "notes://open/1" in-background
        when     subscribe links claims url
        then     links gets willConnect A
        when     return A
        then     A handles "notes://open/1"
        """# + "\n"
    ),
    (
      path: "bridge/legacy-plugin-of-a-background-launch.scenario",
      text: #"""
        scenario 1
        title    A legacy plugin is not told of a return when the app was never in the foreground
        source   FW-02, LIFE-23
        device   phone 17.0
        manifest single-scene
        checks   legacy-plugins-hear-of-the-app

        when     launch A in-background
        when     subscribe old legacy
        when     return A
        when     leave A
        when     return A
        """# + "\n"
    ),
    (
      path: "bridge/legacy-plugin.scenario",
      text: #"""
        scenario 1
        title    A plugin that knows no scenes is told when the app leaves and returns, not of each window
        source   FW-02, FW-17, FW-23, BR-016, BR-052, BR-058, BR-059, BR-148
        device   pad 18.0
        checks   legacy-plugins-hear-of-the-app

        when     launch A
        when     subscribe old legacy
        when     open B
        when     leave A
        when     leave B
        when     return A
        when     return B
        when     leave A
        when     close B
        """# + "\n"
    ),
    (
      path: "bridge/payload-with-the-connection.scenario",
      text: #"""
        scenario 1
        title    A plugin sees the URL that its window connects for
        source   FW-14, BR-004, BR-076
        device   pad 18.0
        checks   plugins-see-payloads, cold-payload-is-handled

        when     launch
        when     subscribe links claims url
        when     subscribe attribution
        when     send url "notes://open/1"
        when     send url "notes://open/2"
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
      path: "data-safety/interrupted-and-killed.scenario",
      text: #"""
        scenario 1
        title    What was entered before an interruption is there when the app is killed in it
        source   LIFE-25, LIFE-48
        device   phone 17.0
        manifest single-scene
        checks   saves-when-resigning

        when     launch A
        when     edit A "draft"
        when     interrupt A
        when     kill
        when     launch A
        """# + "\n"
    ),
    (
      path: "data-safety/interrupted-window-of-two.scenario",
      text: #"""
        scenario 1
        title    A window that resigned has saved, whatever the other does
        source   LIFE-25, LIFE-06
        device   pad 18.0
        checks   saves-when-resigning

        when     launch A
        when     open B "Notes"
        when     edit B "kept"
        when     interrupt B
        when     edit A "other"
        when     commit A
        when     crash
        when     launch A B
        then     document "Untitled" is "other"
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
      path: "data-safety/navigation-keeps-input.scenario",
      text: #"""
        scenario 1
        title    Going to another place in a document keeps what was entered
        source   LIFE-25
        device   pad 18.0
        checks   input-stays

        when     launch A
        when     edit A "draft"
        when     navigate A "chapter 2"
        then     A shows "draft"
        then     A at "chapter 2"
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
      path: "isolation/presentation.scenario",
      text: #"""
        scenario 1
        title    A sheet is shown in the window that asked for it, and in no other
        source   LIFE-06, BR-038, BR-040, BR-053, BR-064, BR-065, BR-067, BR-110, BR-151
        device   pad 18.0
        checks   presents-in-its-window, windows-are-isolated

        when     launch A
        when     open B
        when     present B "settings"
        then     B presents "settings"
        when     present A "about"
        then     A presents "about"
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
      path: "payloads/cold-handoff.scenario",
      text: #"""
        scenario 1
        title    A Handoff that starts the app is announced with the connection and comes by callbacks
        source   LIFE-58, LIFE-62
        device   pad 18.0
        checks   warm-payload-is-handled, payload-handled-once

        when     launch A with handoff "reading"
        then     A willConnect
        then     A willContinueUserActivity
        then     A continueUserActivity
        then     A handles "reading"
        """# + "\n"
    ),
    (
      path: "payloads/cold-link.scenario",
      text: #"""
        scenario 1
        title    A link that starts the app comes with the connection and by no callback
        source   LIFE-57, BR-004
        device   phone 17.0
        manifest single-scene
        checks   cold-payload-is-handled

        when     launch A with link "https://example.com/notes/1"
        then     A only willConnect, sceneWillEnterForeground, sceneDidBecomeActive
        then     A handles "https://example.com/notes/1"
        """# + "\n"
    ),
    (
      path: "payloads/cold-url-of-a-restored-window.scenario",
      text: #"""
        scenario 1
        title    A URL that brings back an archived window is handled in it
        source   LIFE-56, LIFE-16, BR-029
        device   pad 18.0
        checks   cold-payload-is-handled, payload-handled-in-its-window

        when     launch A
        when     open B
        when     leave A
        when     reclaim A
        when     send url "notes://open/2" to A
        then     A willConnect
        then     A handles "notes://open/2"
        """# + "\n"
    ),
    (
      path: "payloads/cold-url.scenario",
      text: #"""
        scenario 1
        title    A URL that starts the app is handled once, and is told with the connection alone
        source   LIFE-56, LIFE-18, BR-014, BR-019, BR-026, BR-028, BR-118
        device   phone 17.0
        manifest single-scene
        checks   cold-payload-is-handled, payload-handled-once

        when     launch A with url "notes://open/1"
        then     A only willConnect, sceneWillEnterForeground, sceneDidBecomeActive
        then     A handles "notes://open/1"
        """# + "\n"
    ),
    (
      path: "payloads/cold-urls.scenario",
      text: #"""
        scenario 1
        title    Of two URLs that start the app together each is handled once
        source   LIFE-56, BR-010
        device   pad 18.0
        checks   cold-payload-is-handled, payload-handled-once

        when     launch A with url "notes://open/1" "notes://open/2"
        then     A handles "notes://open/1"
        then     A handles "notes://open/2"
        """# + "\n"
    ),
    (
      path: "payloads/each-again.scenario",
      text: #"""
        scenario 1
        title    What comes again, called the same, is handled again: $payload
        source   LIFE-56, LIFE-60
        device   pad 26.0
        each     payload = url, link, handoff, shortcut, notification, share, intent
        checks   warm-payload-is-handled, payload-handled-once

        when     launch A
        when     send $payload "token" to A
        when     send $payload "token" to A
        then     A handles "token"
        """# + "\n"
    ),
    (
      path: "payloads/each-cold-on-a-phone.scenario",
      text: #"""
        scenario 1
        title    What starts a phone's one window is handled once: $payload
        source   LIFE-19, LIFE-56, LIFE-57, LIFE-59, LIFE-60, BR-061, BR-062
        device   phone 17.0
        manifest single-scene
        each     payload = url, link, shortcut, notification, share
        checks   cold-payload-is-handled, payload-handled-once

        when     launch A
        when     leave A
        when     kill
        when     launch A with $payload "token"
        then     A handles "token"
        """# + "\n"
    ),
    (
      path: "payloads/each-cold.scenario",
      text: #"""
        scenario 1
        title    What starts the app is handled once: $payload
        source   LIFE-19, LIFE-56, LIFE-57, LIFE-59, LIFE-60, LIFE-64
        device   pad 26.0
        each     payload = url, link, shortcut, notification, share, intent
        checks   cold-payload-is-handled, payload-handled-once

        when     launch A with $payload "token"
        then     A handles "token"
        """# + "\n"
    ),
    (
      path: "payloads/each-to-an-archived-window.scenario",
      text: #"""
        scenario 1
        title    What comes to an archived window is handled when that connects: $payload
        source   LIFE-16, LIFE-19, BR-029
        device   pad 26.0
        each     payload = url, link, shortcut, notification, share, intent
        checks   cold-payload-is-handled, payload-handled-in-its-window

        when     launch A
        when     open B
        when     leave B
        when     reclaim B
        when     send $payload "token" to B
        then     B willConnect
        then     A nothing under others-when-opening = undisturbed
        then     B handles "token"
        """# + "\n"
    ),
    (
      path: "payloads/each-to-the-second-window.scenario",
      text: #"""
        scenario 1
        title    What comes to the second of two windows is handled there: $payload
        source   LIFE-63, BR-053
        device   pad 26.0
        each     payload = url, link, handoff, shortcut, notification, share, intent
        checks   payload-handled-in-its-window, warm-payload-is-handled

        when     launch A
        when     open B
        when     send $payload "token" to B
        then     A nothing
        then     B handles "token"
        when     send $payload "other" to A
        then     B nothing
        then     A handles "other"
        """# + "\n"
    ),
    (
      path: "payloads/each-while-active.scenario",
      text: #"""
        scenario 1
        title    What comes to a window in front is handled at once: $payload
        source   LIFE-56, LIFE-57, LIFE-59, LIFE-62, LIFE-64, LIFE-72
        device   pad 26.0
        each     payload = url, link, handoff, shortcut, notification, share, intent
        checks   warm-payload-is-handled, payload-handled-once

        when     launch A
        when     send $payload "token" to A
        then     A handles "token"
        then     A active
        """# + "\n"
    ),
    (
      path: "payloads/each-while-in-background.scenario",
      text: #"""
        scenario 1
        title    What comes to a window in the background brings it forward and is handled: $payload
        source   LIFE-24, LIFE-56, LIFE-57, LIFE-59, LIFE-62, LIFE-64, BR-139
        device   pad 26.0
        each     payload = url, link, handoff, shortcut, notification, share, intent
        checks   warm-payload-is-handled, payload-handled-once

        when     launch A
        when     leave A
        when     send $payload "token" to A
        then     A sceneWillEnterForeground
        then     A sceneDidBecomeActive
        then     A handles "token"
        """# + "\n"
    ),
    (
      path: "payloads/each-while-inactive.scenario",
      text: #"""
        scenario 1
        title    What comes to an interrupted window is handled when that is active: $payload
        source   LIFE-25, LIFE-61
        device   pad 26.0
        each     payload = url, link, handoff, shortcut, notification, share, intent
        checks   warm-payload-is-handled

        when     launch A
        when     interrupt A
        when     send $payload "token" to A
        then     A sceneDidBecomeActive
        then     A handles "token"
        """# + "\n"
    ),
    (
      path: "payloads/intent.scenario",
      text: #"""
        scenario 1
        title    An app intent is announced with the connection, comes by its callback too and is handled once
        source   LIFE-64
        device   pad 26.0
        checks   cold-payload-is-handled, payload-handled-once

        when     launch A with intent "show-note"
        then     A willConnect
        then     A willPerformAppIntent
        then     A handles "show-note"
        when     send intent "show-list" to A
        then     A handles "show-list"
        """# + "\n"
    ),
    (
      path: "payloads/link-while-in-background.scenario",
      text: #"""
        scenario 1
        title    A link that brings a window back to the foreground is handled
        source   LIFE-57, LIFE-61, BR-131
        device   phone 17.0
        manifest single-scene
        checks   warm-payload-is-handled

        when     launch A
        when     leave A
        when     send link "https://example.com/notes/1"
        then     A sceneWillEnterForeground
        then     A continueUserActivity
        then     A handles "https://example.com/notes/1"
        then     A active
        """# + "\n"
    ),
    (
      path: "payloads/no-window.scenario",
      text: #"""
        scenario 1
        title    A URL that finds no window makes one
        source   LIFE-56, LIFE-13
        device   pad 18.0
        checks   cold-payload-is-handled

        when     launch
        then     windows 0
        when     send url "notes://open/1"
        then     windows 1
        """# + "\n"
    ),
    (
      path: "payloads/notification-again.scenario",
      text: #"""
        scenario 1
        title    A notification that started the app is handled again when the user comes back to it
        source   LIFE-60
        device   phone 17.0
        manifest single-scene
        checks   warm-payload-is-handled, payload-handled-once

        when     launch A with notification "reminder-1"
        when     leave A
        when     return A
        when     send notification "reminder-1" to A
        then     A didReceiveNotificationResponse
        then     A handles "reminder-1"
        """# + "\n"
    ),
    (
      path: "payloads/notification-at-launch.scenario",
      text: #"""
        scenario 1
        title    A response to a notification that is told twice at launch is handled once
        source   LIFE-60, BR-013, BR-140
        device   phone 17.0
        manifest single-scene
        checks   cold-payload-is-handled, payload-handled-once

        when     launch A with notification "reminder-1"
        then     A handles "reminder-1"
        then     A didReceiveNotificationResponse under notification-at-launch = told-as-well
        """# + "\n"
    ),
    (
      path: "payloads/notification-while-inactive.scenario",
      text: #"""
        scenario 1
        title    A response to a notification can come before its window is active
        source   LIFE-61
        device   phone 17.0
        manifest single-scene
        checks   warm-payload-is-handled

        when     launch A
        when     interrupt A
        when     send notification "reminder-1"
        then     A didReceiveNotificationResponse
        then     A handles "reminder-1"
        """# + "\n"
    ),
    (
      path: "payloads/quick-action.scenario",
      text: #"""
        scenario 1
        title    A quick action starts the app, and another comes to the running app
        source   LIFE-59
        device   phone 17.0
        manifest single-scene
        checks   cold-payload-is-handled, warm-payload-is-handled, payload-handled-once

        when     launch A with shortcut "new-note"
        then     A handles "new-note"
        when     leave A
        when     send shortcut "search"
        then     A performActionForShortcutItem
        then     A handles "search"
        """# + "\n"
    ),
    (
      path: "payloads/same-url-twice.scenario",
      text: #"""
        scenario 1
        title    A URL that comes again is handled again
        source   LIFE-56
        device   pad 18.0
        checks   warm-payload-is-handled, payload-handled-once

        when     launch A with url "notes://open/1"
        when     send url "notes://open/1" to A
        then     A openURLContexts
        then     A handles "notes://open/1"
        """# + "\n"
    ),
    (
      path: "payloads/second-window-receives.scenario",
      text: #"""
        scenario 1
        title    What comes to the second window is handled there
        source   LIFE-63, BR-053, BR-104
        device   pad 18.0
        checks   payload-handled-in-its-window

        when     launch A
        when     open B
        when     send url "notes://open/2" to B
        then     B openURLContexts
        then     A nothing
        then     B handles "notes://open/2"
        """# + "\n"
    ),
    (
      path: "payloads/share.scenario",
      text: #"""
        scenario 1
        title    An invitation is handled with the connection and later
        source   LIFE-19, LIFE-72
        device   pad 18.0
        checks   cold-payload-is-handled, warm-payload-is-handled

        when     launch A with share "share-1"
        then     A handles "share-1"
        when     send share "share-2" to A
        then     A userDidAcceptCloudKitShare
        then     A handles "share-2"
        """# + "\n"
    ),
    (
      path: "payloads/url-for-a-document.scenario",
      text: #"""
        scenario 1
        title    A URL may change what its window shows, and no other window
        source   LIFE-56, WIN-19, BR-053
        device   pad 18.0
        checks   warm-payload-is-handled, windows-are-isolated

        when     launch A
        when     navigate A "chapter 1"
        when     open B
        when     navigate B "chapter 2"
        when     send url "notes://open/other" for "other" to B
        then     B handles "notes://open/other"
        then     A at "chapter 1"
        """# + "\n"
    ),
    (
      path: "payloads/warm-handoff.scenario",
      text: #"""
        scenario 1
        title    A Handoff goes to the window in front
        source   LIFE-62, LIFE-63
        device   pad 18.0
        checks   warm-payload-is-handled, payload-handled-in-its-window

        when     launch A
        when     open B
        when     leave A
        when     send handoff "reading"
        then     B willContinueUserActivity
        then     B continueUserActivity
        then     A nothing
        then     B handles "reading"
        """# + "\n"
    ),
    (
      path: "payloads/warm-urls.scenario",
      text: #"""
        scenario 1
        title    Of two URLs that come together each is handled once
        source   LIFE-56, BR-010
        device   pad 18.0
        checks   warm-payload-is-handled, payload-handled-once

        when     launch A
        when     send url "notes://open/1" "notes://open/2" to A
        then     A openURLContexts
        then     A handles "notes://open/1"
        then     A handles "notes://open/2"
        """# + "\n"
    ),
    (
      path: "payloads/window-gone-first.scenario",
      text: #"""
        scenario 1
        title    What came to a window that has gone before it was active is owed by no other
        source   LIFE-23, LIFE-03
        device   pad 18.0
        checks   payload-handled-in-its-window, cold-payload-is-handled

        when     launch A with url "notes://open/1" in-background
        then     A background
        when     reclaim A
        then     "notes://open/1" unhandled
        when     return A
        when     send url "notes://open/2" to A
        when     leave A
        when     reclaim A
        when     send url "notes://open/3" to A
        then     A handles "notes://open/3"
        """# + "\n"
    ),
    (
      path: "privacy/covered-again.scenario",
      text: #"""
        scenario 1
        title    A private window is covered each time it leaves
        source   BR-044, LIFE-29
        device   pad 18.0
        checks   private-windows-are-covered

        when     launch A
        when     make-private A
        when     leave A
        when     return A
        when     leave A
        then     A covered
        """# + "\n"
    ),
    (
      path: "privacy/covered-in-the-background.scenario",
      text: #"""
        scenario 1
        title    A private window is covered when it is in the background and shows its content when it is back
        source   LIFE-29, LIFE-27
        device   phone 17.0
        manifest single-scene
        checks   private-windows-are-covered, windows-in-front-are-uncovered

        when     launch A
        when     make-private A
        when     leave A
        then     A covered
        when     snapshot A
        then     A covered
        when     return A
        """# + "\n"
    ),
    (
      path: "privacy/each-window-by-itself.scenario",
      text: #"""
        scenario 1
        title    Of two windows each is covered by its own state
        source   BR-044, BR-125, LIFE-29
        device   pad 18.0
        checks   private-windows-are-covered, windows-in-front-are-uncovered

        when     launch A
        when     open B
        when     make-private B
        when     leave B
        then     B covered
        when     make-private A
        when     leave A
        then     A covered
        when     snapshot B
        then     B covered
        when     return B
        when     leave B
        when     return A
        """# + "\n"
    ),
    (
      path: "process/once-for-two-windows.scenario",
      text: #"""
        scenario 1
        title    Two windows share what is set up once
        source   LIFE-06, BR-050, BR-115, BR-130
        device   pad 18.0
        checks   starts-once-per-process

        when     launch A
        then     starts 1
        when     open B
        then     starts 1
        when     leave A
        when     reclaim A
        when     return A
        then     starts 1
        when     kill
        when     launch A B
        then     starts 1
        """# + "\n"
    ),
    (
      path: "process/once-on-a-phone.scenario",
      text: #"""
        scenario 1
        title    A phone sets up once, though a manifest makes it a scene app
        source   BR-047, LIFE-12
        device   phone 17.0
        manifest single-scene
        checks   starts-once-per-process

        when     launch A
        then     starts 1
        when     leave A
        when     return A
        then     starts 1
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
      path: "resources/once-per-window.scenario",
      text: #"""
        scenario 1
        title    A window that comes to the foreground again takes no second resource
        source   LIFE-21, LIFE-24
        device   pad 18.0
        checks   resources-once-per-window

        when     launch A
        when     leave A
        when     return A
        when     leave A
        when     reclaim A
        when     return A
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
        source   REST-04, BR-055, BR-127
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
      path: "restoration/only-window-comes-back.scenario",
      text: #"""
        scenario 1
        title    The only window of an app comes back after its scene was reclaimed
        source   LIFE-03, BR-134, BR-100
        device   phone 17.0
        manifest single-scene
        checks   restored-state-equals-saved, survives-legal-callbacks

        when     launch A
        when     navigate A "chapter 2"
        when     leave A
        when     reclaim A
        then     A archived
        when     return A
        then     A at "chapter 2"
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
    (
      path: "storage/failed-save-at-disconnect.scenario",
      text: #"""
        scenario 1
        title    A disconnect whose save fails loses nothing that was saved before
        source   LIFE-03, LIFE-24
        device   pad 18.0
        checks   no-data-loss-on-disconnect, restored-state-equals-saved

        when     launch A
        when     navigate A "page 2"
        when     edit A "first draft"
        when     leave A
        when     fault torn
        when     fault torn
        when     reclaim A
        when     return A
        then     A at "page 2"
        then     A shows "first draft"
        """# + "\n"
    ),
    (
      path: "storage/failed-save.scenario",
      text: #"""
        scenario 1
        title    A save that failed and says so promises nothing, and the next one everything
        source   LIFE-30, LIFE-48
        device   pad 18.0
        checks   no-data-loss-on-kill, restored-state-equals-saved

        when     launch A
        when     edit A "first draft"
        when     commit A
        when     navigate A "page 2"
        when     edit A "second draft"
        when     fault fails
        when     fault fails
        when     commit A
        then     A shows "second draft"
        then     A at "page 2"
        when     commit A
        when     kill
        when     launch A
        then     A shows "second draft"
        then     A at "page 2"
        when     navigate A "page 3"
        when     edit A "third draft"
        when     fault fails
        when     fault fails
        when     commit A
        when     kill
        when     launch A
        """# + "\n"
    ),
    (
      path: "storage/full-disk.scenario",
      text: #"""
        scenario 1
        title    A full disk loses nothing that was saved before, and nothing once there is room
        source   LIFE-30, LIFE-24, LIFE-48
        device   pad 18.0
        checks   no-data-loss-on-kill, restored-state-equals-saved

        when     launch A
        when     edit A "first draft"
        when     commit A
        when     fault full
        when     edit A "second draft"
        when     commit A
        when     navigate A "page 2"
        when     commit A
        when     leave A
        when     kill
        when     launch A
        when     navigate A "page 3"
        when     edit A "third draft"
        when     commit A
        when     kill
        when     launch A
        then     A at "page 3"
        then     A shows "third draft"
        """# + "\n"
    ),
    (
      path: "storage/torn-write.scenario",
      text: #"""
        scenario 1
        title    A write torn by a failing power loses nothing that was saved before
        source   LIFE-30, LIFE-48
        device   pad 18.0
        checks   no-data-loss-on-kill, restored-state-equals-saved

        when     launch A
        when     navigate A "page 2"
        when     edit A "first draft"
        when     commit A
        when     navigate A "page 3"
        when     edit A "second draft"
        when     fault torn
        when     fault torn
        when     commit A
        then     A shows "second draft"
        when     kill
        when     launch A
        when     edit A "third draft"
        when     commit A
        when     kill
        when     launch A
        then     A shows "third draft"
        """# + "\n"
    ),
    (
      path: "storage/window-on-a-full-disk.scenario",
      text: #"""
        scenario 1
        title    A window that is opened on a full disk leaves the others as they are
        source   LIFE-30, LIFE-48, WIN-13
        device   pad 18.0
        checks   no-data-loss-on-kill, restored-state-equals-saved, windows-are-isolated

        when     launch A
        when     navigate A "page 2"
        when     edit A "kept"
        when     commit A
        when     fault full
        when     open B "Notes"
        when     edit B "lost"
        when     commit B
        then     B shows "lost"
        when     kill
        when     launch A
        then     A at "page 2"
        then     A shows "kept"
        when     return B
        """# + "\n"
    ),
    (
      path: "windows/gone-with-the-scene.scenario",
      text: #"""
        scenario 1
        title    A scene that has disconnected leaves no window
        source   LIFE-04, LIFE-36, BR-049
        device   pad 18.0
        checks   windows-go-with-their-scenes

        when     launch A
        when     open B
        when     leave B
        when     reclaim B
        then     windows 1
        when     return B
        when     close B
        then     windows 1
        """# + "\n"
    ),
    (
      path: "windows/shown-after-each-connection.scenario",
      text: #"""
        scenario 1
        title    A window shows something after each connection
        source   LIFE-20, LIFE-17
        device   pad 18.0
        checks   windows-are-not-blank

        when     launch A
        when     leave A
        when     reclaim A
        when     return A
        when     kill
        when     launch A
        """# + "\n"
    ),
  ]
}
