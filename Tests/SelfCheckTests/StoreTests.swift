import Implementations
import SceneLifecycle
import TestSupport
import Testing

/// The store that the harness gives to an app, and the table that makes it safe.
@Suite struct StoreTests {
  private static func store(meeting faults: StorageFault...) -> Store {
    var store = Store()
    store.write(["old"], to: "t", key: "k")
    for fault in faults { store.meet(fault) }
    return store
  }

  /// Whether a write arrives.
  private static func writes(
    _ values: [String],
    _ store: inout Store,
    key: String = "k"
  ) -> Bool {
    store.write(values, to: "t", key: key)
  }

  @Test func `a write that fails leaves the row, and the next one arrives`() {
    var store = Self.store(meeting: .fails)
    #expect(!Self.writes(["new"], &store))
    #expect(store["t", "k"] == ["old"])
    #expect(Self.writes(["new"], &store))
    #expect(store["t", "k"] == ["new"])
    #expect(store.writes == 3)
  }

  @Test func `of a torn write the first half is there, and nothing of what was before`() {
    var store = Self.store(meeting: .torn)
    #expect(!Self.writes(["däs", "new", "text"], &store))
    #expect(store["t", "k"] == ["däs", "ne"])
    store.meet(.torn)
    #expect(!Self.writes(["x"], &store, key: "other"))
    #expect(store["t", "other"] == [])
  }

  @Test func `a full disk takes no write, and deletes`() {
    var store = Self.store(meeting: .fails, .full)
    for _ in 0..<3 { #expect(!Self.writes(["new"], &store)) }
    #expect(store["t", "k"] == ["old"])
    store.delete("k", from: "t")
    #expect(store["t", "k"] == nil)
    store.mend()
    #expect(Self.writes(["new"], &store))
  }

  /// Against a table that nothing happens to, with columns that look like what the table adds.
  @Test func `a safe table has the last version that arrived, whatever goes wrong`() {
    var random = SplitMix64(seed: 7)
    let words = ["", "0", "1", "2", "12", "é", "a long text"]
    for _ in 0..<300 {
      var store = Store()
      let table = SafeTable("t")
      var right: [String: [String]] = [:]
      for _ in 0..<20 {
        let key = ["a", "b"].randomElement(using: &random) ?? "a"
        let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          table.delete(key, in: &store)
          right[key] = nil
        case 1: store.meet(.torn)
        case 2: store.meet(.fails)
        default: if table.write(values, key: key, in: &store) { right[key] = values }
        }
        for key in ["a", "b"] { #expect(table.read(key, in: store) == right[key]) }
        #expect(Set(table.rows(in: store).map(\.key)) == Set(right.keys))
      }
    }
  }

  @Test func `a safe table writes once for each version, and deletes all of them at once`() {
    var store = Store()
    let table = SafeTable("t")
    for version in ["one", "two", "three"] { #expect(table.write([version], key: "k", in: &store)) }
    #expect(store.writes == 3)
    store.cutOff(after: 1)
    table.delete("k", in: &store)
    #expect(!store.isCutOff)
    #expect(table.read("k", in: store) == nil)
  }
}
