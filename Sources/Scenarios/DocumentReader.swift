/// Reads files of the notation.
public enum DocumentReader {
  /// The scenario or trace that the text says, or everything that is wrong with it.
  ///
  /// The diagnostics name the path; the value keeps it without its ending.
  public static func read(_ text: String, path: String) throws(InvalidDocument) -> Document {
    guard text.utf8.count <= SourceLine.maximumFileSize else {
      let message = Complaint.fileTooLong.message([])
      throw InvalidDocument([Diagnostic(path: path, line: 1, column: 1, message: message)])
    }
    var reader = FileReader(path: path)
    reader.read(text)
    guard let document = reader.document, reader.diagnostics.isEmpty else {
      throw InvalidDocument(reader.diagnostics)
    }
    return document
  }
}
