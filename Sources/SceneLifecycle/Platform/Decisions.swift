/// How a run answers the choices it meets, and which it met.
///
/// A run with no flip takes the default of every choice. A run that flips one occurrence takes the
/// same way up to it, since nothing before it differs.
public struct Decisions: Hashable, Sendable {
  /// One choice met in a run.
  public struct Occurrence: Hashable, Sendable {
    /// The choice that was met.
    public let choice: Choice
    /// The places, in the choice's table, of what was possible here; the default first.
    public let possible: [Int]
    /// The place of what was taken.
    public let taken: Int

    /// What was taken, by name.
    public var alternative: TakenAlternative {
      TakenAlternative(choice, choice.alternatives[taken].name)
    }
  }

  /// What `given` pins, for every occurrence where it is possible.
  public private(set) var given: [TakenAlternative]
  /// The answers by number of occurrence, as places in `possible`; defaults follow.
  public let script: [Int]
  /// The choices met so far, in order.
  public private(set) var met: [Occurrence] = []
  /// The weakest grade among the alternatives taken.
  public private(set) var grade = Grade.documented
  private var runWide: [Occurrence] = []

  /// Decisions that take every default but for what is pinned and scripted.
  public init(given: [TakenAlternative] = [], script: [Int] = []) {
    self.given = given
    self.script = script
  }

  /// Answers an occurrence of a choice.
  ///
  /// - Parameters:
  ///   - choice: The choice met.
  ///   - possible: The names of the alternatives that can happen here, the default first.
  /// - Returns: The name of the alternative taken.
  mutating func take(_ choice: Choice, _ possible: [String]) -> String {
    let places = possible.map { name in
      guard let place = choice.index(of: name) else {
        preconditionFailure("\(choice.rawValue) has no alternative \(name)")
      }
      return place
    }
    let place = answer(choice, places)
    let alternative = choice.alternatives[place]
    met.append(Occurrence(choice: choice, possible: places, taken: place))
    grade = max(grade, alternative.grade)
    return alternative.name
  }

  /// Answers a choice that is made once for the whole run.
  mutating func takeOnce(_ choice: Choice) -> String {
    if let earlier = runWide.first(where: { $0.choice == choice }) {
      return choice.alternatives[earlier.taken].name
    }
    let name = take(choice, choice.alternatives.map(\.name))
    if let last = met.last { runWide.append(last) }
    return name
  }

  /// The same with another script and no memory of what was met, but for what binds the whole run.
  func renewed(script: [Int]) -> Decisions {
    var renewed = Decisions(given: given, script: script)
    renewed.runWide = runWide
    return renewed
  }

  /// Pins these alternatives from here on, in place of those pinned before.
  mutating func pin(_ alternatives: [TakenAlternative]) { given = alternatives }

  private func answer(_ choice: Choice, _ places: [Int]) -> Int {
    if met.count < script.count, script[met.count] < places.count {
      return places[script[met.count]]
    }
    for pin in given where pin.choice == choice {
      if let place = choice.index(of: pin.alternative), places.contains(place) { return place }
    }
    return places[0]
  }

  /// The alternatives taken that are not what an unpinned run would take, in order.
  public var flips: [TakenAlternative] {
    met.filter { $0.taken != $0.possible.first }.map(\.alternative)
  }

  /// The scripts of the runs that flip one occurrence of this run each, every other way.
  ///
  /// - Parameter first: The number of the first occurrence to flip, from 0.
  /// - Returns: The scripts, in the order of the occurrences.
  public func singleFlips(from first: Int = 0) -> [[Int]] {
    var scripts: [[Int]] = []
    for (number, occurrence) in met.enumerated().dropFirst(first) {
      if given.contains(where: { $0.choice == occurrence.choice }) { continue }
      let path = met[..<number].map { $0.possible.firstIndex(of: $0.taken) ?? 0 }
      for place in occurrence.possible.indices where occurrence.possible[place] != occurrence.taken
      {
        scripts.append(path + [place])
      }
    }
    return scripts
  }

  /// The script of the next run of the whole tree after this one, depth first; `nil` after the last.
  public func nextOfEvery() -> [Int]? {
    var path = met.map { $0.possible.firstIndex(of: $0.taken) ?? 0 }
    for number in path.indices.reversed() {
      let occurrence = met[number]
      if given.contains(where: { $0.choice == occurrence.choice }) { continue }
      if path[number] + 1 < occurrence.possible.count {
        path[number] += 1
        return Array(path[...number])
      }
    }
    return nil
  }
}
