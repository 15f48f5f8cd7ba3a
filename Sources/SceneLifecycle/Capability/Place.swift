/// Where an app's process runs and as what: a kind of device and, with it, how the app got there.
public enum Place: String, CaseIterable, Sendable {
  /// An app on an iPhone.
  case phone
  /// An app for iPad, on one.
  case pad
  /// An app for iPhone only, on an iPad.
  case phoneOnPad = "phone-on-pad"
  /// An app on an Apple TV.
  case tv
  /// Mac Catalyst with "Scale Interface to Match iPad", the default (CAP-33).
  case catalystPad = "catalyst-pad"
  /// Mac Catalyst with "Optimize Interface for Mac" (CAP-33).
  case catalystMac = "catalyst-mac"
  /// An unchanged app for iOS or iPadOS on a Mac with Apple silicon (CAP-40).
  case iosOnMac = "ios-on-mac"
  /// An app built for visionOS.
  case vision
  /// An unchanged app for iOS or iPadOS on visionOS.
  case padOnVision = "pad-on-vision"

  /// The kind of device, whose own system's version counts.
  public var device: Idiom {
    switch self {
    case .phone: .phone
    case .pad, .phoneOnPad: .pad
    case .tv: .tv
    case .catalystPad, .catalystMac, .iosOnMac: .mac
    case .vision, .padOnVision: .vision
    }
  }

  /// What `UIDevice.userInterfaceIdiom` says there, which alone cannot tell an iPad from a Mac (CAP-33).
  public var interfaceIdiom: Idiom {
    switch self {
    case .phone, .phoneOnPad: .phone
    case .pad, .catalystPad, .iosOnMac, .padOnVision: .pad
    case .tv: .tv
    case .catalystMac: .mac
    case .vision: .vision
    }
  }

  /// The place in words, for a heading.
  public var title: String {
    switch self {
    case .phone: "iPhone"
    case .pad: "iPad"
    case .phoneOnPad: "iPhone app on iPad"
    case .tv: "Apple TV"
    case .catalystPad: "Mac Catalyst, match iPad"
    case .catalystMac: "Mac Catalyst, optimized"
    case .iosOnMac: "iPad app on a Mac"
    case .vision: "Apple Vision"
    case .padOnVision: "iPad app on Vision"
    }
  }
}
