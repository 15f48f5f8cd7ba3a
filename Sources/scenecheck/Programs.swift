import CommandLineArguments
import Foundation
import HostedApps
import Implementations
import NearMatch

/// The implementations that specifications stand for.
struct Programs {
  private let limits: Limits
  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    var limits = Limits()
    if let seconds = arguments.count(.timeout) { limits.answer = .seconds(seconds) }
    limits.deadline = arguments.count(.deadline).map { ContinuousClock.now + .seconds($0) }
    self.limits = limits
  }

  /// The guard of all child processes; started with the first program that is one.
  private static let guardian: Result<ProcessGuard, ProcessTrouble> = {
    do throws(ProcessTrouble) {
      return .success(try ProcessGuard(executable: executable))
    } catch {
      return .failure(error)
    }
  }()

  private static var executable: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
  }

  /// What stands behind `NAME=`.
  func program(_ spec: String) throws(Stop) -> any Implementation {
    if spec == "builtin:reference" { return DocumentApp() }
    let mutant = "builtin:mutant/"
    if spec.hasPrefix(mutant), let fault = Fault(rawValue: String(spec.dropFirst(mutant.count))) {
      return DocumentApp(fault: fault)
    }
    let exec = "exec:"
    if spec.hasPrefix(exec), spec.count > exec.count {
      return try child(String(spec.dropFirst(exec.count)))
    }
    let swift = "swift:"
    if spec.hasPrefix(swift), spec.count > swift.count {
      return try hosted(String(spec.dropFirst(swift.count)))
    }
    let builtIn = ["builtin:reference"] + Fault.allCases.map { mutant + $0.rawValue }
    let near = nearMatch(of: spec, among: builtIn).map { "did you mean '\($0)'?" }
    throw .usage(
      "unknown implementation '\(spec)'",
      near
        ?? "'scenecheck list --implementations' names what is built in; 'exec:COMMAND' runs a program, 'swift:FOLDER' an app's sources"
    )
  }

  /// An app's own sources, built against the stand-in.
  private func hosted(_ folder: String) throws(Stop) -> any Implementation {
    let build: HostedAppBuild
    do {
      build = try HostedAppBuild(
        folder: folder,
        propertyList: arguments.value(.infoPlist),
        module: arguments.value(.module)
      ) { Stream.complain("note: \($0)") }
    } catch {
      // What the app uses may be right; that it is not known here is nothing against it.
      if case .outside(let reason) = error { return UnhostedApp(reason: reason) }
      throw Stop(error)
    }
    for note in build.notes { Stream.complain("note: \(note)") }
    return try child(build.command, home: HostedAppBuild.home)
  }

  private func child(_ command: String, home: String? = nil) throws(Stop) -> ChildProgram {
    do throws(ProcessTrouble) {
      return try ChildProgram(
        command: command,
        tool: Command.version,
        limits: limits,
        guardian: try Self.guardian.get(),
        home: home
      )
    } catch {
      throw Stop(status: .cannotCreate, message: "error: no child process can be made: \(error)")
    }
  }
}
