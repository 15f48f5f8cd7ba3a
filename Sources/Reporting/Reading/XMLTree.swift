import CLibxml2

/// XML in memory, read without trusting it.
///
/// There is no network, no external entity and no entity at all: a document type declaration ends the
/// reading.
final class XMLTree {
  /// Where the XML is.
  enum Source {
    case descriptor(Int32)
    /// A part of a file, behind so many lines.
    case part([UInt8], linesBefore: Int)
    /// What there is of a file that may end anywhere.
    case beginning([UInt8])
  }

  let pointer: xmlDocPtr
  let path: String
  let linesBefore: Int

  init(_ source: Source, path: String) throws(ReportingError) {
    Libraries.prepare()
    self.path = path
    if case .part(_, let lines) = source { linesBefore = lines } else { linesBefore = 0 }
    guard let context = xmlNewParserCtxt() else {
      throw ReportingError.cannotOpen(path: path, reason: "out of memory")
    }
    defer { xmlFreeParserCtxt(context) }
    let doctype = DoctypeLine()
    context.pointee._private = Unmanaged.passUnretained(doctype).toOpaque()
    context.pointee.sax?.pointee.internalSubset = { raw, _, _, _ in
      guard let raw else { return }
      let context = raw.assumingMemoryBound(to: xmlParserCtxt.self)
      if let box = context.pointee._private {
        Unmanaged<DoctypeLine>.fromOpaque(box).takeUnretainedValue().line =
          Int(xmlSAX2GetLineNumber(raw))
      }
      xmlStopParser(context)
    }
    let tree = withExtendedLifetime(doctype) { XMLTree.parse(source, context) }
    if let line = doctype.line {
      xmlFreeDoc(tree)
      throw ReportingError.doctype(path: path, line: line + linesBefore)
    }
    guard let tree else {
      let error = context.pointee.lastError
      throw ReportingError.illFormed(
        path: path,
        line: Int(error.line) + linesBefore,
        reason: Libraries.text(error.message) ?? "nothing in it"
      )
    }
    pointer = tree
  }

  deinit { xmlFreeDoc(pointer) }

  private static func parse(_ source: Source, _ context: xmlParserCtxtPtr) -> xmlDocPtr? {
    var options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_BIG_LINES.rawValue
    let bytes: [UInt8]
    switch source {
    case .descriptor(let descriptor):
      return xmlCtxtReadFd(context, descriptor, nil, nil, Int32(options))
    case .part(let part, _): bytes = part
    case .beginning(let beginning):
      bytes = beginning
      options |= XML_PARSE_RECOVER.rawValue
    }
    return bytes.withUnsafeBytes { buffer in
      xmlCtxtReadMemory(
        context,
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        Int32(buffer.count),
        nil,
        nil,
        Int32(options)
      )
    }
  }

  var root: XMLElement {
    get throws(ReportingError) {
      guard let root = xmlDocGetRootElement(pointer) else {
        throw ReportingError.illFormed(path: path, line: 1, reason: "nothing in it")
      }
      return XMLElement(node: root, tree: self)
    }
  }
}

/// Where the parser met a document type declaration, if it did.
private final class DoctypeLine {
  var line: Int?
}
