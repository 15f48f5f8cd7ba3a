/// Why an app cannot be hosted.
package enum HostingProblem: Error, Hashable, Sendable {
  /// What the user named is not there.
  case missing(String)
  /// What the user gave is wrong.
  case input(String)
  /// The app uses what the stand-in does not have: nothing is known of the app.
  case outside(String)
  /// We cannot do our part.
  case ours(String)

  /// What to tell the user: lower case, no full stop.
  package var message: String {
    switch self {
    case .missing(let text), .input(let text), .outside(let text), .ours(let text): text
    }
  }
}
