public import Foundation
import Synchronization

/// Where notifications are posted and heard.
///
/// It takes the place of Foundation's, so that it is known who observes: an observer belongs to the scene
/// that was being told something when it was added.
open class NotificationCenter: @unchecked Sendable {
  /// The centre that all use.
  public static let `default` = NotificationCenter()

  let table = Mutex(ObserverTable())

  /// A centre of its own.
  public init() {}

  /// Adds a block that hears of notifications.
  ///
  /// - Returns: What it is to be removed by.
  open func addObserver(
    forName name: Notification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    file: StaticString = #fileID,
    line: UInt = #line,
    column: UInt = #column,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = ObserverToken()
    let object = obj.map { $0 as AnyObject }
    table.withLock {
      $0.observers.append(
        Observer(
          token: token,
          name: name,
          object: object.map(ObjectIdentifier.init),
          place: "\(file):\(line):\(column)",
          scene: TellingScene.current,
          queue: queue,
          block: block
        )
      )
    }
    return token
  }

  /// Removes an observer.
  open func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Removes an observer from some notifications.
  open func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    table.withLock {
      $0.observers.removeAll { one in
        one.token === observer as AnyObject && (aName == nil || one.name == aName)
          && (object == nil || one.object == object)
      }
    }
  }

  /// Tells all that hear of it.
  open func post(name aName: Notification.Name, object anObject: Any?) {
    post(name: aName, object: anObject, userInfo: nil)
  }

  /// Tells all that hear of it.
  open func post(
    name aName: Notification.Name,
    object anObject: Any?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }

  /// Tells all that hear of it, in the order in which they were added.
  open func post(_ notification: Notification) {
    let object = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let hearers = table.withLock { $0.hearers(of: notification.name, from: object) }
    for hearer in hearers {
      if let queue = hearer.queue, !(queue === OperationQueue.main && Thread.isMainThread) {
        let sent = Sent(notification: notification)
        queue.addOperation { hearer.block(sent.notification) }
      } else {
        hearer.block(notification)
      }
    }
  }

  /// A notification on its way to another thread, as the system sends it.
  private struct Sent: @unchecked Sendable {
    let notification: Notification
  }
}

/// What an observer is removed by.
final class ObserverToken: NSObject, Sendable {}

/// One that hears of notifications.
struct Observer: @unchecked Sendable {
  let token: ObserverToken
  let name: Notification.Name?
  let object: ObjectIdentifier?
  /// Where in the app's sources it was added.
  let place: String
  /// The scene that was being told something at the time; `nil` for none.
  let scene: String?
  let queue: OperationQueue?
  let block: @Sendable (Notification) -> Void
}

/// Who observes what.
struct ObserverTable {
  var observers: [Observer] = [] {
    didSet {
      guard observers.count > oldValue.count, let new = observers.last, let scene = new.scene
      else { return }
      scenesAtPlaces[new.place, default: []].insert(scene)
    }
  }
  /// Who has been told since `startCounting`; `nil` when nobody counts.
  var told: [Observer]?
  /// Which scenes have ever observed from a place in the sources.
  private(set) var scenesAtPlaces: [String: Set<String>] = [:]

  mutating func hearers(of name: Notification.Name, from object: ObjectIdentifier?) -> [Observer] {
    let hearers = observers.filter { one in
      (one.name == nil || one.name == name) && (one.object == nil || one.object == object)
    }
    if told != nil { told?.append(contentsOf: hearers) }
    return hearers
  }

  /// The observers of a scene, as far as they are the scene's own.
  ///
  /// One that was only ever added by a single scene may be the app's, added when it was first needed.
  func ownObservers(of scene: String) -> Int {
    observers.count { one in
      one.scene == scene && (scenesAtPlaces[one.place]?.count ?? 0) > 1
    }
  }
}

/// Which scene is being told something, for those who do not wait for the main actor.
enum TellingScene {
  private static let scene = Mutex<String?>(nil)

  static var current: String? {
    get { Thread.isMainThread ? scene.withLock { $0 } : nil }
    set { scene.withLock { $0 = newValue } }
  }
}
