import Foundation
import LineProtocol
import TestSupport
import Testing

/// Our reader and writer against Python's, on the same chance each time.
@Suite struct FuzzTests {
  private static let letters: [Unicode.Scalar] = [
    "a", "\"", "\\", "/", "\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "ä", "\u{301}", "\u{2028}",
    "\u{FFFE}",
    "😀", "{", "}", "[", "]", ",", ":", "u", "$",
  ]

  private static func text(_ dice: inout SplitMix64) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...6, using: &dice) {
      text.append(letters.randomElement(using: &dice) ?? "a")
    }
    return String(text)
  }

  private static func value(_ dice: inout SplitMix64, depth: Int = 0) -> JSONValue {
    switch Int.random(in: 0...(depth < 5 ? 8 : 5), using: &dice) {
    case 0: .null
    case 1: .boolean(Bool.random(using: &dice))
    case 2: .integer(Int(truncatingIfNeeded: dice.next()) >> Int.random(in: 0...63, using: &dice))
    case 3:
      real(Double(bitPattern: dice.next()))
    case 4, 5: .string(text(&dice))
    case 6:
      .array((0..<Int.random(in: 0...4, using: &dice)).map { _ in value(&dice, depth: depth + 1) })
    default:
      .object(
        (0..<Int.random(in: 0...4, using: &dice)).map { place in
          JSONValue.Field("\(place)" + text(&dice), value(&dice, depth: depth + 1))
        }
      )
    }
  }

  private static func real(_ number: Double) -> JSONValue {
    .real(number.isFinite ? number : 0.1)
  }

  private static func line(_ value: JSONValue) -> [UInt8] {
    var writer = JSONWriter()
    writer.value(value)
    return writer.bytes
  }

  @Test func `what we write Python reads, and what it writes we read as the same`() throws {
    var dice = SplitMix64(seed: 20_261)
    let values = (0..<3000).map { _ in Self.value(&dice) }
    let answers = try Python.run("json_twin.py", values.map(Self.line))
    #expect(answers.count == values.count)
    for (value, answer) in zip(values, answers) {
      #expect(try JSONReader.read(Array(answer)) == value)
    }
  }

  @Test func `we take a damaged line exactly when Python does`() throws {
    var dice = SplitMix64(seed: 4)
    let lines = (0..<6000).map { _ in Self.damage(Self.line(Self.value(&dice)), &dice) }
    let answers = try Python.run("json_twin.py", lines)
    #expect(answers.count == lines.count)
    var taken = 0
    for (line, answer) in zip(lines, answers) {
      let ours = try? JSONReader.read(line)
      let theirs = answer == Data("no".utf8) ? nil : try JSONReader.read(Array(answer))
      #expect(ours == theirs, "\(String(decoding: line, as: UTF8.self))")
      taken += ours == nil ? 0 : 1
    }
    #expect(
      taken > 300 && taken < lines.count - 300,
      "the damage is too small or too great: \(taken)"
    )
  }

  /// Deletes, doubles, exchanges or inserts a few bytes; never a line feed.
  private static func damage(_ line: [UInt8], _ dice: inout SplitMix64) -> [UInt8] {
    let spice = Array("{}[],:\"\\u0123456789abcdefDd8+-.eE ntruefalse\u{1}".utf8) + [0xC3, 0xFF]
    var line = line
    for _ in 0..<Int.random(in: 1...2, using: &dice) {
      let place = Int.random(in: 0...line.count, using: &dice)
      let byte = spice.randomElement(using: &dice) ?? 0
      switch Int.random(in: 0...2, using: &dice) {
      case 0 where place < line.count: line.remove(at: place)
      case 1 where place < line.count: line[place] = byte
      default: line.insert(byte, at: place)
      }
    }
    return line
  }
}
