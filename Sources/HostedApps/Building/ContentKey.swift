/// A number that stands for content: FNV-1a over 128 bits, kept as two of 64.
///
/// It tells builds apart and guards against nothing: who can write the cache can write the program.
struct ContentKey {
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x6c62_272e_07bb_0142

  /// Takes in bytes, and where they end.
  mutating func add(_ bytes: some Collection<UInt8>) {
    for byte in bytes {
      first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
      second = (second &+ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
      second ^= second >> 29
    }
    first = (first ^ 0x100) &* 0x0000_0100_0000_01b3
    second = second &* 0x9e37_79b9_7f4a_7c15 &+ UInt64(bytes.count)
  }

  mutating func add(_ text: String) { add(text.utf8) }

  var text: String { Self.digits(first) + Self.digits(second) }

  private static func digits(_ number: UInt64) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
