import CLibxml2
import CLibxslt

/// Runs a compiled-in sheet, which may read and write nothing but the tree it is given.
struct Sheet {
  let name: String
  let text: String

  /// Applies the sheet and hands what it makes to the body, which may not keep it.
  func apply<Value>(
    to document: ResultsDocument,
    _ body: (UnsafeBufferPointer<UInt8>) throws(ReportingError) -> Value
  ) throws(ReportingError) -> Value {
    try apply(to: document.tree, path: document.path, body)
  }

  /// The same for a bare tree, with a path for messages.
  func apply<Value>(
    to tree: xmlDocPtr,
    path: String,
    _ body: (UnsafeBufferPointer<UInt8>) throws(ReportingError) -> Value
  ) throws(ReportingError) -> Value {
    let options = Int32(bitPattern: UInt32(XML_PARSE_NONET.rawValue))
    let source = text.withCString {
      xmlReadMemory($0, Int32(text.utf8.count), "\(name).xsl", nil, options)
    }
    // The style owns the tree from here on, but only if it compiles.
    guard let source else { throw failed("not well-formed", path) }
    guard let style = xsltParseStylesheetDoc(source) else {
      xmlFreeDoc(source)
      throw failed("does not compile", path)
    }
    defer { xsltFreeStylesheet(style) }
    guard let context = xsltNewTransformContext(style, tree) else {
      throw failed("out of memory", path)
    }
    defer { xsltFreeTransformContext(context) }
    let security = xsltNewSecurityPrefs()
    defer { xsltFreeSecurityPrefs(security) }
    for access in [
      XSLT_SECPREF_READ_FILE, XSLT_SECPREF_WRITE_FILE, XSLT_SECPREF_CREATE_DIRECTORY,
      XSLT_SECPREF_READ_NETWORK, XSLT_SECPREF_WRITE_NETWORK,
    ] where xsltSetSecurityPrefs(security, access, xsltSecurityForbid) != 0 {
      throw failed("cannot be confined", path)
    }
    guard xsltSetCtxtSecurityPrefs(security, context) == 0 else {
      throw failed("cannot be confined", path)
    }
    let result = xsltApplyStylesheetUser(style, tree, nil, nil, nil, context)
    guard let result else { throw failed("no result", path) }
    defer { xmlFreeDoc(result) }
    guard context.pointee.state == XSLT_STATE_OK else {
      throw failed("stopped half-way", path)
    }
    var start: UnsafeMutablePointer<xmlChar>?
    var count: Int32 = 0
    guard xsltSaveResultToString(&start, &count, result, style) == 0, let start else {
      throw failed("its result cannot be written out", path)
    }
    defer { scenecheckFreeXML(start) }
    return try body(UnsafeBufferPointer(start: start, count: Int(count)))
  }

  private func failed(_ reason: String, _ path: String) -> ReportingError {
    ReportingError.sheetFailed(sheet: name, path: path, reason: reason)
  }
}
