/// A yes or no of a property list, as people write it.
public enum SceneFlag: Hashable, Sendable {
  /// The key is not there.
  case absent
  /// True, or a number other than 0.
  case on
  /// False, or 0.
  case off
  /// Something that is no boolean; whether UIKit takes it for one is not documented.
  case other(String)

  init(_ node: PropertyListNode?, form: PropertyListDocument.Form) {
    guard let node else {
      self = .absent
      return
    }
    switch node.value {
    case .boolean(let isOn): self = isOn ? .on : .off
    case .integer(let number): self = number == 0 ? .off : .on
    case .string(let text) where form == .openStep:
      // This form has no booleans, so that a word is all there can be.
      switch text.lowercased() {
      case "yes", "true", "1": self = .on
      case "no", "false", "0": self = .off
      default: self = .other(text)
      }
    case .string(let text): self = .other(text)
    default: self = .other(node.value.kind)
    }
  }
}
