public import Foundation
import SceneLifecycle

/// What the user is doing, for restoration, for another scene or for another device (REST-11).
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What activities of one kind have in common.
  public let activityType: String
  /// What the user reads.
  open var title: String?
  /// What the app put in for itself; only some types of value are archived (REST-12).
  open var userInfo: [AnyHashable: Any]?
  /// Which names of `userInfo` restoration needs (REST-13).
  open var requiredUserInfoKeys: Set<String>?
  /// Chooses the scene by its activation conditions (WIN-19).
  open var targetContentIdentifier: String?
  /// Inert: nothing is indexed.
  open var persistentIdentifier: String?
  /// The web page that belongs to it.
  open var webpageURL: URL?
  /// Whether its delegate is to be asked before it is archived (REST-02).
  open var needsSave = false
  /// Inert: no other device is there.
  open var isEligibleForHandoff = true
  /// Inert: nothing is indexed.
  open var isEligibleForSearch = false
  /// Inert: nothing is indexed.
  open var isEligibleForPublicIndexing = false
  /// Inert: nothing is foretold.
  open var isEligibleForPrediction = false
  /// Who completes it before it is archived (REST-02).
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An activity of this type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what the app has put in.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Inert: no other device is there to be told.
  open func becomeCurrent() {}
  /// Inert: no other device is there to be told.
  open func resignCurrent() {}
  /// Inert: no other device is there to be told.
  open func invalidate() {}
}

/// What completes an activity before it is archived; each method may be left out (REST-02).
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be archived.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Inert: no other device is there.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that is a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity {
  /// What the system keeps of it: it loses what is not of the types allowed (REST-12).
  @MainActor var archived: Activity {
    var named: [String: Any] = [:]
    for (key, value) in userInfo ?? [:] {
      guard let name = key.base as? String else {
        Host.current.complain("a key of NSUserActivity.userInfo is no string: \(key)")
        continue
      }
      named[name] = value
    }
    return Activity(
      type: activityType,
      target: targetContentIdentifier,
      userInfo: .init(archiving: named)
    )
  }

  /// What the system gives back.
  convenience init(unarchiving activity: Activity) {
    self.init(activityType: activity.type)
    targetContentIdentifier = activity.target
    if !activity.userInfo.isEmpty { userInfo = activity.userInfo.mapValues(\.unarchived) }
  }
}
