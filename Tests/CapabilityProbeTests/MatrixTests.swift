import CapabilityProbe
import SceneLifecycle
import TestSupport
import Testing

@Suite struct MatrixTests {
  /// The table of section 1.7 of `docs/facts.md`, for each way of declaring an app.
  @Test func `every cell of the capability table is as the golden file says`() throws {
    let apps: [(String, SceneDeclaration)] = [
      ("flag true", SceneDeclaration()),
      ("flag true, UIRequiresFullScreen", SceneDeclaration(requiresFullScreen: true)),
      (
        "flag true, UIRequiresFullScreen ignored from 27",
        SceneDeclaration(requiresFullScreen: true, fullScreenIgnoredFrom: Version(27))
      ),
      (
        "flag true, UIRequiresFullScreen ignored from 26.2",
        SceneDeclaration(requiresFullScreen: true, fullScreenIgnoredFrom: Version(26, 2))
      ),
      ("flag false", SceneDeclaration(wantsSeveral: false)),
      ("no manifest", SceneDeclaration(hasManifest: false, wantsSeveral: false)),
    ]
    let text = apps.map { name, declaration in
      "# \(name)\n" + Self.table(CapabilityMatrix { _ in declaration })
    }
    let all = text + [try Self.carPlay("<true/>"), try Self.carPlay("<false/>")]
    try expectGolden(all.joined(separator: "\n"), "matrix.txt")
  }

  /// CarPlay's row, which is about a role and not about a device.
  private static func carPlay(_ flag: String) throws -> String {
    let car = role("CPTemplateApplicationSceneSessionRoleApplication", "")
    let list = try read(plist(manifest(flag, car)))
    let lines = SystemRelease.all.map { release in
      let profile = DeviceProfile(.phone, Version(release.iOS))
      let answer = CapabilityReport(list, on: profile).answer(to: .carPlay)
      let facts = answer?.reasons.flatMap(\.facts).map(\.text).joined(separator: " ") ?? ""
      return "carplay | \(release.iOS) | \(answer?.support.rawValue ?? "-") | \(facts)\n"
    }
    return "# CarPlay, flag \(flag)\n" + lines.joined()
  }

  private static func table(_ matrix: CapabilityMatrix) -> String {
    matrix.rows.flatMap { row in
      zip(SystemRelease.all, row.cells).map { release, cell in
        let basis = (cell.facts.map(\.text) + [cell.question?.rawValue].compactMap { $0 })
        let system = cell.profile.map { "\($0.system) \($0.version)" } ?? "-"
        return "\(row.place.rawValue) | \(release.iOS) | \(system) | \(cell.outcome.rawValue) | "
          + basis.joined(separator: " ")
      }
    }.joined(separator: "\n") + "\n"
  }

  @Test func `a cell that is not decided by the app names a fact of the table`() {
    for row in CapabilityMatrix({ _ in SceneDeclaration() }).rows {
      for cell in row.cells where cell.profile != nil {
        #expect(!cell.facts.isEmpty)
        for id in cell.facts { #expect(Fact.of(id) != nil) }
      }
    }
  }

  @Test(arguments: [
    (Place.catalystPad, Version(15, 4), Version(18, 4)), (.vision, Version(2, 4), Version(18, 4)),
    (.catalystMac, Version(10, 15), Version(13, 1)), (.pad, Version(17, 5), Version(17, 5)),
    (.iosOnMac, Version(11, 0), Version(14, 0)), (.vision, Version(0, 9), Version(0)),
  ]) func `a system's own version is counted as iOS counts it`(
    place: Place,
    version: Version,
    uikit: Version
  ) {
    #expect(DeviceProfile(place, version).uikit == uikit)
  }
}
