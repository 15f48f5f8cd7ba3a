package import SceneLifecycle

/// The durable store of an in-process implementation: rows of strings in named tables.
///
/// It is the harness's, and a value: a run begins with an empty one. A write goes over what was there,
/// and may fail or be torn where a scenario says so; `SafeTable` loses no older version by that.
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
  /// How often the store was written to, with or without success.
  public private(set) var writes = 0
  /// How many of the writes did not arrive whole.
  package private(set) var failures = 0
  /// What the next writes meet, in order; a full disk stays full.
  private var faults: [StorageFault] = []
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
  ///
  /// - Returns: Whether all of it arrived. When it did not, the row may be as it was, or torn: the
  ///   first half of what was written and nothing else.
  @discardableResult
  public mutating func write(_ values: [String], to table: String, key: String) -> Bool {
    // Of a dead process nobody hears.
    guard takesWrite() else { return true }
    guard let fault = nextFault() else {
      put(values, table, key)
      return true
    }
    failures += 1
    if fault == .torn { put(Self.firstHalf(of: values), table, key) }
    return false
  }

  /// Deletes the rows with this key, if there are any, from all of the tables at once.
  ///
  /// That needs no room and never fails.
  public mutating func delete(_ key: String, from names: String...) {
    guard takesWrite() else { return }
    for name in names {
      if let place = index(name) { tables[place].rows.removeAll { $0.key == key } }
    }
  }

  // MARK: What the harness does to it

  /// Has the next write that meets no other fault meet this one.
  package mutating func meet(_ fault: StorageFault) { faults.append(fault) }

  /// Puts the disk in order for another process; what was torn stays torn.
  package mutating func mend() { faults.removeAll() }

  /// Lets so many more writes arrive and then none, as when the process is killed before the next.
  package mutating func cutOff(after more: Int) { limit = writes + more }

  /// Takes writes again, for another process.
  package mutating func reopen() {
    limit = nil
    isCutOff = false
  }

  // MARK: How it works

  private mutating func put(_ values: [String], _ table: String, _ key: String) {
    if index(table) == nil { tables.append(Table(name: table)) }
    guard let place = index(table) else { return }
    if let row = tables[place].index(key) {
      tables[place].rows[row].values = values
    } else {
      tables[place].rows.append(Row(key: key, values: values))
    }
  }

  private mutating func nextFault() -> StorageFault? {
    guard let fault = faults.first else { return nil }
    if fault != .full { faults.removeFirst() }
    return fault
  }

  /// The first half of the characters; the columns behind it are not there.
  private static func firstHalf(of values: [String]) -> [String] {
    var left = values.reduce(0) { $0 + $1.unicodeScalars.count } / 2
    var half: [String] = []
    for value in values where left > 0 {
      let part = String(value.unicodeScalars.prefix(left))
      left -= part.unicodeScalars.count
      half.append(part)
    }
    return half
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
