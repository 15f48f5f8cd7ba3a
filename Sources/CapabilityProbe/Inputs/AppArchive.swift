import CLibarchive

/// Reads an `.ipa` in place: only the property list of each app is unpacked, into memory.
enum AppArchive {
  /// How many entries are looked at; real archives have far fewer.
  private static let mostEntries = 500_000

  static func subjects(at path: String) throws(InputError) -> [Result<ProbeSubject, InputError>] {
    guard let archive = archive_read_new() else { throw InputError(path, "out of memory") }
    defer { archive_read_free(archive) }
    archive_read_support_format_zip(archive)
    guard archive_read_open_filename(archive, path, 64 << 10) == ARCHIVE_OK else {
      throw fault(archive, path)
    }
    var found: [Result<ProbeSubject, InputError>] = []
    var entry: OpaquePointer?
    var count = 0
    while true {
      let state = archive_read_next_header(archive, &entry)
      if state == ARCHIVE_EOF { break }
      guard state == ARCHIVE_OK || state == ARCHIVE_WARN, let entry else {
        throw fault(archive, path)
      }
      count += 1
      guard count <= mostEntries else {
        throw InputError(path, "it has more than \(mostEntries) entries")
      }
      guard let name = archive_entry_pathname_utf8(entry).map({ String(cString: $0) }) else {
        continue
      }
      try check(name, path)
      if isPropertyList(name) { found.append(subject(archive, entry, path: "\(path):\(name)")) }
    }
    guard !found.isEmpty else {
      throw InputError(path, "there is no Payload/*.app/Info.plist in it")
    }
    return found
  }

  /// Names that leave the archive are a sign of an attack, although nothing is written here.
  private static func check(_ name: String, _ path: String) throws(InputError) {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.hasPrefix("/") || parts.contains("..") || name.contains("\\") {
      let shown = String(name.prefix(80)).filter { !$0.isNewline }
      throw InputError(path, "the entry '\(shown)' points out of the archive")
    }
  }

  private static func isPropertyList(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    guard parts.count >= 3, parts[0] == "Payload", parts[1].hasSuffix(".app") else { return false }
    let rest = parts.dropFirst(2)
    return rest.elementsEqual(["Info.plist"]) || rest.elementsEqual(["Contents", "Info.plist"])
  }

  private static func subject(
    _ archive: OpaquePointer,
    _ entry: OpaquePointer,
    path: String
  ) -> Result<ProbeSubject, InputError> {
    do throws(InputError) {
      return .success(try Inputs.subject(try bytes(archive, path), path: path))
    } catch {
      return .failure(error)
    }
  }

  /// The entry's bytes; the size that its header states is not believed.
  private static func bytes(_ archive: OpaquePointer, _ path: String) throws(InputError) -> [UInt8]
  {
    var result: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      let got = block.withUnsafeMutableBytes {
        archive_read_data(archive, $0.baseAddress, $0.count)
      }
      if got == 0 { return result }
      guard got > 0 else { throw fault(archive, path) }
      result += block[..<got]
      guard result.count <= Limits.bytes else {
        throw InputError(path, "it unpacks to more than \(Limits.bytes) bytes")
      }
    }
  }

  private static func fault(_ archive: OpaquePointer, _ path: String) -> InputError {
    let text = archive_error_string(archive).map { String(cString: $0) } ?? "no reason given"
    return InputError(path, "it cannot be read as an archive: \(text)")
  }
}
