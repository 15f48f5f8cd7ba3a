import Testing

@testable import Implementations

@Suite struct BufferTests {
  @Test(arguments: [1, 2, 3, 7, 100]) func `lines come out whole, however the bytes come in`(
    size: Int
  ) {
    let bytes = Array("one\n\ntwo and more\nthr".utf8)
    var buffer = LineBuffer()
    var lines: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(bytes[start..<min(start + size, bytes.count)])
      while let line = buffer.takeLine() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(lines == ["one", "", "two and more"])
    #expect(Array(buffer.rest) == Array("thr".utf8))
  }

  @Test func `a line is overlong only beyond the limit`() {
    var buffer = LineBuffer()
    buffer.append(repeatElement(UInt8(ascii: "x"), count: 1 << 20))
    #expect(!buffer.isOverlong)
    buffer.append([UInt8(ascii: "x")])
    #expect(buffer.isOverlong)
  }

  @Test(arguments: [1, 5, 1000]) func `of standard error the last lines are kept, cut to a length`(
    size: Int
  ) {
    let long = String(repeating: "x", count: 1000)
    let text = (1...100).map { "line \($0)\n" }.joined() + long + "\nend"
    var lines = LastLines()
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      lines.append(bytes[start..<min(start + size, bytes.count)])
    }
    let kept = lines.text.split(separator: "\n")
    #expect(kept.count == 20)
    #expect(kept.first == "line 83")
    #expect(kept.last == "end")
    #expect(kept.dropLast().last?.count == 400)
  }
}
