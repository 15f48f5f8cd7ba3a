import CapabilityProbe
import SceneLifecycle

/// The source that ties an app's classes to the stand-in.
struct Glue {
  let classes: [DelegateClass]
  let manifest: AppManifest?
  let usesHooks: Bool

  /// The generated file.
  var text: String {
    """
    import UIKit
    \(usesHooks ? "import SceneHooks\n" : "")
    /// Generated from the symbol graph of the app's sources.
    final class SceneCheckGlue: HostedGlue {
      @MainActor static let delegates: [HostedDelegate] = [
    \(reachable.map(entry).joined())  ]

      static let manifest = HostedManifest(
        version: \(version.quotedForSwift),
        adoptsScenes: \(adoptsScenes),
        supportsMultipleScenes: \(manifest?.declaration.wantsSeveral ?? false),
        requiresFullScreen: \(manifest?.declaration.requiresFullScreen ?? false),
        configurations: [
    \(configurations)    ]
      )
    }

    """
  }

  /// What all of the app's files see, in place of Foundation's and of the compiler's own.
  static let prelude = """
    import UIKit

    typealias NotificationCenter = UIKit.NotificationCenter

    func sceneCheckAvailable(_ versions: String) -> Bool { UIKit.isAvailable(versions) }

    """

  /// Those that another file can name.
  private var reachable: [DelegateClass] { classes.filter { !$0.isPrivate } }

  /// A manifest, or the method that stands in for one, makes an app one with scenes (CAP-57).
  private var adoptsScenes: Bool {
    manifest?.scenes != nil
      || classes.contains { $0.callbacks.contains { $0.slot == "configurationForConnecting" } }
  }

  private var version: String {
    manifest?.root["CFBundleShortVersionString"]?.text ?? "1"
  }

  private func entry(_ one: DelegateClass) -> String {
    let calls = one.callbacks.map { callback in
      "      $0.\(callback.slot) = { \(call(callback, on: one)) }\n"
    }
    let make = one.canBeMade ? "\(one.name)()" : "NSObject()"
    return """
          HostedDelegate(\(one.name).self, name: \(one.name.quotedForSwift), make: { \(make) }) {
            _ = $0
      \(calls.joined())    },

      """
  }

  private func call(_ callback: DelegateCallback, on one: DelegateClass) -> String {
    let object = "unsafeDowncast($0, to: \(one.name).self)"
    if callback.slot == "setWindow" { return "\(object).window = $1" }
    return "\(object).\(callback.arguments ?? callback.title)"
  }

  private var configurations: String {
    (manifest?.configurations ?? []).map { one in
      func literal(_ value: String?) -> String { value?.quotedForSwift ?? "nil" }
      return """
              HostedManifest.Configuration(
                role: \(one.role.quotedForSwift),
                name: \(literal(one.name?.value)),
                delegateClass: \(literal(one.delegateClass?.value)),
                storyboard: \(literal(one.storyboard?.value))
              ),

        """
    }.joined()
  }
}
