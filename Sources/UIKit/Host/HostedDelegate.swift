public import Foundation

/// What the generated code of a hosted app says of it.
public protocol HostedGlue {
  /// The app's delegate classes, each with the callbacks that it implements.
  @MainActor static var delegates: [HostedDelegate] { get }
  /// What the app's Info.plist declares.
  static var manifest: HostedManifest { get }
}

/// A delegate class of a hosted app.
@MainActor public struct HostedDelegate {
  let type: AnyClass
  let name: String
  let make: @MainActor () -> NSObject
  let calls: DelegateCalls

  /// A class by its name in its module, with what it implements.
  public init(
    _ type: AnyClass,
    name: String,
    make: @escaping @MainActor () -> NSObject,
    _ fill: (inout DelegateCalls) -> Void
  ) {
    self.type = type
    self.name = name
    self.make = make
    var calls = DelegateCalls()
    fill(&calls)
    self.calls = calls
  }
}

extension [HostedDelegate] {
  /// The class that a property list names, as in `App.SceneDelegate` or `SceneDelegate`.
  @MainActor func find(_ name: String) -> HostedDelegate? {
    let bare = name.split(separator: ".", maxSplits: 1).last.map(String.init)
    return first { $0.name == name } ?? first { $0.name == bare }
  }

  /// A class; each that an app declares is there, with what it inherits.
  @MainActor func find(_ type: AnyClass) -> HostedDelegate? { first { $0.type == type } }
}
