package import SceneLifecycle

extension LineReader {
  mutating func source() throws(Abandoned) -> String { try word("a source").word }

  /// Takes the slug of a requirement.
  package mutating func requirement() throws(Abandoned) -> Requirement {
    try name("a requirement", .unknownRequirement)
  }

  mutating func capability() throws(Abandoned) -> Capability {
    try name("a capability", .unknownCapability)
  }

  mutating func manifest() throws(Abandoned) -> Manifest {
    let start = next
    let words = try list { (line: inout LineReader) throws(Abandoned) -> ManifestWord in
      try line.name("a manifest", .unknownManifest)
    }
    switch Set(words) {
    case [.singleScene]: return .singleScene
    case [.multipleScenes]: return .multipleScenes
    case [.multipleScenes, .fullScreen]: return .multipleScenesFullScreen
    default:
      let text = words.map(\.rawValue).joined(separator: ", ")
      if let start { report(.unknownManifest, [text], at: start) }
      throw Abandoned()
    }
  }

  mutating func callback() throws(Abandoned) -> Callback {
    try name("a callback", .unknownCallback)
  }

  /// Takes a device with its version; one too old for scenes is noted.
  package mutating func device() throws(Abandoned) -> Device {
    let start = next
    let idiom: Idiom = try name("a device", .unknownIdiom)
    guard let word = nextWord, let version = Version(word) else {
      throw expected("a version as in '18.0'")
    }
    position += 1
    let device = Device(idiom, version)
    let first = Device.firstVersionWithScenes(of: idiom)
    if version < first, let start {
      report(.noScenes, ["\(device)", "\(first)"], at: start)
    }
    return device
  }

  mutating func axis() throws(Abandoned) -> Axis {
    let (name, token) = try word("a name")
    guard Self.isPlugin(name) else { throw abandon(.wrongPlugin, at: token) }
    guard take(.equals) else { throw expected("'='") }
    let values = try list { (line: inout Self) throws(Abandoned) in try line.word("a word").word }
    return Axis(name: name, values: values)
  }

  mutating func alternative() throws(Abandoned) -> TakenAlternative {
    let choice: Choice = try name("a choice", .unknownChoice)
    guard take(.equals) else { throw expected("'='") }
    let (word, token) = try word("an alternative")
    guard choice.index(of: word) != nil else {
      let names = choice.alternatives.map(\.name)
      throw unknown(.unknownAlternative, token, among: names, of: [choice.rawValue])
    }
    return TakenAlternative(choice, word)
  }

  /// Reads a callback and says so when the wrong party is told.
  mutating func callback(ofApplication: Bool) throws(Abandoned) -> Callback {
    let start = next
    let callback = try callback()
    if callback.isApplications != ofApplication, let start {
      report(ofApplication ? .saidOfApplication : .saidOfWindow, [callback.rawValue], at: start)
    }
    return callback
  }
}

/// What a `manifest` line may list; full screen goes with several scenes alone.
private enum ManifestWord: String, CaseIterable {
  case singleScene = "single-scene"
  case multipleScenes = "multiple-scenes"
  case fullScreen = "full-screen"
}
