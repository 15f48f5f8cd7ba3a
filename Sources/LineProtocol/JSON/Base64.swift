/// Bytes as text (RFC 4648, section 4).
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = (0..<3).reduce(0) {
        $0 << 8 | Int(start + $1 < bytes.count ? bytes[start + $1] : 0)
      }
      for place in 0..<4 {
        let letter = alphabet[bits >> (18 - 6 * place) & 63]
        text.append(place <= group.count ? letter : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes; `nil` when the text is no padded base 64.
  static func bytes(_ text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    guard letters.count.isMultiple(of: 4) else { return nil }
    let padding = letters.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard padding <= 2 else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    for (place, letter) in letters.dropLast(padding).enumerated() {
      guard let value = alphabet.firstIndex(of: letter) else { return nil }
      bits = (bits << 6 | value) & 0xFF_FFFF
      if place % 4 > 0 { bytes.append(UInt8(bits >> (6 - 2 * (place % 4)) & 0xFF)) }
    }
    return Self.text(bytes) == text ? bytes : nil
  }
}
