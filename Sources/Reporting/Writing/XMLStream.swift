import CLibxml2

/// libxml2's streaming writer in Swift's words.
///
/// Calls report nothing themselves: the only thing that can go wrong is the file, and the sink keeps that.
final class XMLStream {
  private let sink: FileSink
  private let writer: xmlTextWriterPtr

  init(_ sink: FileSink) throws(ReportingError) {
    self.sink = sink
    let buffer = xmlOutputBufferCreateIO(
      { context, bytes, count in
        if let context, let bytes {
          Unmanaged<FileSink>.fromOpaque(context).takeUnretainedValue()
            .write(bytes, count: Int(count))
        }
        return count
      },
      { _ in 0 },
      Unmanaged.passUnretained(sink).toOpaque(),
      nil
    )
    guard let buffer, let writer = xmlNewTextWriter(buffer) else {
      throw ReportingError.cannotOpen(path: sink.path, reason: "out of memory")
    }
    self.writer = writer
    xmlTextWriterSetIndent(writer, 1)
    xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil)
  }

  // Freeing the writer flushes it, so the sink is still needed here.
  deinit { xmlFreeTextWriter(writer) }

  func element(_ name: String, _ attributes: [(String, String?)] = [], _ body: () -> Void = {}) {
    start(name, attributes)
    body()
    end()
  }

  func element(_ name: String, _ attributes: [(String, String?)] = [], text: String) {
    element(name, attributes) {
      if !text.isEmpty { xmlTextWriterWriteString(writer, VisibleText.of(text)) }
    }
  }

  func start(_ name: String, _ attributes: [(String, String?)] = []) {
    xmlTextWriterStartElement(writer, name)
    for (key, value) in attributes {
      if let value { xmlTextWriterWriteAttribute(writer, key, VisibleText.of(value)) }
    }
  }

  func end() { xmlTextWriterEndElement(writer) }

  func flush() throws(ReportingError) {
    xmlTextWriterFlush(writer)
    try sink.check()
  }

  func finish() throws(ReportingError) {
    xmlTextWriterEndDocument(writer)
    try flush()
    try sink.close()
  }
}
