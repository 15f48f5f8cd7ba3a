import Testing

@testable import SceneLifecycle

/// A device and a manifest to explore with.
struct Setting: CustomTestStringConvertible {
  let name: String
  let device: Device
  let manifest: Manifest
  /// How many stimuli follow one another.
  let depth: Int

  var testDescription: String { name }
  var platform: Platform { Platform(device: device, manifest: manifest) }

  static let pad = Setting(
    name: "pad",
    device: Device(.pad, Version(18)),
    manifest: .multipleScenes,
    depth: 4
  )

  static let all = [
    Setting(
      name: "phone",
      device: Device(.phone, Version(18)),
      manifest: .multipleScenes,
      depth: 5
    ),
    pad,
    Setting(
      name: "pad, one scene",
      device: Device(.pad, Version(18)),
      manifest: .singleScene,
      depth: 4
    ),
    Setting(
      name: "pad, full screen",
      device: Device(.pad, Version(18)),
      manifest: .multipleScenesFullScreen,
      depth: 4
    ),
    Setting(name: "mac", device: Device(.mac, Version(26)), manifest: .multipleScenes, depth: 4),
    Setting(
      name: "vision",
      device: Device(.vision, Version(2)),
      manifest: .multipleScenes,
      depth: 4
    ),
    Setting(name: "tv", device: Device(.tv, Version(18)), manifest: .singleScene, depth: 4),
  ]
}
