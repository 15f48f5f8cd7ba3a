import CLibxml2

/// The tags and texts of an XML file, one after the other.
final class XMLCursor {
  struct Tag {
    let name: String
    let line: Int
    let isEmpty: Bool
  }

  enum Event {
    case start(Tag)
    case text(String)
    case end
  }

  private let reader: xmlTextReaderPtr
  private let buffer: UnsafeMutableBufferPointer<CChar>
  private let path: String
  private let complaint = Complaint()

  init(_ bytes: [UInt8], path: String) throws(InputError) {
    self.path = path
    let buffer = UnsafeMutableBufferPointer<CChar>.allocate(capacity: max(bytes.count, 1))
    bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(buffer).copyMemory(from: $0) }
    self.buffer = buffer
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOCDATA.rawValue
      | XML_PARSE_BIG_LINES.rawValue | XML_PARSE_COMPACT.rawValue
    let reader = xmlReaderForMemory(
      buffer.baseAddress,
      Int32(bytes.count),
      nil,
      nil,
      Int32(bitPattern: UInt32(options))
    )
    guard let reader else {
      buffer.deallocate()
      throw InputError(path, "it cannot be read as XML")
    }
    self.reader = reader
    xmlTextReaderSetStructuredErrorHandler(
      reader,
      { box, error in
        guard let box, let error = error?.pointee else { return }
        Unmanaged<Complaint>.fromOpaque(box).takeUnretainedValue().take(error)
      },
      Unmanaged.passUnretained(complaint).toOpaque()
    )
  }

  deinit {
    xmlFreeTextReader(reader)
    buffer.deallocate()
  }

  /// The line of what was read last.
  var line: Int {
    guard let node = xmlTextReaderCurrentNode(reader) else { return 1 }
    return max(1, xmlGetLineNo(node))
  }

  /// The next event; `nil` at the end.
  ///
  /// White space alone is no text unless it is asked for.
  func next(keepsSpace: Bool = false) throws(InputError) -> Event? {
    while true {
      let state = xmlTextReaderRead(reader)
      if state == 0 { return nil }
      if state < 0 || complaint.text != nil { throw malformed }
      switch UInt32(bitPattern: xmlTextReaderNodeType(reader)) {
      case XML_READER_TYPE_ELEMENT.rawValue: return .start(tag)
      case XML_READER_TYPE_END_ELEMENT.rawValue: return .end
      case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue: return .text(content)
      case XML_READER_TYPE_SIGNIFICANT_WHITESPACE.rawValue, XML_READER_TYPE_WHITESPACE.rawValue:
        if keepsSpace { return .text(content) }
      case XML_READER_TYPE_ENTITY_REFERENCE.rawValue:
        throw InputError(path, line: line, "it uses an entity of its own", hint: "write the text")
      default: break
      }
    }
  }

  private var tag: Tag {
    let name = xmlTextReaderConstLocalName(reader).map { String(cString: $0) } ?? ""
    return Tag(name: name, line: line, isEmpty: xmlTextReaderIsEmptyElement(reader) == 1)
  }

  private var content: String {
    xmlTextReaderConstValue(reader).map { String(cString: $0) } ?? ""
  }

  private var malformed: InputError {
    InputError(path, line: complaint.line ?? line, complaint.text ?? "it is not well-formed XML")
  }

  /// The first thing that libxml2 finds wrong.
  private final class Complaint {
    private(set) var text: String?
    private(set) var line: Int?

    func take(_ error: xmlError) {
      // Warnings are about style sheets' worries, such as relative names of namespaces.
      guard text == nil, error.level.rawValue >= XML_ERR_ERROR.rawValue else { return }
      let words = error.message.map { String(cString: $0).split(whereSeparator: \.isWhitespace) }
      let reason =
        isPastTheEnd(error)
        ? "the file ends before its last tag; is it truncated?"
        : words?.joined(separator: " ") ?? "no reason given"
      text = "it is not well-formed XML: " + reason
      line = error.line > 0 ? Int(error.line) : nil
    }

    /// Whether the bytes ran out within an element: libxml2 speaks of extra content then, and there is none.
    private func isPastTheEnd(_ error: xmlError) -> Bool {
      guard error.code == XML_ERR_DOCUMENT_END.rawValue, let parser = error.ctxt else {
        return false
      }
      return parser.assumingMemoryBound(to: xmlParserCtxt.self).pointee.nameNr > 0
    }
  }
}
