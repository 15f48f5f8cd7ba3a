import CLibxml2

/// The RELAX NG schema of results, `Reports/results.rng`.
enum Schema {
  static func validate(_ document: ResultsDocument) throws(ReportingError) {
    let path = document.path
    let text = Stylesheets.schema
    // The parser context keeps the text's address only until it has parsed.
    let schema = text.withCString { bytes -> xmlRelaxNGPtr? in
      let context = xmlRelaxNGNewMemParserCtxt(bytes, Int32(text.utf8.count))
      defer { xmlRelaxNGFreeParserCtxt(context) }
      return xmlRelaxNGParse(context)
    }
    guard let schema, let context = xmlRelaxNGNewValidCtxt(schema) else {
      throw ReportingError.sheetFailed(sheet: "results.rng", path: path, reason: "does not compile")
    }
    defer {
      xmlRelaxNGFreeValidCtxt(context)
      xmlRelaxNGFree(schema)
    }
    let first = FirstMessage()
    xmlRelaxNGSetValidStructuredErrors(
      context,
      { box, error in
        guard let box, let error = error?.pointee else { return }
        Unmanaged<FirstMessage>.fromOpaque(box).takeUnretainedValue()
          .take(Libraries.text(error.message), line: Int(error.line))
      },
      Unmanaged.passUnretained(first).toOpaque()
    )
    let code = withExtendedLifetime(first) { xmlRelaxNGValidateDoc(context, document.tree) }
    guard code == 0 else {
      throw ReportingError.invalid(path: path, line: first.line, reason: first.text ?? "no reason")
    }
  }
}
