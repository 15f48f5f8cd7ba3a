/// Reads the binary form through its table of objects.
///
/// Objects may be shared, so that a hundred bytes can stand for millions of values, or form a ring.
/// Each object is built once, with the number of values it stands for; a number over the limit, or an
/// object that holds itself, is refused before anything walks over it.
struct BinaryReader {
  private let bytes: [UInt8]
  private let path: String
  private let table: BinaryTable
  private var built: [Int: (node: PropertyListNode, values: Int)] = [:]
  private var open: Set<Int> = []

  init(_ bytes: [UInt8], path: String) throws(InputError) {
    self.bytes = bytes
    self.path = path
    table = try BinaryTable(bytes, path: path)
  }

  mutating func read() throws(InputError) -> PropertyListNode {
    try object(table.root, depth: 0).node
  }

  private mutating func object(
    _ number: Int,
    depth: Int
  ) throws(InputError) -> (node: PropertyListNode, values: Int) {
    if let known = built[number] { return known }
    guard depth < Limits.depth else { throw fault("values are nested deeper than \(Limits.depth)") }
    guard open.insert(number).inserted else { throw fault("object \(number) holds itself") }
    defer { open.remove(number) }
    let (value, values) = try content(try table.offset(of: number), depth)
    guard values <= Limits.values else {
      throw fault("it expands to more than \(Limits.values) values")
    }
    let result = (PropertyListNode(value), values)
    built[number] = result
    return result
  }

  private mutating func content(
    _ start: Int,
    _ depth: Int
  ) throws(InputError) -> (PropertyListValue, Int) {
    let marker = try table.byte(start)
    switch marker >> 4 {
    case 0x0:
      // Null and fill bytes mean nothing in a property list.
      guard marker == 0x08 || marker == 0x09 else { throw unknown(marker, start) }
      return (.boolean(marker == 0x09), 1)
    case 0x1: return (.integer(try integer(start, marker)), 1)
    case 0x2: return (.real(try real(start, marker)), 1)
    case 0x3: return (.date(""), 1)
    case 0x8: return (.integer(Int64(try table.number(start + 1, size: Int(marker & 0xF) + 1))), 1)
    default: break
    }
    let (count, body) = try length(start, marker)
    switch marker >> 4 {
    case 0x4:
      _ = try table.slice(body, count)
      return (.data, 1)
    case 0x5: return (.string(String(decoding: try table.slice(body, count), as: UTF8.self)), 1)
    case 0x6: return (.string(try wideText(body, count)), 1)
    case 0xA, 0xC: return try array(body, count, depth)
    case 0xD: return try dictionary(body, count, depth)
    default: throw unknown(marker, start)
    }
  }

  /// The length in the marker's low half, or in the integer after it.
  private func length(_ start: Int, _ marker: UInt8) throws(InputError) -> (Int, Int) {
    if marker & 0xF != 0xF { return (Int(marker & 0xF), start + 1) }
    let size = try table.byte(start + 1)
    guard size >> 4 == 0x1, size & 0xF <= 3 else { throw unknown(size, start + 1) }
    let width = 1 << Int(size & 0xF)
    return (try table.number(start + 2, size: width), start + 2 + width)
  }

  private func integer(_ start: Int, _ marker: UInt8) throws(InputError) -> Int64 {
    let width = 1 << Int(marker & 0xF)
    guard width <= 16 else { throw unknown(marker, start) }
    // Sixteen bytes carry an eight-byte number in their lower half.
    let digits = try table.slice(start + 1, width).suffix(8)
    return Int64(truncatingIfNeeded: digits.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  private func real(_ start: Int, _ marker: UInt8) throws(InputError) -> Double {
    let width = 1 << Int(marker & 0xF)
    guard width == 4 || width == 8 else { throw unknown(marker, start) }
    let bits = try table.slice(start + 1, width).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return width == 8 ? Double(bitPattern: bits) : Double(Float(bitPattern: UInt32(bits)))
  }

  private func wideText(_ body: Int, _ count: Int) throws(InputError) -> String {
    guard count <= Limits.bytes else { throw fault("a string of \(count) characters") }
    let raw = Array(try table.slice(body, count * 2))
    let units = stride(from: 0, to: raw.count, by: 2).map {
      UInt16(raw[$0]) << 8 | UInt16(raw[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func array(
    _ body: Int,
    _ count: Int,
    _ depth: Int
  ) throws(InputError) -> (PropertyListValue, Int) {
    let references = try table.references(body, count)
    var nodes: [PropertyListNode] = []
    var values = 1
    for reference in references {
      let (node, size) = try object(reference, depth: depth + 1)
      nodes.append(node)
      values = min(values + size, Limits.values + 1)
    }
    return (.array(nodes), values)
  }

  private mutating func dictionary(
    _ body: Int,
    _ count: Int,
    _ depth: Int
  ) throws(InputError) -> (PropertyListValue, Int) {
    let keys = try table.references(body, count)
    let contents = try table.references(body + count * table.referenceSize, count)
    var result = PropertyListDictionary()
    var values = 1
    for (keyReference, reference) in zip(keys, contents) {
      let key = try object(keyReference, depth: depth + 1).node
      guard let name = key.string else { throw fault("a key is \(key.value.kind), not a string") }
      let (node, size) = try object(reference, depth: depth + 1)
      result.set(PropertyListDictionary.Entry(name, node))
      values = min(values + size, Limits.values + 1)
    }
    return (.dictionary(result), values)
  }

  private func unknown(_ marker: UInt8, _ place: Int) -> InputError {
    fault("byte \(place) is \(marker), which begins no value")
  }

  private func fault(_ message: String) -> InputError { InputError(path, message) }
}
