import Foundation
import HostedApps
import SceneLifecycle
import Testing

/// The two published designs, as they were published and corrected: `docs/seeds.md` has the table.
@Suite struct PublishedDesignTests {
  /// Two windows has two notes and no others, of which this asks for two more.
  private static let beyond = ["activation/two-requests"]

  @Test(arguments: ["TwoWindows", "DocumentWindows"])
  func `a corrected design breaks nothing`(design: String) throws {
    let app = try Hosting.program("\(Hosting.examples)/\(design)/Corrected")
    let found = Hosting.findings(app, without: Self.beyond)
    #expect(found.broken == [])
    #expect(found.undecided == [])
    #expect(found.passed > 60)
  }

  @Test func `two windows as published breaks what is documented`() throws {
    let app = try Hosting.program("\(Hosting.examples)/TwoWindows/Published")
    #expect(
      Hosting.findings(app, without: Self.beyond).broken == [
        .opensWhatIsAsked, .restoredStateEqualsSaved, .givesRestorationActivity,
      ]
    )
  }

  @Test func `a second window without userInfo is opened a third time`() throws {
    let published = "\(Hosting.examples)/TwoWindows/Published"
    var files: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: published) {
      files[name] = try String(contentsOfFile: "\(published)/\(name)", encoding: .utf8)
    }
    let name = "SecondSceneDelegate.swift"
    let draft = "\(Hosting.examples)/TwoWindows/Draft/\(name)"
    files[name] = try String(contentsOfFile: draft, encoding: .utf8)
    let app = try Hosting.program(Hosting.folder(files))
    #expect(Hosting.findings(app).broken.contains(.noDuplicateWindows))
  }

  @Test func `document windows as published breaks what is documented`() throws {
    let app = try Hosting.program("\(Hosting.examples)/DocumentWindows/Published")
    #expect(
      Hosting.findings(app).broken == [
        .noDataLossOnKill, .noDuplicateWindows, .givesRestorationActivity, .windowsAreNotBlank,
      ]
    )
  }
}
