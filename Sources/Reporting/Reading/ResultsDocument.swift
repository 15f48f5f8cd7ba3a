import CLibxml2
import Foundation

/// A results file in memory, read without trusting it.
///
/// There is no network, no external entity and no entity at all: a document type declaration ends the
/// reading. A file that is no results of this version, or that lacks its summary, is refused.
final class ResultsDocument {
  let path: String
  let tree: xmlDocPtr

  init(path: String) throws(ReportingError) {
    Libraries.prepare()
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ReportingError.cannotOpen(path: path, reason: FileSink.reason(of: errno))
    }
    defer { _ = Foundation.close(descriptor) }
    tree = try ResultsDocument.parse(descriptor, path: path)
    try checkShape()
  }

  deinit { xmlFreeDoc(tree) }

  private static func parse(_ descriptor: Int32, path: String) throws(ReportingError) -> xmlDocPtr {
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
    let options =
      XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
      | XML_PARSE_BIG_LINES.rawValue
    let tree = withExtendedLifetime(doctype) {
      xmlCtxtReadFd(context, descriptor, nil, nil, Int32(bitPattern: UInt32(options)))
    }
    if let line = doctype.line {
      xmlFreeDoc(tree)
      throw ReportingError.doctype(path: path, line: line)
    }
    guard let tree else {
      let error = context.pointee.lastError
      throw ReportingError.illFormed(
        path: path,
        line: Int(error.line),
        reason: Libraries.text(error.message) ?? "nothing in it"
      )
    }
    return tree
  }

  private func checkShape() throws(ReportingError) {
    guard let root = xmlDocGetRootElement(tree) else {
      throw ReportingError.illFormed(path: path, line: 1, reason: "nothing in it")
    }
    let line = Int(xmlGetLineNo(root))
    let name = String(cString: root.pointee.name)
    guard name == "scenecheck-results", root.pointee.ns == nil else {
      throw ReportingError.wrongRoot(path: path, line: line, name: name)
    }
    let version = attribute("version", of: root) ?? ""
    guard version == "1" else {
      throw ReportingError.wrongVersion(path: path, line: line, version: version)
    }
    let last = xmlLastElementChild(root)
    guard let last, String(cString: last.pointee.name) == "summary" else {
      throw ReportingError.truncated(path: path, line: Int(xmlGetLineNo(last ?? root)))
    }
  }

  private func attribute(_ name: String, of node: xmlNodePtr) -> String? {
    guard let value = xmlGetNoNsProp(node, name) else { return nil }
    defer { scenecheckFreeXML(value) }
    return String(cString: value)
  }
}

/// Where the parser met a document type declaration, if it did.
private final class DoctypeLine {
  var line: Int?
}
