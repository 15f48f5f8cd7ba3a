/// What the user or the system does, said with labels.
///
/// The platform turns it into deliveries.
public enum Stimulus: Hashable, Sendable {
  /// The process starts and shows these windows again, in order; a label without a session becomes a new one.
  case launch([Label])
  /// The user opens a new window, plain or on a document.
  case open(Label, document: String?)
  case leave(Label)
  case `return`(Label)
  case interrupt(Label)
  case resume(Label)
  /// The system takes the memory of a background scene back (LIFE-03, T08).
  case reclaim(Label)
  /// The user closes the window (T10, T11).
  case close(Label)
  /// The system destroys the session as the app's code asked (T12).
  case destroy(Label)
  /// The user removes the window while no process runs (LIFE-50).
  case discard(Label)
  case kill
  case crash
  /// The user swipes the app away in the switcher, with this window frontmost, or none (T13, T14).
  case swipeKill(Label?)
  case focus(Label)
  case edit(Label, String)
  case navigate(Label, String)
  case commit(Label)
  case post(String)
  /// The user asks for something in a window; a new window gets the second label.
  case ask(Label, LabelledWish, as: Label?)
}

/// A `Wish` as a scenario says it.
public enum LabelledWish: Hashable, Sendable {
  case open(String)
  case newWindow
  case activate(Label)
  case destroy(Label)
  case refresh(Label)
}

/// A fact that a `then` line states: what the platform and the ledger demand after the step.
public enum Demand: Hashable, Sendable {
  case shows(Label, String)
  case at(Label, String)
  case showsDocument(Label, String)
  case document(String, is: String)
  /// A callback of a window, others may lie between.
  case called(Label, Callback)
  /// A callback of the application, with the windows it names.
  case appCalled(Callback, [Label])
  case only(Label, [Callback])
  case nothing(Label)
  case state(Label, WindowState)
  case record(Label, kept: Bool)
  case windows(Int)
  case observers(Label, Int)
  case resources(Label, Int)
  case refused(Refusal)
}

/// The state of a window, from the user's side.
public enum WindowState: String, CaseIterable, Sendable {
  case active
  case inactive
  case background
  /// The session is remembered and has no scene (WIN-13).
  case archived
  case discarded
}
