import CapabilityProbe
import SceneLifecycle
import Testing

@Suite struct AnswerTests {
  private let several = plist(manifest("<true/>", window))

  private func support(_ text: String, _ place: Place, _ version: Version) throws -> Support? {
    try report(text, place, version).answer(to: .multipleScenes)?.support
  }

  @Test func `an iPad shows several windows, by CAP-01`() throws {
    let answer = try #require(
      try report(several, .pad, Version(17)).answer(to: .multipleScenes)
    )
    #expect(answer.support == .yes)
    #expect(answer.reasons[0].facts.first == .cap01)
    #expect(answer.grade == .documented)
    let flag = try #require(answer.reasons.compactMap(\.place).first)
    #expect(flag.keyPath == "UIApplicationSceneManifest.UIApplicationSupportsMultipleScenes")
    #expect(flag.line == 6)
  }

  @Test func `an iPhone shows one, and adopts scenes all the same`() throws {
    let report = try report(several, .phone, Version(17))
    #expect(report.answer(to: .multipleScenes)?.support == .no)
    #expect(report.answer(to: .sceneApp)?.support == .yes)
  }

  @Test func `with full screen it is unknown, and why`() throws {
    let text = plist(manifest("<true/>", window) + "<key>UIRequiresFullScreen</key><true/>")
    let answer = try #require(try report(text, .pad, Version(17)).answer(to: .multipleScenes))
    #expect(answer.support == .unknown)
    #expect(answer.reasons[0].question == .fullScreen)
    #expect(answer.reasons[0].place?.keyPath == "UIRequiresFullScreen")
    #expect(answer.change == "Remove UIRequiresFullScreen.")
    #expect(try support(text, .phone, Version(17)) == .no)
    #expect(try support(text, .catalystPad, Version(14)) == .yes)
  }

  @Test func `a device's own key applies before anything is decided`() throws {
    let text = plist(
      manifest("<false/>", window)
        + manifest("<true/>", window).replacing("SceneManifest<", with: "SceneManifest~ipad<")
    )
    #expect(try support(text, .pad, Version(17)) == .yes)
    #expect(try support(text, .vision, Version(2)) == .no)
    let place = try report(text, .pad, Version(17)).answer(to: .sceneApp)?.reasons[0].place
    #expect(place?.keyPath == "UIApplicationSceneManifest~ipad")
  }

  @Test(arguments: [
    (Version(27), 27, Support.no, "fails"), (Version(18), 27, .yes, "warning in the log"),
    (Version(27), 26, .yes, "warning in the log"), (Version(18), 17, .yes, "without scenes"),
    (Version(27), 12, .yes, "without scenes"),
  ]) func `without a manifest the SDK and the system decide on the launch`(
    sdk: Version,
    system: Int,
    support: Support,
    words: String
  ) throws {
    let report = try report(plist(""), .phone, Version(system), sdk: sdk)
    let answer = try #require(report.answer(to: .launches))
    #expect(answer.support == support)
    #expect(answer.verdict.contains(words), "\(answer.verdict)")
  }

  @Test func `that a launch fails on a system of 27 alone is graded as inferred`() throws {
    let answer = try report(plist(""), .pad, Version(27), sdk: Version(27)).answer(to: .launches)
    #expect(answer?.reasons.map(\.grade) == [.documented, .inferred])
    #expect(answer?.grade == .inferred)
  }

  @Test func `without an SDK the launch is unknown on 27, and the list's own SDK counts`() throws {
    let unknown = try report(plist(""), .pad, Version(27)).answer(to: .launches)
    #expect(unknown?.support == .unknown)
    let built = plist(string("DTSDKName", "iphoneos27.1"))
    #expect(try report(built, .pad, Version(27)).answer(to: .launches)?.support == .no)
    let older = try report(built, .pad, Version(27), sdk: Version(26)).answer(to: .launches)
    #expect(older?.support == .yes)
  }

  @Test func `a manifest without configurations leaves the launch on 27 to the code`() throws {
    let text = plist(manifest("<true/>", ""))
    let report = try report(text, .pad, Version(27), sdk: Version(27))
    #expect(report.answer(to: .sceneApp)?.support == .yes)
    #expect(report.answer(to: .launches)?.support == .unknown)
    let older = try CapabilityReport(read(text), on: DeviceProfile(.pad, Version(26)))
    #expect(older.answer(to: .launches)?.support == .yes)
  }

  @Test func `an app does not launch below its deployment target`() throws {
    let text = plist(manifest("<true/>", window) + string("MinimumOSVersion", "17.0"))
    #expect(try report(text, .pad, Version(16, 4)).answer(to: .launches)?.support == .no)
    #expect(try report(text, .pad, Version(17)).answer(to: .launches)?.support == .yes)
  }

  @Test func `until 27 an external display's scene comes by itself, then only when asked for`()
    throws
  {
    let prepared = plist(
      manifest(
        "<false/>",
        window + role("UIWindowSceneSessionRoleExternalDisplayNonInteractive", "")
      )
    )
    for place in [Place.phone, .pad] {
      let before = try report(several, place, Version(26)).answer(to: .externalDisplay)
      #expect(before?.support == .yes)
      #expect(before?.reasons.first?.facts == [.cap24, .cap04])
      #expect(before?.change != nil)
      let ready = try report(prepared, place, Version(26)).answer(to: .externalDisplay)
      #expect(ready?.support == .yes)
      #expect(ready?.change == nil)
      let after = try report(several, place, Version(27)).answer(to: .externalDisplay)
      #expect(after?.support == .unknown)
      #expect(after?.reasons.first?.facts == [.cap25])
    }
    let none = try report(plist(""), .phone, Version(26)).answer(to: .externalDisplay)
    #expect(none?.support == .no)
  }

  @Test func `what can be resized, by device and system`() throws {
    func resizable(_ list: String, _ place: Place, _ version: Version) throws -> Support? {
      try report(list, place, version).answer(to: .resizable)?.support
    }
    let full = plist(manifest("<true/>", window) + "<key>UIRequiresFullScreen</key><true/>")
    #expect(try resizable(several, .phone, Version(26)) == .no)
    #expect(try resizable(several, .phone, Version(27)) == .yes)
    #expect(try resizable(several, .phoneOnPad, Version(27)) == .yes)
    #expect(try resizable(several, .pad, Version(13)) == .yes)
    #expect(try resizable(full, .pad, Version(26)) == .no)
    #expect(try resizable(full, .pad, Version(27)) == .unknown)
    #expect(try resizable(several, .tv, Version(27)) == nil)
  }

  @Test func `where an app runs follows from the families it declares`() throws {
    func place(_ families: String, on device: Idiom) throws -> Place {
      let list = plist("<key>UIDeviceFamily</key><array>\(families)</array>")
      return AppIdentity(try read(list).root).place(on: device)
    }
    let phone = "<integer>1</integer>"
    let both = phone + "<integer>2</integer>"
    let all = both + "<integer>6</integer><integer>7</integer>"
    #expect(try place(phone, on: .pad) == .phoneOnPad)
    #expect(try place(both, on: .pad) == .pad)
    #expect(try place(both, on: .mac) == .iosOnMac)
    #expect(try place(all, on: .mac) == .catalystMac)
    #expect(try place(both, on: .vision) == .padOnVision)
    #expect(try place(all, on: .vision) == .vision)
    #expect(try place("", on: .pad) == .pad)
    #expect(try place("", on: .mac) == .catalystPad)
  }

  @Test func `the log warns from 18 point 4 on, and no sooner`() throws {
    for (version, isWarned) in [(Version(18, 3), false), (Version(18, 4), true)] {
      let answer = try report(plist(""), .phone, version).answer(to: .launches)
      #expect(answer?.support == .yes)
      #expect(answer?.verdict.contains("warning") == isWarned)
    }
  }

  @Test func `full screen is ignored by a key of 26 point 2, and no sooner`() throws {
    let list = plist(
      manifest("<true/>", window) + "<key>UIRequiresFullScreen</key><true/>"
        + string("UIRequiresFullScreenIgnoredStartingWithVersion", "26.0")
    )
    #expect(try support(list, .pad, Version(26, 1)) == .unknown)
    #expect(try support(list, .pad, Version(26, 2)) == .yes)
  }

  @Test func `a deployment target counts on the system it is written for`() throws {
    let phone = plist(manifest("<true/>", window) + string("MinimumOSVersion", "17.0"))
    func launches(_ list: String, _ place: Place, _ version: Version) throws -> Support? {
      try report(list, place, version).answer(to: .launches)?.support
    }
    // An app for iOS 17 needs the macOS and the visionOS that came with iOS 17.
    #expect(try launches(phone, .iosOnMac, Version(14)) == .yes)
    #expect(try launches(phone, .iosOnMac, Version(13)) == .no)
    #expect(try launches(phone, .padOnVision, Version(1)) == .yes)
    // A build for another system has a target of its own there.
    #expect(try launches(phone, .catalystPad, Version(12)) == .yes)
    #expect(try launches(phone, .vision, Version(1)) == .yes)
    let vision = plist(
      manifest("<true/>", window) + string("MinimumOSVersion", "2.0")
        + string("DTPlatformName", "xros")
    )
    #expect(try launches(vision, .vision, Version(1)) == .no)
    #expect(try launches(vision, .vision, Version(2)) == .yes)
    let mac = plist(manifest("<true/>", window) + string("LSMinimumSystemVersion", "12.0"))
    #expect(try launches(mac, .catalystPad, Version(11)) == .no)
    #expect(try launches(mac, .catalystPad, Version(12)) == .yes)
  }

  @Test(arguments: [
    (Place.catalystMac, Version(10, 15)), (.catalystPad, Version(10, 14)),
    (.iosOnMac, Version(10, 15)),
  ]) func `where there is no such app every answer is no`(place: Place, version: Version) throws {
    let report = try report(several, place, version)
    #expect(report.answers.map(\.question) == [.sceneApp, .launches, .multipleScenes])
    for answer in report.answers {
      #expect(answer.support == .no, "\(answer.question)")
      #expect(answer.reasons.first?.facts == [.cap03])
    }
  }

  @Test func `the usual check is wrong in the idiom of the Mac, and only there`() throws {
    for place in Place.allCases {
      let check = try CapabilityReport(read(several), on: .newest(place)).usualCheck
      #expect((check.warning != nil) == (place == .catalystMac), "\(place)")
    }
  }

  @Test(arguments: Place.allCases) func `every answer rests on facts that exist`(
    place: Place
  ) throws {
    for text in [several, plist(""), plist(manifest("<string>YES</string>", ""))] {
      for release in SystemRelease.all {
        guard let version = release.version(on: place.device) else { continue }
        for answer in try report(text, place, version).answers {
          #expect(!answer.reasons.isEmpty)
          for id in answer.reasons.flatMap(\.facts) { #expect(Fact.of(id) != nil, "\(id)") }
          #expect(answer.reasons.allSatisfy { !$0.facts.isEmpty })
        }
      }
    }
  }

  @Test func `a flag that is text is unknown where several windows could be`() throws {
    let text = plist(manifest("<string>YES</string>", window))
    #expect(try support(text, .pad, Version(17)) == .unknown)
    #expect(try support(text, .phone, Version(17)) == .no)
    #expect(try support(text, .pad, Version(12)) == .no)
  }
}
