/// The durable store of an in-process implementation: rows of strings in named tables.
///
/// It is the harness's, and a value: a run begins with an empty one.
public struct Store: Hashable, Sendable {
  /// A row of a table.
  public struct Row: Hashable, Sendable {
    /// What the row is found by within its table.
    public let key: String
    /// What was written, a string a column.
    public var values: [String]
  }

  private struct Table: Hashable, Sendable {
    let name: String
    var rows: [Row] = []

    func index(_ key: String) -> Int? { rows.firstIndex { $0.key == key } }
  }

  private var tables: [Table] = []
  /// How often the store was written to.
  public private(set) var writes = 0
  /// How many writes arrive before the process dies; `nil` for all.
  private var limit: Int?
  /// Whether a write was refused because the process is dead by then.
  ///
  /// What the process still does does not count: the harness drops it with its reply.
  public private(set) var isCutOff = false

  /// An empty store, as a fresh installation finds it.
  public init() {}

  /// The values of a row; `nil` when there is no such row.
  public subscript(table: String, key: String) -> [String]? {
    guard let place = index(table) else { return nil }
    return tables[place].index(key).map { tables[place].rows[$0].values }
  }

  /// The rows of a table, in the order in which they were first written.
  public func rows(of table: String) -> [Row] { index(table).map { tables[$0].rows } ?? [] }

  /// Writes a row over the one with its key, or after all others.
  public mutating func write(_ values: [String], to table: String, key: String) {
    guard takesWrite() else { return }
    if index(table) == nil { tables.append(Table(name: table)) }
    guard let place = index(table) else { return }
    if let row = tables[place].index(key) {
      tables[place].rows[row].values = values
    } else {
      tables[place].rows.append(Row(key: key, values: values))
    }
  }

  /// Deletes a row, if there is one with this key.
  public mutating func delete(_ key: String, from table: String) {
    guard takesWrite() else { return }
    if let place = index(table) { tables[place].rows.removeAll { $0.key == key } }
  }

  /// Lets so many more writes arrive and then none, as when the process is killed before the next.
  package mutating func cutOff(after more: Int) { limit = writes + more }

  /// Takes writes again, for another process.
  package mutating func reopen() {
    limit = nil
    isCutOff = false
  }

  private mutating func takesWrite() -> Bool {
    if writes == limit {
      isCutOff = true
      return false
    }
    writes += 1
    return true
  }

  private func index(_ table: String) -> Int? { tables.firstIndex { $0.name == table } }
}
