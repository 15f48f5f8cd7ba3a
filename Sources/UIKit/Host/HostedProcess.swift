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
    host.keepsRecords = CommandLine.arguments.contains("--keeps-records")
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

  /// Makes the folders that an app finds on iOS; where they are, the environment said before Foundation was there.
  private static func prepareFolders() -> String {
    let folder = getenv("SCENECHECK_DATA").map { String(cString: $0) } ?? "."
    let home = folder + "/home"
    for path in ["", "/Documents", "/Library", "/Library/Caches", "/tmp"] {
      mkdir(home + path, 0o700)
    }
    return folder
  }
}

/// Where an app with a `main.swift` begins.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  MainActor.assumeIsolated { () -> Int32 in
    HostedProcess.run(delegateClass: delegateClassName ?? "")
  }
}
