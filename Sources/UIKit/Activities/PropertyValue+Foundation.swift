import Foundation
import SceneLifecycle

extension [String: PropertyValue] {
  /// What is kept of values; those of other types are left out, and said so (REST-12, REST-22).
  @MainActor init(archiving values: [String: Any]?) {
    self.init()
    for (name, value) in values ?? [:] {
      if let kept = PropertyValue(archiving: value) {
        self[name] = kept
      } else {
        Host.current.complain(
          "'\(name)' is a \(type(of: value)), which is not kept: userInfo takes the types of property lists"
        )
      }
    }
  }
}

extension PropertyValue {
  /// What is kept of a value; `nil` when it is of no type allowed.
  ///
  /// Dates, URLs, sets and null go as dictionaries of one name, which begins with `$`.
  init?(archiving value: Any) {
    switch value {
    // On Linux a Bool is no NSNumber, so the order does not matter.
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as any BinaryInteger:
      guard let whole = Int(exactly: value) else { return nil }
      self = .integer(whole)
    case let value as Double: self = .real(value)
    case let value as Float: self = .real(Double(value))
    case let value as CGFloat: self = .real(Double(value))
    case let value as String: self = .string(value)
    case let value as Data: self = .data([UInt8](value))
    case let value as NSNumber: self = Self.number(value)
    case let value as Date:
      self = .dictionary(["$date": .real(value.timeIntervalSinceReferenceDate)])
    case let value as URL: self = .dictionary(["$url": .string(value.absoluteString)])
    case is NSNull: self = .dictionary(["$null": .boolean(true)])
    case let value as Set<AnyHashable>:
      guard let members = Self.list(value.map(\.base)) else { return nil }
      self = .dictionary(["$set": .array(members)])
    case let value as [Any]:
      guard let members = Self.list(value) else { return nil }
      self = .array(members)
    case let value as [String: Any]:
      var kept: [String: PropertyValue] = [:]
      for (name, value) in value {
        guard let value = PropertyValue(archiving: value) else { return nil }
        kept[name] = value
      }
      let isTagged = kept.keys.contains { $0.hasPrefix("$") }
      self = isTagged ? .dictionary(["$dictionary": .dictionary(kept)]) : .dictionary(kept)
    default: return nil
    }
  }

  private static func number(_ value: NSNumber) -> PropertyValue {
    let isReal = ["f", "d"].contains(String(cString: value.objCType))
    return isReal ? .real(value.doubleValue) : .integer(value.intValue)
  }

  private static func list(_ values: [Any]) -> [PropertyValue]? {
    let kept = values.compactMap(PropertyValue.init(archiving:))
    return kept.count == values.count ? kept : nil
  }

  /// The value as an app knows it.
  var unarchived: Any {
    switch self {
    case .string(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .boolean(let value): value
    case .data(let value): Data(value)
    case .array(let values): values.map(\.unarchived)
    case .dictionary(let values): Self.untagged(values) ?? values.mapValues(\.unarchived)
    }
  }

  private static func untagged(_ values: [String: PropertyValue]) -> Any? {
    guard values.count == 1, let (tag, value) = values.first else { return nil }
    switch (tag, value) {
    case ("$date", .real(let seconds)): return Date(timeIntervalSinceReferenceDate: seconds)
    case ("$url", .string(let text)): return URL(string: text)
    case ("$null", _): return NSNull()
    case ("$set", .array(let values)):
      return Set(values.compactMap { $0.unarchived as? AnyHashable })
    case ("$dictionary", .dictionary(let values)): return values.mapValues(\.unarchived)
    default: return nil
    }
  }
}
