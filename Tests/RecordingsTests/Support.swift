import BundledSuite
import Recordings
import Scenarios
import SceneLifecycle
import Testing

/// The bundled traces, by their paths.
let bundledTraces: [String: String] = BundledSuite.files.filter { $0.path.hasSuffix(".trace") }
  .reduce(into: [:]) { $0[$1.path] = $1.text }

/// A trace with a right header; its first call stands in line 6.
func trace(
  _ calls: String,
  device: String = "pad 18.0",
  manifest: String = "multiple-scenes",
  header: String = "source   T01"
) throws -> Trace {
  let text = "trace 1\ntitle    T\ndevice   \(device)\nmanifest \(manifest)\n\(header)\n\(calls)\n"
  return try trace(of: text)
}

func trace(of text: String) throws -> Trace {
  guard case .trace(let trace) = try DocumentReader.read(text, path: "t.trace") else {
    throw NotATrace()
  }
  return trace
}

struct NotATrace: Error {}

/// The line of the first call that is not legal; `nil` when all are.
func wrongLine(_ text: String) throws -> Int? {
  switch Recording.judge(try trace(of: text)) {
  case .legal: return nil
  case .illegal(let misfit): return misfit.call.line
  case .undecided(let line, let reason):
    Issue.record("undecided at line \(line): \(reason)")
    return nil
  }
}

/// The steps of the simplest run as the notation says them, each with what was no default.
func steps(_ trace: Trace) -> [String]? {
  guard case .legal(let run) = Recording.judge(trace) else { return nil }
  return run.steps.map { step in
    ([step.stimulus.notation] + step.flips.map(\.description)).joined(separator: " | ")
  }
}

/// The calls of a launch with a new window.
let launched = """
  call app willFinishLaunching
  call app didFinishLaunching
  call app configurationForConnecting A
  call A willConnect
  call A sceneWillEnterForeground
  call A sceneDidBecomeActive

  """
