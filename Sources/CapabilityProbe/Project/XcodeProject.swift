import Foundation

/// The apps of an Xcode project: each target in each of its configurations.
struct XcodeProject {
  private let objects: ProjectObjects
  private let path: String
  /// The folder that holds the project.
  private let folder: String

  static func subjects(at path: String) throws(InputError) -> [Result<ProbeSubject, InputError>] {
    let document = try PropertyListDocument(try InputFile.bytes(path), path: path)
    let objects = try ProjectObjects(document, path: path)
    let bundle = URL(filePath: path).deletingLastPathComponent()
    let folder = bundle.deletingLastPathComponent().relativePath
    let project = XcodeProject(
      objects: objects,
      path: path,
      folder: folder.isEmpty ? "." : folder
    )
    let subjects = project.apps()
    guard !subjects.isEmpty else { throw InputError(path, "no target of it is an app") }
    return subjects
  }

  private func apps() -> [Result<ProbeSubject, InputError>] {
    var found: [Result<ProbeSubject, InputError>] = []
    for target in objects.list("targets", of: objects.root) where Self.isApp(target) {
      let name = target["name"]?.string ?? "?"
      for configuration in objects.configurations(of: target) {
        let title = configuration["name"]?.string ?? "?"
        do throws(InputError) {
          var subject = try subject(target, configuration)
          subject.title = "\(name), \(title)"
          subject.origin = (name, title)
          found.append(.success(subject))
        } catch {
          found.append(.failure(error))
        }
      }
    }
    return found
  }

  private static func isApp(_ target: PropertyListDictionary) -> Bool {
    let type = target["productType"]?.string ?? ""
    return type.hasPrefix("com.apple.product-type.application") && !type.contains("watch")
      && !type.contains("messages")
  }

  private func subject(
    _ target: PropertyListDictionary,
    _ configuration: PropertyListDictionary
  ) throws(InputError) -> ProbeSubject {
    let settings = try settings(target, configuration)
    var file = path
    var unresolved: [String] = []
    var entries: [PropertyListDictionary.Entry] = []
    if GeneratedKeys.isYes(settings.value("GENERATE_INFOPLIST_FILE")) {
      let generated = PropertyListDictionary(GeneratedKeys.make(settings))
      entries = Self.resolve(generated, settings, &unresolved).entries
    }
    var form = PropertyListDocument.Form.xml
    if let name = settings.value("INFOPLIST_FILE"), !name.isEmpty {
      file = name.hasPrefix("/") ? name : "\(folder)/\(name)"
      let document = try PropertyListDocument(try InputFile.bytes(file), path: file)
      form = document.form
      // What the file says counts more than what Xcode would generate.
      entries += Self.resolve(document.root, settings, &unresolved).entries
    } else if entries.isEmpty {
      let hint = "set INFOPLIST_FILE or GENERATE_INFOPLIST_FILE"
      throw InputError(
        path,
        line: configuration.entries.first?.line,
        "the target has no Info.plist",
        hint: hint
      )
    }
    entries += GeneratedKeys.always(settings)
    let root = PropertyListDictionary(entries)
    var subject = ProbeSubject(path: file, document: PropertyListDocument(form: form, root: root))
    subject.module = settings.value("PRODUCT_MODULE_NAME")
    subject.unresolved = unresolved
    return subject
  }

  private func settings(
    _ target: PropertyListDictionary,
    _ configuration: PropertyListDictionary
  ) throws(InputError) -> BuildSettings {
    let name = configuration["name"]?.string ?? ""
    var settings = BuildSettings()
    settings.add(defaults(target, name))
    if let project = objects.configurations(of: objects.root).first(where: {
      $0["name"]?.string == name
    }) {
      try add(project, to: &settings)
    }
    try add(configuration, to: &settings)
    return settings
  }

  /// A configuration's file, and over it what the project itself says.
  private func add(
    _ configuration: PropertyListDictionary,
    to settings: inout BuildSettings
  ) throws(InputError) {
    if let file = baseFile(configuration) {
      settings.add(try ConfigurationFile("\(folder)/\(file)").settings)
    }
    var level: [String: BuildSetting] = [:]
    for entry in configuration["buildSettings"]?.dictionary?.entries ?? [] {
      guard let name = ConfigurationFile.plainName(entry.key) else { continue }
      let words =
        entry.node.string
        ?? entry.node.array?.compactMap(\.string).joined(separator: " ") ?? ""
      level[name] = BuildSetting(value: words, file: path, line: entry.line)
    }
    settings.add(level)
  }

  private func baseFile(_ configuration: PropertyListDictionary) -> String? {
    if let id = configuration["baseConfigurationReference"]?.string { return objects.filePath(id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let below = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return objects.filePath(anchor).map { "\($0)/\(below)" } ?? below
  }

  /// What Xcode sets before anybody else.
  private func defaults(
    _ target: PropertyListDictionary,
    _ configuration: String
  ) -> [String: BuildSetting] {
    let project = URL(filePath: path).deletingLastPathComponent().deletingPathExtension()
    let name = target["name"]?.string ?? ""
    let values = [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project.lastPathComponent,
      "CONFIGURATION": configuration, "SRCROOT": folder, "PROJECT_DIR": folder,
      "PRODUCT_NAME": target["productName"]?.string ?? name,
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
      "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
    ]
    return values.mapValues { BuildSetting(value: $0, file: path, line: nil) }
  }

  /// A list with the variables of all its texts replaced.
  private static func resolve(
    _ content: PropertyListDictionary,
    _ settings: BuildSettings,
    _ unresolved: inout [String]
  ) -> PropertyListDictionary {
    var result = PropertyListDictionary()
    for entry in content.entries {
      let node = resolve(entry.node, settings, &unresolved)
      result.set(.init(entry.key, line: entry.line, node, written: entry.written, file: entry.file))
    }
    return result
  }

  private static func resolve(
    _ node: PropertyListNode,
    _ settings: BuildSettings,
    _ unresolved: inout [String]
  ) -> PropertyListNode {
    switch node.value {
    case .string(let text):
      let (words, missing) = settings.resolve(text)
      for name in missing where !unresolved.contains(name) { unresolved.append(name) }
      return PropertyListNode(.string(words), line: node.line)
    case .array(let nodes):
      let all = nodes.map { resolve($0, settings, &unresolved) }
      return PropertyListNode(.array(all), line: node.line)
    case .dictionary(let content):
      return PropertyListNode(
        .dictionary(resolve(content, settings, &unresolved)),
        line: node.line
      )
    default: return node
    }
  }
}
