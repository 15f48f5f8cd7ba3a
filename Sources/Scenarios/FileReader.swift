import SceneLifecycle

/// What has been read of a file so far.
struct FileReader {
  static let maximumSteps = 10_000
  static let maximumVariants = 256

  enum Kind: String {
    case scenario
    case trace

    /// The keyword that makes a step.
    var step: String { self == .scenario ? "when" : "call" }
  }

  let path: String
  var diagnostics: [Diagnostic] = []
  var kind = Kind.scenario
  var line = 0
  /// The header keywords met so far.
  var seenHeaders: Set<String> = []
  var stepCount = 0

  var title = ""
  var sources: [String] = []
  var device: Device?
  var manifest: Manifest?
  var needs: [Capability] = []
  var checks: [Requirement] = []
  var given: [TakenAlternative] = []
  /// The axes met so far.
  var axes: [Axis] = []
  /// The variant to read; of an axis that it does not know it gets the first value.
  var variant: Variant
  var steps: [Step] = []
  var sees: [Callback]?
  var beginsAnywhere = false
  var exception: String?
  var calls: [Trace.Call] = []
  var bindings = Bindings()

  init(path: String, _ variant: Variant = Variant()) {
    self.path = path
    self.variant = variant
  }

  /// What the file says; `nil` when there is no device to say it of.
  var document: Document? {
    guard let device else { return nil }
    let path = Self.withoutEnding(path) + variant.suffix
    return switch kind {
    case .scenario:
      .scenario(
        Scenario(
          path: path,
          title: variant.inserted(into: title),
          sources: sources,
          device: device,
          manifest: manifest,
          needs: needs,
          checks: checks,
          given: given,
          steps: steps
        )
      )
    case .trace:
      .trace(
        Trace(
          path: path,
          title: title,
          sources: sources,
          device: device,
          manifest: manifest,
          sees: sees ?? Callback.allCases,
          beginsAnywhere: beginsAnywhere,
          exception: exception,
          calls: calls
        )
      )
    }
  }

  mutating func read(_ text: String) {
    for source in SourceLine.lines(of: text) {
      line = source.number
      for finding in source.findings { report(finding) }
      if source.isCut {
        // What is left of a cut line means little; its keyword still counts.
        noteKeyword(of: source.scalars)
        continue
      }
      let scalars = source.scalars
      if line == 1 {
        guard readFirstLine(scalars) else { return }
      } else {
        readLine(scalars)
      }
    }
    reportMissing()
  }

  /// Reads the line that names the format; without it nothing else can be read.
  private mutating func readFirstLine(_ scalars: [Unicode.Scalar]) -> Bool {
    let reader = LineReader(scalars)
    let words = reader.tokens.map(\.source)
    guard let first = words.first, let kind = Kind(rawValue: first), words.count == 2 else {
      let found = words.joined(separator: " ")
      report(Finding(complaint: .wrongFirstLine, column: 1, words: [found]))
      return false
    }
    guard words[1] == "1" else {
      let column = reader.tokens[1].column
      report(Finding(complaint: .unknownFormat, column: column, words: [words[1]]))
      return false
    }
    self.kind = kind
    return true
  }

  private mutating func readLine(_ scalars: [Unicode.Scalar]) {
    let isTitle = Self.isTitle(scalars)
    var reader = LineReader(isTitle ? Array("title".unicodeScalars) : scalars)
    guard let first = reader.next else { return }
    reader.position = 1
    do {
      try reader.insert(variant)
      switch first.source {
      case "title":
        try readTitle(scalars, &reader)
      case "when", "then", "call":
        try readStep(first, &reader)
      case let keyword where Vocabulary.headers.contains(keyword):
        try readHeader(first, &reader)
      case let keyword where Vocabulary.laterKeywords.contains(keyword):
        throw reader.abandon(.notKnownYet, at: first)
      default:
        throw reader.unknown(.unknownKeyword, first, among: Vocabulary.headers + Vocabulary.steps)
      }
      try reader.finish()
    } catch {
      // What is wrong is among the findings.
    }
    for finding in reader.findings { report(finding) }
  }
}
