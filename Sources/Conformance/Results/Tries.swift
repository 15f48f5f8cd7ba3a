/// How often a result was made again, because nobody expected it, and what came of it.
public struct Tries: Hashable, Sendable {
  /// How many tries were made, the first one included.
  public var made: Int
  /// How many of them broke something.
  public var failing: Int
  /// How many of them could not be judged.
  public var inconclusive: Int

  /// What came of so many tries.
  public init(made: Int, failing: Int, inconclusive: Int = 0) {
    self.made = made
    self.failing = failing
    self.inconclusive = inconclusive
  }

  /// Whether the tries differ, so that nothing can be concluded from any.
  public var isFlake: Bool {
    ![failing, inconclusive, made - failing - inconclusive].contains(made)
  }
}

extension Tries: CustomStringConvertible {
  /// In words for people: `fails in 2 of 4 tries`.
  public var description: String {
    let undecided = "inconclusive in \(inconclusive) of \(made) tries"
    if failing == 0, inconclusive > 0 { return undecided }
    let fails = "fails in \(failing) of \(made) tries"
    return inconclusive == 0 ? fails : "\(fails), \(undecided)"
  }
}
