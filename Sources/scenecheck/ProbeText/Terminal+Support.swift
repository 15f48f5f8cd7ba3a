import SceneLifecycle

extension Terminal {
  /// A word in the colour of its answer, filled up to a width.
  func word(_ support: Support, width: Int = 0) -> String {
    let fill = String(repeating: " ", count: max(0, width - support.rawValue.count))
    let colour: Colour =
      switch support {
      case .yes: .green
      case .no: .red
      case .unknown: .yellow
      }
    return paint(support.rawValue, colour) + fill
  }
}
