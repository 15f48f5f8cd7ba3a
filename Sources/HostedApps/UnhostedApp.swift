package import Implementations
package import SceneLifecycle

/// An app that cannot be hosted: nothing is known of it, and that is our doing.
package struct UnhostedApp: Implementation, Installation {
  private let reason: String

  /// An app that uses what the stand-in does not have.
  package init(reason: String) { self.reason = reason }

  package var version: String { "unknown" }
  package var capabilities: [Capability] { Capability.allCases }
  package var manifest: Manifest? { nil }

  package func startProcess() throws(ProcessTrouble) -> any AppProcess {
    throw .stuck(.harness, reason: reason)
  }
}
