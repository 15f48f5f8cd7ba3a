import CLibxml2

/// Makes the page of a probe's results by `Reports/probe.xsl`.
package enum ProbePageRenderer {
  /// The bytes of the page.
  ///
  /// - Parameter xml: A document of `Reports/probe.rng`, written by the command itself.
  /// - Returns: One HTML page without script or network.
  /// - Throws: When the text is no XML or the sheet fails, which is a mistake of the command.
  package static func render(_ xml: String) throws(ReportingError) -> [UInt8] {
    Libraries.prepare()
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_HUGE.rawValue
    let tree = xml.withCString { text in
      xmlReadMemory(
        text,
        Int32(clamping: xml.utf8.count),
        nil,
        nil,
        Int32(bitPattern: UInt32(options))
      )
    }
    guard let tree else {
      throw ReportingError.illFormed(path: "probe", line: 1, reason: "it cannot be read again")
    }
    defer { xmlFreeDoc(tree) }
    let sheet = Sheet(name: "probe", text: Stylesheets.probe)
    return try sheet.apply(to: tree, path: "probe") { bytes in Array(bytes) }
  }
}
