import SceneLifecycle

/// Writes values of the notation in their one canonical form.
public enum DocumentWriter {
  /// The file, comments left out; the reader takes it back for the same value.
  public static func write(_ document: Document) -> String {
    switch document {
    case .scenario(let scenario): write(scenario)
    case .trace(let trace): write(trace)
    }
  }

  private static func write(_ scenario: Scenario) -> String {
    var lines = header(
      "scenario",
      scenario.title,
      scenario.sources,
      scenario.device,
      scenario.manifest
    )
    lines += list("needs", scenario.needs.map(\.rawValue))
    lines += list("checks", scenario.checks.map(\.rawValue))
    lines += scenario.given.map { line("given", "\($0)") }
    lines.append("")
    for step in scenario.steps {
      lines.append(line("when", step.stimulus.notation))
      for stated in step.demands {
        let under = stated.under.map { " under \($0)" } ?? ""
        lines.append(line("then", stated.demand.notation + under))
      }
    }
    return file(lines)
  }

  private static func write(_ trace: Trace) -> String {
    var lines = header("trace", trace.title, trace.sources, trace.device, trace.manifest)
    if trace.sees != Callback.allCases { lines += list("sees", trace.sees.map(\.rawValue)) }
    if trace.beginsAnywhere { lines.append(line("from", "anywhere")) }
    if let exception = trace.exception { lines.append(line("exception", quoted(exception))) }
    lines.append("")
    for call in trace.calls {
      lines.append(line("call", call.notation))
    }
    return file(lines)
  }

  private static func header(
    _ kind: String,
    _ title: String,
    _ sources: [String],
    _ device: Device,
    _ manifest: Manifest?
  ) -> [String] {
    var lines = ["\(kind) 1", line("title", title)]
    lines += list("source", sources)
    lines.append(line("device", "\(device)"))
    if let manifest { lines.append(line("manifest", manifest.rawValue.replacing(",", with: ", "))) }
    return lines
  }

  private static func list(_ keyword: String, _ words: [String]) -> [String] {
    words.isEmpty ? [] : [line(keyword, words.joined(separator: ", "))]
  }

  /// Keywords fill eight columns, so that what they say stands in line.
  private static func line(_ keyword: String, _ rest: String) -> String {
    keyword + String(repeating: " ", count: max(1, 9 - keyword.count)) + rest
  }

  private static func file(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }
}
