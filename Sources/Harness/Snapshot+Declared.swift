import LineProtocol
import SceneLifecycle

extension Snapshot {
  /// The first declared capability whose part the snapshot leaves out; `nil` when all are there.
  func missing(of declared: [Capability]) -> Capability? {
    declared.first { capability in
      switch capability {
      case .documents: documents == nil
      case .records: records == nil
      case .observers: observers == nil
      case .resources: resources == nil
      // These have no part of their own.
      case .starts: starts == nil
      // These have no part of their own.
      case .multipleScenes, .places, .requests, .payloads, .bridge, .presentations, .privacy: false
      }
    }
  }
}
