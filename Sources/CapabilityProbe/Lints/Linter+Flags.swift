import SceneLifecycle

extension Linter {
  mutating func checkFlags() {
    checkType(manifest.requiresFullScreen, at: manifest.place("UIRequiresFullScreen"))
    let place = manifest.manifestPlace("UIApplicationSupportsMultipleScenes")
    checkType(manifest.severalScenes, at: place)
    guard manifest.severalScenes == .on else { return }
    if manifest.requiresFullScreen == .on, identity.places.contains(.pad),
      manifest.declaration.fullScreenIgnoredFrom == nil
    {
      add(
        .severalAndFullScreen,
        "UIRequiresFullScreen is true beside the flag for several scenes; remove one of them",
        at: manifest.place("UIRequiresFullScreen")
      )
    }
    let places = identity.families.isEmpty && !identity.isForMac ? [] : identity.places
    let isHopeless = places.allSatisfy { place in
      DeviceProfile.newest(place).severalScenes(SceneDeclaration()).support == .no
    }
    if !places.isEmpty, isHopeless {
      let names = places.map(\.title).joined(separator: " and ")
      add(.flagUnused, "the flag is true, and \(names) shows one window only", at: place)
    }
  }

  private mutating func checkType(_ flag: SceneFlag, at place: KeyPlace) {
    guard case .other(let text) = flag else { return }
    add(.flagType, "it is '\(text)'; write a boolean", at: place)
  }

  mutating func checkOrientations(at place: Place) {
    guard place == .pad, manifest.requiresFullScreen != .on else { return }
    let missing = manifest.missingOrientations
    // A list of sources without the key leaves them to the build; the families show that it was built.
    let isBuilt = identity.families.contains(2)
    guard !missing.isEmpty, isBuilt || manifest.root[AppManifest.orientationsKey] != nil else {
      return
    }
    let names = missing.map { $0.dropFirst("UIInterfaceOrientation".count) }.joined(separator: ", ")
    add(
      .orientations,
      "an iPad's window takes all orientations; missing: \(names)",
      at: manifest.place(AppManifest.orientationsKey)
    )
  }

  mutating func checkActivityTypes() {
    guard let sources else { return }
    let declared = Set((manifest.root["NSUserActivityTypes"]?.array ?? []).compactMap(\.string))
    for type in sources.activityTypes.sorted() where !declared.contains(type) {
      add(
        .undeclaredActivity,
        "the code makes an activity '\(type)', which the system may refuse to keep; list it",
        at: manifest.place("NSUserActivityTypes")
      )
    }
  }
}
