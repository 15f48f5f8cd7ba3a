/// A row of the table that says where an app that asks for several windows gets them.
///
/// There is one such table: the probe, the platform and the runner all ask it.
public struct SceneRule: Sendable {
  /// What a row says about an app whose manifest asks for several windows.
  public enum Outcome: String, Sendable {
    /// It gets several windows.
    case yes
    /// It gets one.
    case no
    /// No source says; an open question stands for it.
    case unknown
    /// The system knows no scenes.
    case noScenes = "no-scenes"
    /// There is no such system or no such way of running an app on it.
    case absent
  }

  /// Where the row holds.
  public let place: Place
  /// The first version of UIKit, as iOS counts it, for which the row holds; a later row ends it.
  public let from: Int
  /// Whether the row is about apps whose `UIRequiresFullScreen` is heeded.
  public let fullScreen: Bool
  /// What the row says.
  public let outcome: Outcome
  /// What it rests on.
  public let facts: [FactID]
  /// What would have to be known; `nil` when nothing is open.
  public let question: OpenQuestion?
  /// The reason in a sentence.
  public let reason: String

  /// The row for a profile.
  public static func of(_ profile: DeviceProfile, fullScreen: Bool) -> SceneRule {
    let system = profile.uikit.major
    // By place, for a row is long and the platform of every run asks.
    let holding = all.indices.reversed().filter {
      all[$0].place == profile.place && all[$0].from <= system
    }
    let row = holding.first { all[$0].fullScreen == fullScreen } ?? holding.first
    return row.map { all[$0] }
      ?? SceneRule(
        profile.place,
        0,
        .absent,
        .cap03,
        because: "\(profile.system) \(profile.version) does not run such an app."
      )
  }

  init(
    _ place: Place,
    _ from: Int,
    fullScreen: Bool = false,
    _ outcome: Outcome,
    _ facts: FactID...,
    question: OpenQuestion? = nil,
    because reason: String
  ) {
    self.place = place
    self.from = from
    self.fullScreen = fullScreen
    self.outcome = outcome
    self.facts = facts
    self.question = question
    self.reason = reason
  }
}
