/// The durable store of an in-process implementation: rows of strings in named tables.
///
/// It is the harness's, and a value: a run begins with an empty one.
public struct Store: Hashable, Sendable {
  /// A row of a table.
  public struct Row: Hashable, Sendable {
    /// The name of its table.
    public let table: String
    /// What the row is found by within its table.
    public let key: String
    /// What was written, a string a column.
    public var values: [String]
  }

  /// All rows, in the order in which they were first written.
  public private(set) var rows: [Row] = []
  /// How often the store was written to.
  public private(set) var writes = 0

  /// An empty store, as a fresh installation finds it.
  public init() {}

  /// The values of a row; `nil` where there is none.
  public subscript(table: String, key: String) -> [String]? {
    rows.first { $0.key == key && $0.table == table }?.values
  }

  /// The rows of a table, in the order in which they were first written.
  public func rows(of table: String) -> [Row] { rows.filter { $0.table == table } }

  /// Writes a row, in place of the one with this key if there is one.
  public mutating func write(_ values: [String], to table: String, key: String) {
    writes += 1
    if let place = rows.firstIndex(where: { $0.key == key && $0.table == table }) {
      rows[place].values = values
    } else {
      rows.append(Row(table: table, key: key, values: values))
    }
  }

  /// Removes a row; counts as a write even where there was none.
  public mutating func delete(_ key: String, from table: String) {
    writes += 1
    rows.removeAll { $0.key == key && $0.table == table }
  }
}
