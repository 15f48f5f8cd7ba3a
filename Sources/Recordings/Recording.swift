package import Scenarios
import SceneLifecycle

/// A recorded trace before the model.
public enum Recording {
  /// Whether some stimuli and alternatives give exactly these callbacks among the seen ones.
  ///
  /// A recording may end anywhere, also in the middle of what a stimulus brings. One without a
  /// `manifest` line is legal when it is under either manifest.
  package static func judge(_ trace: Trace, limits: Limits = Limits()) -> RecordingVerdict {
    let manifests = trace.manifest.map { [$0] } ?? [.multipleScenes, .singleScene]
    let platforms = manifests.map { Platform(device: trace.device, manifest: $0) }
    var start = platforms.map { Node(platform: $0) }
    if trace.beginsAnywhere {
      let (nodes, isCut) = MidLife(trace, limits).nodes(platforms)
      start = nodes
      if isCut {
        return .undecided(
          line: trace.calls.first?.line ?? 1,
          reason: "more than \(limits.states) states are possible where the recording begins"
        )
      }
    }
    var search = Search(trace, limits, from: start)
    return search.verdict()
  }
}
