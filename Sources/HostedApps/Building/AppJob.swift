import CapabilityProbe
import Foundation
import SceneLifecycle

/// The steps from an app's sources to its program.
struct AppJob {
  private let sources: AppSources
  private let module: String
  private let languageMode: Int
  private let toolchain: Toolchain
  private let standIn: StandInBuild
  private let folder: String

  init(
    _ sources: AppSources,
    _ module: String,
    _ languageMode: Int,
    _ toolchain: Toolchain,
    _ standIn: StandInBuild,
    _ folder: String
  ) {
    self.sources = sources
    self.module = module
    self.languageMode = languageMode
    self.toolchain = toolchain
    self.standIn = standIn
    self.folder = folder
  }

  /// The copies of an app's sources, and what is known of them.
  struct Prepared {
    var paths: [String] = []
    var notes: [String] = []
    var namesSessions = false
    var classes: [DelegateClass] = []
  }

  /// Copies and rewrites, asks for the delegate classes, and compiles with the glue.
  func build() throws(HostingProblem) {
    let manifest = try readManifest()
    let prepared = try prepare()
    try refuseUnlessThereIsADelegate(prepared.classes)
    let callbacks = prepared.classes.flatMap(\.callbacks)
    let glue = "\(folder)/SceneCheckGlue.swift"
    let text = Glue(
      classes: prepared.classes,
      manifest: manifest,
      usesHooks: callbacks.contains { $0.owner.hasPrefix("SceneHooks.") }
    ).text
    try StandInBuild.write(text, to: glue)
    try link(prepared.paths + [glue])
    if prepared.namesSessions, Rehearsal.keepsRecords("\(folder)/app") {
      try StandInBuild.write("", to: "\(folder)/keeps-records")
    }
    try StandInBuild.write(prepared.notes.joined(separator: "\n"), to: "\(folder)/notes")
    // Nothing of the copies is needed any more, and of the compiler's own files neither.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where !["app", "keeps-records", "notes"].contains(name) {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
  }

  /// Copies and rewrites, and asks the compiler for the delegate classes.
  func prepare() throws(HostingProblem) -> Prepared {
    var prepared = Prepared()
    for file in sources.files {
      let rewritten = RewrittenSource(file.bytes, path: file.path)
      let path = "\(folder)/\(file.name)"
      try StandInBuild.write(rewritten.text, to: path)
      prepared.paths.append(path)
      prepared.namesSessions = prepared.namesSessions || rewritten.namesSessions
      prepared.notes += rewritten.changes.map {
        "\(file.path):\($0.line): '\($0.from)' became '\($0.to)'"
      }
    }
    let prelude = "\(folder)/SceneCheckPrelude.swift"
    try StandInBuild.write(Glue.prelude, to: prelude)
    prepared.paths.append(prelude)
    prepared.classes = DelegateClass.all(in: try graph(prepared.paths))
    for hidden in prepared.classes where hidden.isPrivate {
      prepared.notes.append(
        "'\(hidden.name)' is private: no other file can reach it, and it is left out"
      )
    }
    return prepared
  }

  private func readManifest() throws(HostingProblem) -> AppManifest? {
    guard let list = sources.propertyList else { return nil }
    do {
      return AppManifest(try PropertyListDocument(list.bytes, path: list.path), at: .pad)
    } catch {
      throw .input(error.description)
    }
  }

  private func refuseUnlessThereIsADelegate(
    _ classes: [DelegateClass]
  ) throws(HostingProblem) {
    let applications = classes.filter(\.isApplications)
    if applications.isEmpty {
      throw .outside("no class of the app conforms to UIApplicationDelegate")
    }
    if applications.allSatisfy(\.isPrivate) {
      throw .outside("'\(applications[0].name)' is private, so that generated code cannot reach it")
    }
  }

  private var options: [String] {
    let hasMain = sources.files.contains { $0.name == "main.swift" }
    return (hasMain ? [] : ["-parse-as-library"]) + [
      "-swift-version", String(languageMode), "-module-name", module, "-I", standIn.modules, "-I",
      "\(standIn.modules)/CMainQueue", "-suppress-warnings", "-diagnostic-style", "llvm",
    ]
  }

  /// What the compiler knows of the app's classes, the private ones too.
  private func graph(_ paths: [String]) throws(HostingProblem) -> SymbolGraph {
    let graphs = "\(folder)/graph"
    let outcome = try toolchain.run(
      options + [
        "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule",
        "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs,
        "-symbol-graph-minimum-access-level", "private",
      ] + paths,
      in: folder
    )
    guard outcome.isSuccess else { throw Self.problem(outcome.text) }
    do {
      let data = try Data(contentsOf: URL(filePath: "\(graphs)/\(module).symbols.json"))
      return try JSONDecoder().decode(SymbolGraph.self, from: data)
    } catch {
      throw .ours("the compiler's symbol graph cannot be read: \(error)")
    }
  }

  private func link(_ paths: [String]) throws(HostingProblem) {
    let outcome = try toolchain.run(
      options + [
        "-static-stdlib", "-use-ld=lld", "-Xlinker", "--gc-sections", "-Xlinker", "-s", "-o",
        "\(folder)/app",
      ]
        + paths + standIn.objects,
      in: folder
    )
    if !outcome.isSuccess { throw Self.problem(outcome.text) }
  }

  /// What the compiler's errors mean: something that the stand-in lacks, or a mistake in the sources.
  private static func problem(_ text: String) -> HostingProblem {
    let errors = CompilerError.all(in: text)
    if errors.isEmpty { return .ours("the compiler failed:\n\(text)") }
    let lines = errors.map(\.line).joined(separator: "\n")
    var missing: [String] = []
    for name in errors.compactMap(\.missing) where !missing.contains(name) { missing.append(name) }
    if missing.isEmpty { return .input("the app does not compile:\n\(lines)") }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    return .outside("\(names): outside the stand-in\n\(lines)")
  }
}
