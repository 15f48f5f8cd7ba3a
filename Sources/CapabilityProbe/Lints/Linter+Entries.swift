extension Linter {
  mutating func check(_ entry: SceneConfigurationEntry) {
    let known = ManifestWords.entryKeys(of: entry.role)
    for key in entry.keys where !known.contains(key.value) {
      add(.unknownEntryKey, "unknown key '\(key.value)'\(near(key.value, known))", at: key.place)
    }
    guard let delegate = entry.delegateClass else {
      if entry.storyboard == nil || ManifestWords.carRoles.contains(entry.role) {
        let message = "the configuration names no delegate class, so that its window stays empty"
        add(.noDelegate, message, at: entry.place)
      }
      return checkStoryboard(entry)
    }
    checkDelegate(delegate, of: entry)
    checkStoryboard(entry)
  }

  private mutating func checkDelegate(
    _ delegate: Located<String>,
    of entry: SceneConfigurationEntry
  ) {
    let name = DelegateName(delegate.value, module: module)
    if let prefix = name.impossibleModule {
      add(
        .moduleName,
        "no module is named '\(prefix)'; write '$(PRODUCT_MODULE_NAME).\(name.type)'",
        at: delegate.place
      )
    }
    guard let sources else { return }
    guard let type = sources.types[name.type] else {
      let hint = near(name.type, sources.types.keys.sorted())
      let message = "no class '\(name.type)' is in the sources\(hint)"
      return add(.delegateNotFound, message, at: delegate.place)
    }
    if let stated = name.otherModule {
      let message = "the class is in the module '\(module ?? "")', not in '\(stated)'"
      add(.delegateNotFound, message, at: delegate.place)
    }
    checkModule(of: name, type, at: delegate.place)
    let isCar = ManifestWords.carRoles.contains(entry.role)
    if isCar, type.isWindowDelegate, !type.isCarDelegate {
      let message =
        "'\(name.type)' is a delegate of windows; CarPlay ends the app without its callbacks"
      add(.windowDelegateForCar, message, at: delegate.place)
    }
    if let storyboard = entry.storyboard, type.makesWindow {
      let message =
        "'\(name.type)' makes a window, and the storyboard made one before; leave one out"
      add(.twoRoots, message, at: storyboard.place)
    }
  }

  /// A class of Swift is found by its module, one of Objective-C without (CAP-21).
  private mutating func checkModule(
    of name: DelegateName,
    _ type: SourceIndex.TypeFacts,
    at place: KeyPlace
  ) {
    if name.hasModule, !type.hasModule {
      let message = "the run time knows '\(name.type)' without a module; write '\(name.type)'"
      add(.delegateNotFound, message, at: place)
    } else if !name.hasModule, !type.hasPlainName {
      let message =
        "the run time knows a Swift class by its module; write '$(PRODUCT_MODULE_NAME).\(name.type)'"
      add(.delegateNotFound, message, at: place)
    }
  }

  private mutating func checkStoryboard(_ entry: SceneConfigurationEntry) {
    guard let storyboard = entry.storyboard, let sources else { return }
    if !sources.storyboards.contains(storyboard.value) {
      let hint = near(storyboard.value, sources.storyboards.sorted())
      add(
        .storyboardNotFound,
        "no storyboard '\(storyboard.value)' is there\(hint)",
        at: storyboard.place
      )
    }
  }

  mutating func checkStoryboards() {
    guard manifest.root["UIMainStoryboardFile"] != nil,
      let scene = manifest.configurations.first(where: { $0.storyboard != nil })?.storyboard
    else { return }
    add(
      .mainStoryboard,
      "scenes take '\(scene.value)'; UIMainStoryboardFile is for apps without scenes, remove it",
      at: manifest.place("UIMainStoryboardFile")
    )
  }
}

/// A delegate class as a property list names it: alone, or after its module.
struct DelegateName {
  /// The class without its module.
  let type: String
  /// What stands before the dot; `nil` for a class alone, as Objective-C has it.
  private let prefix: String?
  private let module: String?

  init(_ text: String, module: String?) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    type = String(parts[parts.count - 1])
    prefix = parts.count == 2 ? String(parts[0]) : nil
    self.module = module
  }

  /// Whether a module is written before the class.
  var hasModule: Bool { prefix != nil }

  private var isVariable: Bool { prefix?.contains("$") ?? true }

  /// The prefix when it can be no module's name, such as one with a hyphen.
  var impossibleModule: String? {
    guard let prefix, !isVariable else { return nil }
    let isName = prefix.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isName && prefix.first?.isNumber == false ? nil : prefix
  }

  /// The prefix when it is another module's name than the known one.
  var otherModule: String? {
    guard let prefix, let module, !isVariable, prefix != module else { return nil }
    return prefix
  }
}
