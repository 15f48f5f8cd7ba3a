/// Finds the apps in what people have: a property list, a bundle, an archive or a project.
public enum Inputs {
  /// The apps at a path, and what is wrong with those that cannot be read.
  public static func subjects(at path: String) -> [Result<ProbeSubject, InputError>] {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    do throws(InputError) {
      if InputFile.isFolder(trimmed) { return try folder(trimmed) }
      if trimmed.hasSuffix(".pbxproj") { return try XcodeProject.subjects(at: trimmed) }
      let bytes = try InputFile.bytes(trimmed)
      if bytes.starts(with: "PK".utf8) { return try AppArchive.subjects(at: trimmed) }
      return [.success(try subject(bytes, path: trimmed))]
    } catch {
      // An archive may be larger than what is read at once.
      if trimmed.hasSuffix(".ipa"), !error.isMissing { return archive(trimmed) }
      return [.failure(error)]
    }
  }

  private static func archive(_ path: String) -> [Result<ProbeSubject, InputError>] {
    do throws(InputError) {
      return try AppArchive.subjects(at: path)
    } catch {
      return [.failure(error)]
    }
  }

  private static func folder(
    _ path: String
  ) throws(InputError) -> [Result<ProbeSubject, InputError>] {
    if path.hasSuffix(".xcodeproj") {
      return try XcodeProject.subjects(at: "\(path)/project.pbxproj")
    }
    if path.hasSuffix(".xcarchive") {
      let apps = "\(path)/Products/Applications"
      let names = InputFile.names(in: apps).filter { $0.hasSuffix(".app") }
      guard !names.isEmpty else {
        throw InputError(path, "there is no app in Products/Applications")
      }
      return names.map { name in bundle("\(apps)/\(name)") }
    }
    if path.hasSuffix(".app") { return [bundle(path)] }
    let projects = InputFile.names(in: path).filter { $0.hasSuffix(".xcodeproj") }
    guard !projects.isEmpty else {
      throw InputError(
        path,
        "the folder is no app, no archive and no project",
        hint: "name an Info.plist, .app, .xcarchive, .ipa or .xcodeproj"
      )
    }
    return projects.flatMap { subjects(at: "\(path)/\($0)") }
  }

  /// A bundle in the layout of iOS, or with `Contents` as on the Mac.
  private static func bundle(_ path: String) -> Result<ProbeSubject, InputError> {
    do throws(InputError) {
      for file in ["\(path)/Info.plist", "\(path)/Contents/Info.plist"] where InputFile.exists(file)
      {
        return .success(try subject(try InputFile.bytes(file), path: file))
      }
      throw InputError(path, "the app has no Info.plist")
    } catch {
      return .failure(error)
    }
  }

  static func subject(_ bytes: [UInt8], path: String) throws(InputError) -> ProbeSubject {
    ProbeSubject(path: path, document: try PropertyListDocument(bytes, path: path))
  }
}
