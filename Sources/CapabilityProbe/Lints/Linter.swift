import SceneLifecycle

/// Looks for mistakes in one app's property list, with its sources where they are known.
public struct Linter {
  let manifest: AppManifest
  let identity: AppIdentity
  let sources: SourceIndex?
  let module: String?
  var findings: [Finding] = []

  /// The mistakes of a list, for all devices it declares, by rule and key.
  ///
  /// Without sources the rules that need them are left out; without a module any prefix is right.
  public static func findings(
    in document: PropertyListDocument,
    sources: SourceIndex? = nil,
    module: String? = nil
  ) -> [Finding] {
    var all: [Finding] = []
    for place in AppIdentity(document.root).places {
      var linter = Linter(
        manifest: AppManifest(document, at: place),
        identity: AppIdentity(document.root(at: place)),
        sources: sources,
        module: module
      )
      linter.lint(at: place)
      all += linter.findings
    }
    var seen: Set<Finding> = []
    let distinct = all.filter { seen.insert($0).inserted }
    // By rule and key, not by line, so that a list reads the same in all its forms.
    let order = Dictionary(uniqueKeysWithValues: zip(LintRule.allCases, 0...))
    return distinct.sorted { left, right in
      (order[left.rule] ?? 0, left.place.keyPath, left.message)
        < (order[right.rule] ?? 0, right.place.keyPath, right.message)
    }
  }

  private mutating func lint(at place: Place) {
    checkOrientations(at: place)
    checkFlags()
    checkActivityTypes()
    guard manifest.scenes != nil else {
      let message =
        "there is no UIApplicationSceneManifest; built with the SDK of 27 the app will not launch"
      add(.noManifest, message, at: manifest.place("UIApplicationSceneManifest"))
      return
    }
    checkShape()
    checkRoles()
    checkNames()
    for entry in manifest.configurations { check(entry) }
    checkStoryboards()
  }

  mutating func add(_ rule: LintRule, _ message: String, at place: KeyPlace) {
    findings.append(Finding(rule, message, at: place))
  }
}
