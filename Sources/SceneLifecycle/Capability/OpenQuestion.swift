/// A question that no source settles; the answer that rests on one is unknown or cautious.
public enum OpenQuestion: String, CaseIterable, Sendable {
  /// What `UIRequiresFullScreen` does to several windows.
  case fullScreen = "OQ-04"
  /// What an iPad app gets on visionOS.
  case padOnVision = "OQ-05"
  /// What an iPad app gets on a Mac with Apple silicon.
  case iosOnMac = "OQ-06"
  /// Whether tvOS ever shows several scenes.
  case television = "OQ-07"
  /// Whether the delegate's method alone makes an app adopt scenes.
  case delegateOnly = "OQ-09"
  /// What a resizable iPhone app gets.
  case resizablePhone = "OQ-20"

  /// The question in words.
  public var text: String {
    switch self {
    case .fullScreen: "Does UIRequiresFullScreen force a single scene?"
    case .padOnVision: "Does an iPad app on visionOS get several windows?"
    case .iosOnMac: "Does an iPad app on a Mac with Apple silicon get several windows?"
    case .television: "Does an Apple TV ever show several scenes?"
    case .delegateOnly: "Is the app delegate's method enough for iOS 27, without a manifest?"
    case .resizablePhone: "Will a resizable iPhone app get several scenes?"
    }
  }
}
