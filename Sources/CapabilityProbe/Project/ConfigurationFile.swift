/// Reads an `.xcconfig`, with the files it includes.
struct ConfigurationFile {
  private(set) var settings: [String: BuildSetting] = [:]
  private var included = 0

  init(_ path: String) throws(InputError) { try read(path, depth: 0) }

  private mutating func read(_ path: String, depth: Int) throws(InputError) {
    included += 1
    guard depth < 16, included < 256 else {
      throw InputError(path, "configuration files include each other without end")
    }
    let text = String(decoding: try InputFile.bytes(path), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let words = Self.trimmed(Self.withoutComment(line))
      if words.hasPrefix("#include") {
        try include(words.dropFirst("#include".count), from: path, line: index + 1, depth: depth)
      } else if let (name, value) = Self.assignment(words) {
        settings[name] = BuildSetting(value: value, file: path, line: index + 1)
      }
    }
  }

  private mutating func include(
    _ words: Substring,
    from path: String,
    line: Int,
    depth: Int
  ) throws(InputError) {
    let isOptional = words.first == "?"
    let name = words.drop { $0 != "\"" }.dropFirst().prefix { $0 != "\"" }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let file = name.hasPrefix("/") ? String(name) : (folder + [name]).joined(separator: "/")
    if InputFile.exists(file) { return try read(file, depth: depth + 1) }
    if !isOptional {
      throw InputError(path, line: line, "the included file '\(name)' is not there")
    }
  }

  /// A line's setting; conditions other than those for an iPhone's SDK are passed over.
  static func assignment(_ line: Substring) -> (String, String)? {
    guard let equals = equalsSign(in: line) else { return nil }
    guard let name = plainName(String(trimmed(line[..<equals]))) else { return nil }
    var value = trimmed(line[line.index(after: equals)...])
    while value.hasSuffix(";") { value = trimmed(value.dropLast()) }
    return (name, String(value))
  }

  /// The name without its condition; `nil` when the condition is about something else than iOS devices.
  static func plainName(_ name: String) -> String? {
    guard let bracket = name.firstIndex(of: "[") else { return name.isEmpty ? nil : name }
    let condition = name[bracket...]
    guard condition.hasPrefix("[sdk=iphoneos") || condition.hasPrefix("[sdk=iphone*") else {
      return nil
    }
    return String(name[..<bracket])
  }

  /// The sign outside of a condition's brackets.
  private static func equalsSign(in line: Substring) -> Substring.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: break
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var rest = text.drop(while: \.isWhitespace)
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }
}
