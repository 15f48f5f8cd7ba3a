/// A table in a store that loses no version of a row to a write that fails or is torn.
///
/// A row has two places, and a write goes to the one without the newest whole version. Before the
/// values each place holds the version's number, and how long the values are: a torn one is shorter.
public struct SafeTable: Sendable {
  /// The name of the table with the first places.
  public let name: String
  /// Only for a fault: whether each write goes over what was there.
  private let isOverwritten: Bool

  /// The table of this name, there or not.
  public init(_ name: String) { self.init(name, isOverwritten: false) }

  init(_ name: String, isOverwritten: Bool) {
    self.name = name
    self.isOverwritten = isOverwritten
  }

  /// The newest whole version of a row; `nil` when there is none.
  public func read(_ key: String, in store: Store) -> [String]? {
    if isOverwritten { return store[name, key] }
    return newest(key, store)?.values
  }

  /// The newest whole versions of all rows, in the order in which the rows were first written.
  public func rows(in store: Store) -> [Store.Row] {
    if isOverwritten { return store.rows(of: name) }
    // A row whose first write was torn is tried again at the same place, so none is in the second alone.
    return store.rows(of: name).compactMap { row in
      newest(row.key, store).map { Store.Row(key: row.key, values: $0.values) }
    }
  }

  /// Writes a new version of a row.
  ///
  /// - Returns: Whether it arrived; when it did not, the row is as it was.
  public func write(_ values: [String], key: String, in store: inout Store) -> Bool {
    if isOverwritten { return store.write(values, to: name, key: key) }
    let newest = newest(key, store)
    let place = newest?.place == name ? other : name
    let number = (newest?.number ?? 0) + 1
    return store.write(
      [String(number), Self.length(values[...])] + values,
      to: place,
      key: key
    )
  }

  /// Deletes a row with all its versions, if there is one with this key.
  public func delete(_ key: String, in store: inout Store) {
    store.delete(key, from: name, other)
  }

  private var other: String { name + ", second place" }

  private func newest(
    _ key: String,
    _ store: Store
  ) -> (values: [String], number: Int, place: String)? {
    let first = whole(key, name, store)
    let second = whole(key, other, store)
    guard let first else { return second }
    guard let second, second.number > first.number else { return first }
    return second
  }

  private func whole(
    _ key: String,
    _ place: String,
    _ store: Store
  ) -> (values: [String], number: Int, place: String)? {
    guard let row = store[place, key], row.count >= 2, let number = Int(row[0]),
      row[1] == Self.length(row.dropFirst(2))
    else { return nil }
    return (Array(row.dropFirst(2)), number, place)
  }

  private static func length(_ values: ArraySlice<String>) -> String {
    String(values.reduce(0) { $0 + $1.utf8.count })
  }
}
