import Conformance

extension XMLStream {
  /// Writes the sessions first, in order of appearance: a sheet draws one lane for each.
  func write(_ timeline: [TimelineStep]) {
    element("timeline") {
      for (id, label) in sessions(of: timeline) {
        element("session", [("id", id), ("label", label)])
      }
      var row = 0
      for step in timeline {
        write(step, row: row)
        row += step.events.count
      }
    }
  }

  private func sessions(of timeline: [TimelineStep]) -> [(String, String)] {
    var seen: Set<String> = []
    var result: [(String, String)] = []
    for event in timeline.flatMap(\.events) {
      if case .session(let id, let label) = event.lane, seen.insert(id).inserted {
        result.append((id, label))
      }
    }
    return result
  }

  /// The row is how many events come before the step, so that a drawing need not count them.
  private func write(_ step: TimelineStep, row: Int) {
    element(
      "step",
      [("number", String(step.number)), ("line", String(step.line)), ("row", String(row))]
    ) {
      element("stimulus", text: step.stimulus)
      for event in step.events {
        element("event", attributes(of: event)) {
          element("text", text: event.text)
          if !event.detail.isEmpty { element("detail", text: event.detail) }
        }
      }
    }
  }

  private func attributes(of event: TimelineStep.Event) -> [(String, String?)] {
    let kind = event.kind.rawValue
    return switch event.lane {
    case .application: [("lane", "application"), ("kind", kind)]
    case .session(let id, _): [("lane", "session"), ("session", id), ("kind", kind)]
    case .store: [("lane", "store"), ("kind", kind)]
    }
  }
}
