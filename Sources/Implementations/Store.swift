/// The durable store of an in-process implementation: rows of strings in named tables.
///
/// It is the harness's, and a value: a run begins with an empty one.
public struct Store: Hashable, Sendable {
  /// A row of a table.
  public struct Row: Hashable, Sendable {
    public let table: String
    public let key: String
    public var values: [String]
  }

  public private(set) var rows: [Row] = []
  /// How often the store was written to.
  public private(set) var writes = 0

  public init() {}

  public subscript(table: String, key: String) -> [String]? {
    rows.first { $0.key == key && $0.table == table }?.values
  }

  /// The rows of a table, in the order in which they were first written.
  public func rows(of table: String) -> [Row] { rows.filter { $0.table == table } }

  public mutating func write(_ values: [String], to table: String, key: String) {
    writes += 1
    if let place = rows.firstIndex(where: { $0.key == key && $0.table == table }) {
      rows[place].values = values
    } else {
      rows.append(Row(table: table, key: key, values: values))
    }
  }

  public mutating func delete(_ key: String, from table: String) {
    writes += 1
    rows.removeAll { $0.key == key && $0.table == table }
  }
}
