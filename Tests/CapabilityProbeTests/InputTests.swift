import CLibarchive
import CapabilityProbe
import Testing

@Suite struct InputTests {
  private let text = plist(
    string("CFBundleName", "Notes")
      + "<key>UIDeviceFamily</key><array><integer>1</integer><integer>2</integer></array>"
      + string("MinimumOSVersion", "16.0")
      + manifest(
        "<true/>",
        role(
          "UIWindowSceneSessionRoleApplication",
          string("UISceneConfigurationName", "Default")
            + string("UISceneDelegateClassName", "Notes.SceneDelegate")
        )
      )
  )

  private func subject(_ path: String) throws -> ProbeSubject {
    let subjects = Inputs.subjects(at: path)
    #expect(subjects.count == 1)
    return try #require(subjects.first).get()
  }

  private func complaint(_ path: String) -> String {
    for case .failure(let error) in Inputs.subjects(at: path) { return error.message }
    return "no complaint"
  }

  @Test func `bundles and archives give the report of their list`() throws {
    let folder = try TemporaryFolder()
    let expected = summary(try read(text))
    try folder.write(text, "A.app/Info.plist")
    try folder.write(text, "B.app/Contents/Info.plist")
    try folder.write(text, "C.xcarchive/Products/Applications/C.app/Info.plist")
    for name in ["A.app", "A.app/", "B.app", "C.xcarchive", "A.app/Info.plist"] {
      #expect(summary(try subject("\(folder.path)/\(name)").document) == expected, "\(name)")
    }
  }

  @Test func `an archive of the store is read in place`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/Notes.ipa"
    try archive(
      path,
      [
        ("Payload/Notes.app/Base.lproj/x.bin", String(repeating: "x", count: 200_000)),
        ("Payload/Notes.app/PlugIns/W.appex/Info.plist", plist("")),
        ("Payload/Notes.app/Info.plist", text),
      ]
    )
    let subject = try subject(path)
    #expect(subject.path == "\(path):Payload/Notes.app/Info.plist")
    #expect(summary(subject.document) == summary(try read(text)))
  }

  @Test func `hostile archives are refused`() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/x.ipa"
    try archive(path, [("Payload/../../etc/Info.plist", text)])
    #expect(complaint(path).contains("points out of the archive"))
    try archive(path, [("/Payload/A.app/Info.plist", text)])
    #expect(complaint(path).contains("points out of the archive"))
    try archive(path, [("Other/Info.plist", text)])
    #expect(complaint(path).contains("there is no Payload/*.app/Info.plist"))
    try archive(path, [("Payload/A.app/Info.plist", String(repeating: " ", count: 17 << 20))])
    #expect(complaint(path).contains("it unpacks to more than"))
    try folder.write("PK\u{3}\u{4}nonsense", "y.ipa")
    #expect(complaint("\(folder.path)/y.ipa").contains("as an archive"))
  }

  @Test func `what is not there or no app is said`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", "A.app/readme")
    #expect(complaint("\(folder.path)/A.app") == "the app has no Info.plist")
    #expect(complaint("\(folder.path)") == "the folder is no app, no archive and no project")
    #expect(complaint("\(folder.path)/none") == "no such file or directory")
    #expect(complaint("/dev/zero") == "it is no plain file")
  }

  /// Writes a zip archive by libarchive.
  private func archive(_ path: String, _ files: [(name: String, text: String)]) throws {
    let writer = try #require(archive_write_new())
    defer { archive_write_free(writer) }
    archive_write_set_format_zip(writer)
    #expect(archive_write_open_filename(writer, path) == ARCHIVE_OK)
    for file in files {
      let entry = archive_entry_new()
      defer { archive_entry_free(entry) }
      archive_entry_set_pathname(entry, file.name)
      archive_entry_set_size(entry, Int64(file.text.utf8.count))
      archive_entry_set_filetype(entry, UInt32(0o100000))
      archive_entry_set_perm(entry, 0o644)
      #expect(archive_write_header(writer, entry) == ARCHIVE_OK)
      var content = file.text
      _ = content.withUTF8 { archive_write_data(writer, $0.baseAddress, $0.count) }
    }
    #expect(archive_write_close(writer) == ARCHIVE_OK)
  }
}
