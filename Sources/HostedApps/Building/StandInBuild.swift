import Foundation
import StandInSources

/// The stand-in, compiled.
struct StandInBuild {
  /// The folder of the modules' interfaces.
  let modules: String
  /// The compiled modules, in the order of their names.
  let objects: [String]
  /// What it was built from.
  let key: String

  /// The stand-in in the cache, compiled if it is not there.
  ///
  /// - Parameters:
  ///   - toolchain: What it is compiled by.
  ///   - cache: Where it is kept.
  ///   - willBuild: Is called before it is compiled, which takes its time.
  /// - Throws: That it cannot be compiled here, which is our doing.
  init(
    _ toolchain: Toolchain,
    _ cache: BuildCache,
    willBuild: () -> Void
  ) throws(HostingProblem) {
    var key = ContentKey()
    key.add(toolchain.identity)
    key.add(Self.flags.joined(separator: " "))
    for module in StandInModule.all {
      for file in module.files {
        key.add(file.path)
        key.add(file.text)
      }
    }
    self.key = key.text
    let folder = try cache.folder("stand-in", key.text, keeping: 2) {
      folder throws(HostingProblem) in
      willBuild()
      for module in StandInModule.all { try Self.build(module, toolchain, folder) }
    }
    modules = folder
    objects = StandInModule.all.filter { !$0.isHeader }.map { "\(folder)/\($0.name).o" }
  }

  private static let flags = [
    "-Onone", "-wmo", "-parse-as-library", "-static-stdlib", "-package-name", "scenecheck",
    "-suppress-warnings", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
    "InternalImportsByDefault", "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  private static func build(
    _ module: StandInModule,
    _ toolchain: Toolchain,
    _ folder: String
  ) throws(HostingProblem) {
    var sources: [String] = []
    for file in module.files {
      // A header keeps its folder, in which the compiler looks for it by the module's name.
      let name = file.path.replacing("/", with: module.isHeader ? "/" : "+")
      let path = module.isHeader ? "\(folder)/\(name)" : "\(folder)/sources/\(name)"
      try write(file.text, to: path)
      sources.append(path)
    }
    if module.isHeader { return }
    let outcome = try toolchain.run(
      flags + [
        "-swift-version", module.isSwift5 ? "5" : "6", "-module-name", module.name, "-I", folder,
        "-I", "\(folder)/CMainQueue", "-emit-module", "-emit-module-path",
        "\(folder)/\(module.name).swiftmodule", "-c", "-o", "\(folder)/\(module.name).o",
      ] + sources,
      in: folder
    )
    if !outcome.isSuccess {
      throw .ours("the stand-in's module '\(module.name)' does not compile here:\n\(outcome.text)")
    }
  }

  static func write(_ text: String, to path: String) throws(HostingProblem) {
    let url = URL(filePath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    } catch {
      throw .ours("'\(path)' cannot be written: \(error.localizedDescription)")
    }
  }
}
