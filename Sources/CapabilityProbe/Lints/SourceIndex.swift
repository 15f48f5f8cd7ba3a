/// What the lints want to know of an app's Swift and Objective-C sources.
package struct SourceIndex: Sendable {
  /// A class as far as it can be told from its declaration.
  package struct TypeFacts: Sendable {
    package var isWindowDelegate = false
    package var isCarDelegate = false
    /// Whether the file of the class makes a window of its own.
    package var makesWindow = false
  }

  /// The classes by name.
  package private(set) var types: [String: TypeFacts] = [:]
  /// The activity types written as literals.
  package private(set) var activityTypes: Set<String> = []
  /// The names of configurations that the code asks for.
  package private(set) var configurationNames: Set<String> = []
  /// The storyboards, without their ending.
  package private(set) var storyboards: Set<String> = []

  package init() {}

  package mutating func addStoryboard(_ name: String) { storyboards.insert(name) }

  /// Takes in one source file; each line is looked at once.
  package mutating func add(_ text: String) {
    let makesWindow = text.contains("UIWindow(") || text.contains("[UIWindow alloc]")
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("//") || words.hasPrefix("*") { continue }
      declare(words, makesWindow)
      for start in ["NSUserActivity(activityType: \"", "initWithActivityType:@\""] {
        if let name = Self.literal(after: start, in: line) { activityTypes.insert(name) }
      }
      for start in ["UISceneConfiguration(name: \"", "configurationWithName:@\""] {
        if let name = Self.literal(after: start, in: line) { configurationNames.insert(name) }
      }
    }
  }

  private mutating func declare(_ line: Substring, _ makesWindow: Bool) {
    var name: Substring?
    if line.hasPrefix("@interface ") || line.hasPrefix("@implementation ") {
      name = line.split(separator: " ").dropFirst().first?.prefix { Self.isName($0) }
    } else if let found = line.firstRange(of: "class "), Self.isBegin(line[..<found.lowerBound]) {
      name = line[found.upperBound...].drop { $0 == " " }.prefix { Self.isName($0) }
    }
    guard let name, !name.isEmpty, name != "func", name != "var" else { return }
    var facts = types[String(name)] ?? TypeFacts()
    facts.isWindowDelegate = facts.isWindowDelegate || line.contains("UIWindowSceneDelegate")
    facts.isCarDelegate = facts.isCarDelegate || line.contains("CPTemplateApplication")
    facts.makesWindow = facts.makesWindow || makesWindow
    types[String(name)] = facts
  }

  /// Whether only modifiers and attributes stand before `class`.
  private static func isBegin(_ text: Substring) -> Bool {
    text.split(separator: " ").allSatisfy { word in
      word.hasPrefix("@")
        || ["public", "open", "final", "internal", "private", "package", "fileprivate"].contains(
          word
        )
    }
  }

  private static func isName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func literal(after start: String, in line: Substring) -> String? {
    guard let found = line.firstRange(of: start) else { return nil }
    let rest = line[found.upperBound...]
    guard let end = rest.firstIndex(of: "\""), !rest[..<end].contains("\\(") else { return nil }
    return String(rest[..<end])
  }
}
