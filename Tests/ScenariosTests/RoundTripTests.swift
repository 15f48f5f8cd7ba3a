import Scenarios
import SceneLifecycle
import TestSupport
import Testing

struct RoundTripTests {
  static let scenarioText = #"""
    scenario 1
    title    Every word # and this belongs to the title
    source   BR-107, LIFE-03
    device   pad 18.0
    manifest multiple-scenes
    needs    places, records
    checks   comes-to-rest, input-stays
    given    focus-change = told
    given    before-close = none

    when     launch A
    then     A active
    then     A only willConnect, sceneWillEnterForeground, sceneDidBecomeActive
    then     app configurationForConnecting A
    when     open B
    when     open C "notes"
    then     C document "notes"
    then     windows 3
    when     leave A
    then     A background under focus-change = told
    when     return A
    when     interrupt A
    when     resume A
    when     focus A
    then     B nothing
    when     edit A "a \"quoted\" \\ text\nwith\ttabs\u{0}"
    then     A shows "first"
    when     navigate A "page 2"
    then     A at "page 2"
    when     fault fails
    when     fault torn
    when     fault full
    when     commit A
    then     document "notes" is ""
    when     post "news"
    when     ask A open "plans" as D
    when     ask A new as E
    then     refused UISceneErrorDomain 0
    when     ask A activate B
    when     ask A destroy C
    when     ask A refresh D
    when     reclaim B
    then     B sceneDidDisconnect
    then     observers B 0
    then     resources B 0
    when     close B
    when     destroy C
    then     record C gone
    when     kill
    when     launch A D
    when     crash
    when     launch
    when     swipe-kill A
    when     discard A
    when     launch D with url "notes://1" "notes://2" for "notes" in-background
    then     record D kept
    then     "notes://1" unhandled
    when     subscribe links legacy claims url
    then     links gets willConnect D
    when     send handoff "reading" to D
    then     D handles "reading"
    when     present D "sheet"
    then     D presents "sheet"
    when     make-private D
    when     snapshot D
    then     D covered
    then     starts 1

    """#
  static let traceText = """
    trace 1
    title    A launch
    source   T01
    device   phone 17.4
    manifest single-scene
    sees     willConnect, sceneDidBecomeActive, didDiscardSceneSessions
    from     anywhere
    exception "kept to show it"

    call     A willConnect
    call     app didDiscardSceneSessions A B

    """

  @Test(arguments: [scenarioText, traceText])
  func `canonical text is written as it was read`(text: String) throws {
    #expect(DocumentWriter.write(try DocumentReader.read(text, path: "s")) == text)
  }

  @Test func `the handwritten files use every word`() {
    let text = Self.scenarioText + Self.traceText
    let words = Set(text.split { $0.isWhitespace }.map(String.init))
    let all = [
      Vocabulary.headers, Vocabulary.steps, Vocabulary.stimuli, Vocabulary.requests,
      Vocabulary.facts, Vocabulary.particles, Vocabulary.faults,
    ]
    // Of a file with 'each' every scenario is written by itself.
    #expect(all.joined().filter { $0 != "each" && !words.contains($0) } == [])
  }

  @Test func `line ends, tabs and comments make no difference`() throws {
    let plain = try DocumentReader.read(scenario("when launch A\nwhen edit A \"#x\""), path: "s")
    let text =
      "scenario 1 # c\r\ntitle\tT \r\n\tdevice pad 18#c\r\nchecks comes-to-rest\r\n"
      + "when launch A#c\r\nwhen edit A\"#x\"#\"\r\n"
    #expect(try DocumentReader.read(text, path: "s.scenario") == plain)
  }

  @Test func `random scenarios survive writing and reading`() throws {
    var source = RandomScenarios(seed: 1)
    for _ in 0..<500 {
      let made = Document.scenario(source.scenario())
      #expect(try DocumentReader.read(DocumentWriter.write(made), path: "s.scenario") == made)
    }
  }

  /// Whatever a file holds, the reader ends, with a value or with diagnostics that lie in it.
  private func readAnything(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    do {
      let document = try DocumentReader.read(text, path: "f")
      #expect((try? DocumentReader.read(DocumentWriter.write(document), path: "f")) != nil)
    } catch {
      #expect(!error.diagnostics.isEmpty)
      #expect(error.diagnostics.allSatisfy { (1...lines.count).contains($0.line) })
      #expect(error.diagnostics.allSatisfy { (1...4097).contains($0.column) })
    }
  }

  @Test func `hostile input is read or refused`() {
    var random = SplitMix64(seed: 2)
    for text in [Self.scenarioText, Self.traceText, scenario("when "), ""] {
      for _ in 0..<300 {
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...20, using: &random) {
          let byte = UInt8.random(in: 0...255, using: &random)
          bytes.insert(byte, at: Int.random(in: 0...bytes.count, using: &random))
          if Bool.random(using: &random) {
            bytes.remove(at: Int.random(in: 0..<bytes.count, using: &random))
          }
        }
        readAnything(bytes)
      }
    }
    let labels = (0..<700).map { "W\($0)" }.joined(separator: " ")
    readAnything(Array(scenario(String(repeating: "when launch \(labels)\n", count: 300)).utf8))
    readAnything(Array(scenario(String(repeating: "\"\\", count: 500_000)).utf8))
    readAnything(Array(repeating: UInt8(ascii: "x"), count: 2_000_000))
  }

  @Test(
    arguments: [
      ("then A active", []), ("when edit A \"x\"", [.documents]), ("when commit A", [.documents]),
      ("then A shows \"x\"", [.documents]), ("when navigate A \"x\"", [.places]),
      ("then A at \"x\"", [.places]), ("when post \"x\"", [.observers]),
      ("then observers A 1", [.observers]), ("then record A kept", [.records]),
      ("then resources A 1", [.resources]), ("when ask A new", [.requests]),
      ("when ask A new as B", [.multipleScenes, .requests]), ("when open B", [.multipleScenes]),
      ("when discard A\nwhen launch B", []),
    ] as [(String, [Capability])]
  )
  func `needs follow from the words`(steps: String, needed: [Capability]) throws {
    let text = scenario("when launch A\n" + steps)
    guard case .scenario(let read) = try DocumentReader.read(text, path: "s") else { return }
    #expect(read.neededCapabilities == needed)
  }
}
