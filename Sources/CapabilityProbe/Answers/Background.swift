public import SceneLifecycle

/// A fact of capability that no answer or rule rests on, with the reason why.
public struct BackgroundFact: Sendable {
  /// The fact's identifier.
  public let id: FactID
  /// Why it decides nothing here.
  public let reason: String

  /// The facts that are told on request alone.
  public static let all = [
    BackgroundFact(id: .cap09, reason: "watchOS has no scenes, so it is no device to ask about."),
    BackgroundFact(id: .cap10, reason: "SwiftUI's property is another one than UIKit's."),
    BackgroundFact(id: .cap36, reason: "It is about the request at run time, not about the app."),
    BackgroundFact(id: .cap41, reason: "It is about how scenes end, not about how many there are."),
    BackgroundFact(id: .cap59, reason: "It is about errors at run time."),
    BackgroundFact(id: .cap61, reason: "It is about errors at run time."),
    BackgroundFact(id: .cap62, reason: "One how-to tells of it; it is taken as any other error."),
  ]
}
