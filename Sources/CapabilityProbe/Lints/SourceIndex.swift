/// What the lints want to know of an app's Swift and Objective-C sources.
public struct SourceIndex: Sendable {
  /// A class as far as it can be told from its declaration.
  public struct TypeFacts: Sendable {
    /// Whether its declaration names `UIWindowSceneDelegate`.
    public var isWindowDelegate = false
    /// Whether its declaration names a delegate of CarPlay's templates.
    public var isCarDelegate = false
    /// Whether the file of the class makes a window of its own.
    public var makesWindow = false
    /// Whether the run time knows the class by its module and name, as it does Swift's (CAP-21).
    public var hasModule = false
    /// Whether the run time knows the class by its name alone: one of Objective-C, or of Swift with `@objc(Name)`.
    public var hasPlainName = false
  }

  /// The classes by the names that the run time knows them by, without their modules.
  public private(set) var types: [String: TypeFacts] = [:]
  /// The activity types that the code makes, to restore or to drag: literals, and constants by their texts.
  public var activityTypes: Set<String> {
    literalTypes.union(namedTypes.compactMap { constants[$0] })
  }
  /// Whether an app delegate's method names configurations (CAP-57).
  public private(set) var namesConfigurations = false
  /// The names of configurations that the code asks for.
  public private(set) var configurationNames: Set<String> = []
  /// The storyboards, without their ending.
  public private(set) var storyboards: Set<String> = []

  private var literalTypes: Set<String> = []
  private var namedTypes: Set<String> = []
  /// The texts of constants by their names, of whichever type they are members.
  private var constants: [String: String] = [:]

  /// An index of no sources.
  public init() {}

  /// Takes in a storyboard, by its name without the ending.
  public mutating func addStoryboard(_ name: String) { storyboards.insert(name) }

  /// Takes in one source file; each line is looked at once.
  public mutating func add(_ text: String) {
    let makesWindow = text.contains("UIWindow(") || text.contains("[UIWindow alloc]")
    var exported: String?
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if words.hasPrefix("//") || words.hasPrefix("*") { continue }
      if words.hasPrefix("@objc("), let close = words.firstIndex(of: ")") {
        exported = String(words[..<close].dropFirst("@objc(".count))
      }
      if declare(words, exported, makesWindow) || !words.hasPrefix("@") { exported = nil }
      noteActivities(line)
      noteConstant(line)
      let method = ["configurationForConnecting ", "configurationForConnectingSceneSession:"]
      if method.contains(where: line.contains) { namesConfigurations = true }
      for start in ["UISceneConfiguration(name: \"", "configurationWithName:@\""] {
        if let name = Self.literal(after: start, in: line) { configurationNames.insert(name) }
      }
    }
  }

  private mutating func noteActivities(_ line: Substring) {
    for start in ["NSUserActivity(activityType: ", "initWithActivityType:"] {
      guard let found = line.firstRange(of: start) else { continue }
      if let name = Self.literal(after: start + "\"", in: line)
        ?? Self.literal(after: start + "@\"", in: line)
      {
        literalTypes.insert(name)
      } else {
        let path = line[found.upperBound...].prefix { Self.isName($0) || $0 == "." }
        if let last = path.split(separator: ".").last { namedTypes.insert(String(last)) }
      }
    }
  }

  /// Notes `let name = "text"` and `NSString *const name = @"text"`.
  private mutating func noteConstant(_ line: Substring) {
    guard let equals = line.firstRange(of: "= ") else { return }
    let before = line[..<equals.lowerBound]
    guard before.contains("let ") || before.contains("NSString") else { return }
    let text =
      Self.literal(after: "= \"", in: line) ?? Self.literal(after: "= @\"", in: line)
    let words = before.prefix { $0 != ":" }
      .split { !Self.isName($0) }
    if let text, let name = words.last { constants[String(name)] = text }
  }

  /// Notes a class that the line declares, exported under another name or not; whether there is one.
  private mutating func declare(
    _ line: Substring,
    _ exported: String?,
    _ makesWindow: Bool
  ) -> Bool {
    var name: Substring?
    let isObjectiveC = line.hasPrefix("@interface ") || line.hasPrefix("@implementation ")
    if isObjectiveC {
      name = line.split(separator: " ").dropFirst().first?.prefix { Self.isName($0) }
    } else if let found = line.firstRange(of: "class "), Self.isBegin(line[..<found.lowerBound]) {
      name = line[found.upperBound...].drop { $0 == " " }.prefix { Self.isName($0) }
    }
    guard let name, !name.isEmpty, name != "func", name != "var" else { return false }
    let known = exported ?? String(name)
    var facts = types[known] ?? TypeFacts()
    if isObjectiveC || exported != nil { facts.hasPlainName = true } else { facts.hasModule = true }
    facts.isWindowDelegate = facts.isWindowDelegate || line.contains("UIWindowSceneDelegate")
    facts.isCarDelegate = facts.isCarDelegate || line.contains("CPTemplateApplication")
    facts.makesWindow = facts.makesWindow || makesWindow
    types[known] = facts
    return true
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
