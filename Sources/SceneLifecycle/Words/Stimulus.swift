/// What the user or the system does, said with labels.
///
/// The platform turns it into deliveries.
public enum Stimulus: Hashable, Sendable {
  /// The process starts and shows these windows again, in order; a label without a session becomes a new one.
  ///
  /// A payload is what the app is started for; it goes to the first window. Started in the background,
  /// the windows connect and do not come on screen (LIFE-23).
  case launch([Label], with: Payload? = nil, inBackground: Bool = false)
  /// The user opens a new window, plain or on a document.
  case open(Label, document: String?)
  /// The user leaves the window for another app or the home screen (T04).
  case leave(Label)
  /// The user comes back to the window, connected or archived (T05, T09).
  case `return`(Label)
  /// Something comes before the window for a moment: an alert, the switcher (T06).
  case interrupt(Label)
  /// The interruption is over (T06).
  case resume(Label)
  /// The system takes the memory of a background scene back (LIFE-03, T08).
  case reclaim(Label)
  /// The user closes the window (T10, T11).
  case close(Label)
  /// The system destroys the session as the app's code asked (T12).
  case destroy(Label)
  /// The user removes the window while no process runs (LIFE-50).
  case discard(Label)
  /// The system ends the process; nothing is told (LIFE-48).
  case kill
  /// The process ends by its own fault; nothing is told (LIFE-48).
  case crash
  /// The user swipes the app away in the switcher, with this window frontmost, or none (T13, T14).
  case swipeKill(Label?)
  /// The user turns to this window of those on screen (T24).
  case focus(Label)
  /// The user types; the window's document has this text now.
  case edit(Label, String)
  /// The user goes to this place in the window's document.
  case navigate(Label, String)
  /// The user has the window show something above its content.
  case present(Label, String)
  /// A user action in this window ends: a save point (LIFE-30).
  case commit(Label)
  /// What the window shows is private from now on.
  case makePrivate(Label)
  /// The system takes a picture of a window in the background (LIFE-29).
  case snapshot(Label)
  /// Something changes inside the app that every connected window is to hear of.
  case post(String)
  /// Something comes from outside, for this window or for the one that the system picks.
  case send(Payload, to: Label?)
  /// A plugin subscribes to what a bridge passes on (FW-01).
  case subscribe(Plugin)
  /// A coming write of the app's store goes wrong; UIKit has no part in it.
  case fault(StorageFault)
  /// The user asks for something in a window; a new window gets the second label.
  case ask(Label, LabelledWish, as: Label?)
}

/// A `Wish` as a scenario says it.
public enum LabelledWish: Hashable, Sendable {
  /// Show this document in a window of its own, or in the one that shows it.
  case open(String)
  /// Open a window without a document.
  case newWindow
  /// Bring this window forward.
  case activate(Label)
  /// Close this window for good.
  case destroy(Label)
  /// Have this window's snapshot made anew.
  case refresh(Label)
}

/// A fact that a `then` line states: what the platform and the ledger demand after the step.
public enum Demand: Hashable, Sendable {
  /// The window shows this text.
  case shows(Label, String)
  /// The window is at this place of its document.
  case at(Label, String)
  /// The window shows the document of this name.
  case showsDocument(Label, String)
  /// The document of this name has this text, shown or not.
  case document(String, is: String)
  /// A callback of a window, others may lie between.
  case called(Label, Callback)
  /// A callback of the application, with the windows it names.
  case appCalled(Callback, [Label])
  /// The window is told these callbacks in this order, and no others.
  case only(Label, [Callback])
  /// The window is told nothing.
  case nothing(Label)
  /// The window is in this state.
  case state(Label, WindowState)
  /// The app keeps something on disk for the window's session, or nothing.
  case record(Label, kept: Bool)
  /// So many windows are connected.
  case windows(Int)
  /// The window's session has so many observers.
  case observers(Label, Int)
  /// The window's session holds so many resources.
  case resources(Label, Int)
  /// A request of this step is refused.
  case refused(Refusal)
  /// The window handles the payload with this token, once, and no other does.
  case handles(Label, token: String)
  /// The window shows this above its content.
  case presents(Label, String)
  /// The content of the window is hidden from the system's pictures.
  case covered(Label)
  /// The process has set up so often what is there once.
  case starts(Int)
  /// The payload with this token was handled by nobody.
  case unhandled(token: String)
  /// The plugin is told of this callback of the window.
  case gets(plugin: String, Callback, Label)
}

/// The state of a window, from the user's side.
public enum WindowState: String, CaseIterable, Sendable {
  /// Its scene is active.
  case active
  /// Its scene is in the foreground, inactive.
  case inactive
  /// Its scene is in the background.
  case background
  /// The session is remembered and has no scene (WIN-13).
  case archived
  /// The session is gone, and its label with it.
  case discarded
}
