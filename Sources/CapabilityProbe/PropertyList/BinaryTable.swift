/// The trailer and the offsets of a binary property list; every read is checked against the file.
struct BinaryTable {
  let root: Int
  /// The size of a reference to an object, in bytes.
  let referenceSize: Int
  private let bytes: [UInt8]
  private let path: String
  private let count: Int
  private let offsetSize: Int
  private let start: Int

  init(_ bytes: [UInt8], path: String) throws(InputError) {
    self.bytes = bytes
    self.path = path
    guard bytes.starts(with: "bplist0".utf8), bytes.count >= 40 else {
      throw InputError(path, "it is no whole binary property list", hint: "is the file truncated?")
    }
    let trailer = bytes.count - 32
    offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    count = Self.word(bytes, trailer + 8)
    root = Self.word(bytes, trailer + 16)
    start = Self.word(bytes, trailer + 24)
    let fits =
      (1...8).contains(offsetSize) && (1...8).contains(referenceSize) && count > 0
      && count <= bytes.count && root < count && start >= 8 && start <= trailer
      && count * offsetSize <= trailer - start
    guard fits else {
      throw InputError(path, "its table of objects is damaged", hint: "is the file truncated?")
    }
  }

  func offset(of object: Int) throws(InputError) -> Int {
    guard (0..<count).contains(object) else {
      throw InputError(path, "object \(object) does not exist; there are \(count)")
    }
    let place = try number(start + object * offsetSize, size: offsetSize)
    guard place >= 8, place < start else {
      throw InputError(path, "object \(object) lies outside the objects")
    }
    return place
  }

  func byte(_ place: Int) throws(InputError) -> UInt8 {
    guard place >= 0, place < bytes.count else { throw short }
    return bytes[place]
  }

  func slice(_ place: Int, _ count: Int) throws(InputError) -> ArraySlice<UInt8> {
    guard count >= 0, place >= 0, place <= bytes.count, count <= bytes.count - place else {
      throw short
    }
    return bytes[place..<(place + count)]
  }

  /// A number of up to eight bytes; one that does not fit is cut to the largest.
  func number(_ place: Int, size: Int) throws(InputError) -> Int {
    let digits = try slice(place, size)
    let whole = digits.suffix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(clamping: whole)
  }

  func references(_ place: Int, _ count: Int) throws(InputError) -> [Int] {
    guard count >= 0, place >= 0, place <= bytes.count,
      count <= (bytes.count - place) / referenceSize
    else { throw short }
    var result: [Int] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      result.append(try number(place + index * referenceSize, size: referenceSize))
    }
    return result
  }

  private var short: InputError {
    InputError(path, "a value reaches beyond the end", hint: "is the file truncated?")
  }

  private static func word(_ bytes: [UInt8], _ place: Int) -> Int {
    Int(clamping: bytes[place..<(place + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
