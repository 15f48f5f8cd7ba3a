import Foundation
import LineProtocol

/// The process of a hosted app: it reads a message, tells the app, and answers.
@MainActor enum HostedProcess {
  /// Serves the lines of standard input until they end.
  ///
  /// - Parameter delegateClass: The application's delegate, with its module before it.
  static func run(delegateClass: String) -> Never {
    let folder = prepareFolders()
    let module = delegateClass.split(separator: ".").first.map(String.init) ?? ""
    guard let glue = _typeByName("\(module).SceneCheckGlue") as? any HostedGlue.Type else {
      StandardStream.complain("'\(module)' was not built by scenecheck: 'swift:FOLDER' builds it")
      exit(70)
    }
    let host = Host.current
    host.manifest = glue.manifest
    host.delegates = glue.delegates
    host.folder = folder
    host.delegateClass = delegateClass
    var lines = LineInput()
    while let line = lines.next() {
      let reply = answer(line, host)
      UserDefaults.standard.synchronize()
      StandardStream.write(reply.line)
      if case .app(.effects) = reply.content, host.isDismissed { break }
    }
    exit(0)
  }

  private static func answer(_ line: [UInt8], _ host: Host) -> Numbered<LineReply> {
    let message: Numbered<LineMessage>
    do {
      message = try Numbered(line: line)
    } catch {
      return Numbered(0, .error(error.description))
    }
    switch message.content {
    case .hello: return Numbered(message.number, .hello(host.greeting))
    case .app(let content): return Numbered(message.number, .app(host.perform(content)))
    case .reset: return Numbered(message.number, .error("an app serves one run"))
    case .bye:
      host.isDismissed = true
      return Numbered(message.number, .app(.nothing))
    }
  }

  /// Points the app's own folders into the data folder of the run, before Foundation looks for them.
  ///
  /// Application Support follows `HOME`; Documents and NSHomeDirectory() follow `CFFIXED_USER_HOME`.
  private static func prepareFolders() -> String {
    let folder = getenv("SCENECHECK_DATA").map { String(cString: $0) } ?? "."
    let home = folder + "/home"
    for path in [home, home + "/Documents", home + "/Library", home + "/tmp"] {
      mkdir(path, 0o700)
    }
    for name in ["HOME", "CFFIXED_USER_HOME"] { setenv(name, home, 1) }
    setenv("XDG_DATA_HOME", home + "/Library/Application Support", 1)
    setenv("XDG_CACHE_HOME", home + "/Library/Caches", 1)
    setenv("XDG_CONFIG_HOME", home + "/Library/Preferences", 1)
    setenv("TMPDIR", home + "/tmp", 1)
    return folder
  }
}

/// Where an app with a `main.swift` begins.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  HostedProcess.run(delegateClass: delegateClassName ?? "")
}
