import SceneLifecycle

/// What begins a few callbacks: a stimulus, or something that the recorded app asked for.
enum Cause: Hashable {
  case stimulus(Stimulus)
  case request(Request)

  /// Begins it.
  ///
  /// - Returns: The state with the callbacks ahead; `nil` when it cannot happen there.
  func begun(in platform: Platform) -> Platform? {
    var copy = platform
    switch self {
    case .stimulus(let stimulus):
      do {
        try copy.begin(stimulus)
      } catch {
        return nil
      }
    case .request(let request):
      guard copy.isRunning else { return nil }
      copy.absorb([.request(request)], answering: nil)
      _ = copy.startRequests()
    }
    return copy
  }
}

/// A thing that happened on the way to a state.
enum Event: Hashable {
  case began(Cause)
  case took(TakenAlternative, isDefault: Bool)
}
