import CProcess

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// How a process is started, and with what.
struct Spawn {
  var path: String
  var arguments: [String]
  var environment: [String: String]
  /// The folder it begins in.
  var folder: String
  var input: Int32
  /// Standard output; `nil` for nowhere.
  var output: Int32?
  /// Standard error; `nil` for nowhere.
  var error: Int32?
  /// Whether it leads a session of its own, which no signal of the terminal reaches.
  ///
  /// Else it leads a group of its own, so that a kill reaches what it starts.
  var hasOwnSession = false

  /// Starts the process with these three descriptors and no other.
  ///
  /// - Returns: Its number.
  func start() throws(ProcessTrouble) -> pid_t {
    var number: pid_t = 0
    let words = Strings([path] + arguments)
    let variables = Strings(environment.map { "\($0)=\($1)" })
    let code = process_spawn(
      &number,
      path,
      words.pointers,
      variables.pointers,
      folder,
      input,
      output ?? -1,
      error ?? -1,
      hasOwnSession
    )
    if code != 0 { throw .system("'\(path)' cannot be started", code) }
    return number
  }
}

/// Strings as C takes a list of them: pointers, the last one null.
private final class Strings {
  let pointers: [UnsafeMutablePointer<CChar>?]

  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }

  deinit { for pointer in pointers { free(pointer) } }
}
