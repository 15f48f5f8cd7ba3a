import Conformance
import Scenarios
import SceneLifecycle

/// Whether the platform and the ledger demand what the `then` lines of a step say.
extension Run {
  mutating func checkDemands(_ step: Step) {
    var next: [Label: Int] = [:]
    for stated in step.demands {
      if let under = stated.under,
        !platform.decisions.met.contains(where: { $0.alternative == under })
      {
        continue
      }
      if let message = contradiction(stated.demand, &next) {
        outcome.unborne.append(ScenarioMistake(line: stated.line, message: message))
      }
    }
  }

  /// Why the oracle does not demand it; `nil` when it does.
  private func contradiction(_ demand: Demand, _ next: inout [Label: Int]) -> String? {
    switch demand {
    case .state(let label, let state):
      let now = platform.state(of: label)
      if now == state { return nil }
      guard let now else { return "no window \(label) was made" }
      return "\(label) is \(now.rawValue), not \(state.rawValue)"
    case .windows(let number):
      let now = platform.sessions.count { $0.scene != nil }
      let connected = now == 1 ? "1 window is" : "\(now) windows are"
      return now == number ? nil : "\(connected) connected, not \(number)"
    case .called(let label, let callback):
      let told = called(label)
      let from = next[label] ?? 0
      guard let place = told[min(from, told.count)...].firstIndex(of: callback) else {
        return "\(label) is not told \(callback.rawValue) here; it is told \(list(told))"
      }
      next[label] = place + 1
      return nil
    case .only(let label, let callbacks):
      let told = called(label)
      return told == callbacks ? nil : "\(label) is told \(list(told))"
    case .nothing(let label):
      let told = called(label)
      return told.isEmpty ? nil : "\(label) is told \(list(told))"
    case .appCalled(let callback, let labels):
      let isTold = deliveries.contains { $0.callback == callback && names($0, labels) }
      return isTold ? nil : "the app is not told \(callback.rawValue) here"
    case .gets(let plugin, let callback, let label): return untold(plugin, callback, label)
    case .refused(let refusal):
      return deliveries.contains(.requestFailed(refusal)) ? nil : "nothing is refused so here"
    default:
      return ledger.contradiction(demand) { platform.session($0)?.id }
    }
  }

  /// Why the plugin need not be told of the callback in this step; `nil` when it must.
  private func untold(_ plugin: String, _ callback: Callback, _ label: Label) -> String? {
    guard let entry = ledger.plugin(plugin) else { return "no plugin '\(plugin)' has subscribed" }
    if entry.isLegacy { return "'\(plugin)' is legacy and is told of no window" }
    if case .subscribe(entry) = scenario.steps[step].stimulus {
      let isConnected = platform.session(label)?.scene != nil
      return isConnected && callback == .willConnect
        ? nil : "at its subscription '\(plugin)' is told of connected windows alone"
    }
    return called(label).contains(callback) ? nil : "\(label) is not told \(callback.rawValue) here"
  }

  private func called(_ label: Label) -> [Callback] {
    guard let id = platform.session(label)?.id ?? goneSessions[label] else { return [] }
    return deliveries.filter { $0.scene?.session == id }.map(\.callback)
  }

  private func names(_ delivery: Delivery, _ labels: [Label]) -> Bool {
    if labels.isEmpty { return true }
    let ids = labels.compactMap { platform.session($0)?.id ?? goneSessions[$0] }.sorted()
    switch delivery {
    case .didDiscardSceneSessions(let told): return told == ids
    case .configurationForConnecting(let id): return [id] == ids
    default: return false
    }
  }

  private func list(_ callbacks: [Callback]) -> String {
    callbacks.isEmpty ? "nothing" : callbacks.map(\.rawValue).joined(separator: ", ")
  }
}
