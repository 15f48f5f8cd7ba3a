/// The objects of an Xcode project, by their identifiers.
struct ProjectObjects {
  let path: String
  private let objects: PropertyListDictionary
  let root: PropertyListDictionary
  /// The group in which each file or group lies.
  private let parents: [String: String]

  init(_ document: PropertyListDocument, path: String) throws(InputError) {
    self.path = path
    guard let objects = document.root["objects"]?.dictionary,
      let id = document.root["rootObject"]?.string,
      let root = objects[id]?.dictionary
    else { throw InputError(path, "it is no Xcode project: it has no root object") }
    self.objects = objects
    self.root = root
    var parents: [String: String] = [:]
    for entry in objects.entries {
      for child in entry.node.dictionary?["children"]?.array ?? [] {
        if let id = child.string { parents[id] = entry.key }
      }
    }
    self.parents = parents
  }

  subscript(_ id: String) -> PropertyListDictionary? { objects[id]?.dictionary }

  /// The objects that a key of an object lists.
  func list(_ key: String, of object: PropertyListDictionary) -> [PropertyListDictionary] {
    (object[key]?.array ?? []).compactMap { $0.string.flatMap { self[$0] } }
  }

  /// The configurations of a project or a target.
  func configurations(of object: PropertyListDictionary) -> [PropertyListDictionary] {
    guard let id = object["buildConfigurationList"]?.string, let list = self[id] else { return [] }
    return self.list("buildConfigurations", of: list)
  }

  /// The path of a file or group below the project's folder, found through the groups it lies in.
  func filePath(_ id: String) -> String? {
    guard let file = self[id] else { return nil }
    var parts = [file["path"]?.string].compactMap { $0 }
    var current = id
    var tree = file["sourceTree"]?.string
    var steps = 0
    while tree == "<group>", let parent = parents[current], steps < Limits.depth {
      steps += 1
      let group = self[parent]
      if let path = group?["path"]?.string { parts.insert(path, at: 0) }
      tree = group?["sourceTree"]?.string
      current = parent
    }
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }
}
