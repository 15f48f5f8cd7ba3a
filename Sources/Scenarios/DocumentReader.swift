/// Reads files of the notation.
public enum DocumentReader {
  /// The one scenario or trace that the text says, or everything that is wrong with it.
  ///
  /// The diagnostics name the path; the value keeps it without its ending. A file of which `each` makes
  /// several scenarios is an error here.
  public static func read(_ text: String, path: String) throws(InvalidDocument) -> Document {
    let all = try readAll(text, path: path)
    guard all.count == 1 else {
      let message = Complaint.severalScenarios.message(["\(all.count)"])
      throw InvalidDocument([Diagnostic(path: path, line: 1, column: 1, message: message)])
    }
    return all[0]
  }

  /// The trace or the scenarios that the text says, one for each combination of what `each` lists.
  ///
  /// The path of a scenario is that of the file without its ending, and where there are several, the
  /// values with an `@` before each: `payloads/warm@url`.
  ///
  /// - Throws: Everything that is wrong in any of them, each once.
  public static func readAll(_ text: String, path: String) throws(InvalidDocument) -> [Document] {
    guard text.utf8.count <= SourceLine.maximumFileSize else {
      let message = Complaint.fileTooLong.message([])
      throw InvalidDocument([Diagnostic(path: path, line: 1, column: 1, message: message)])
    }
    var first = FileReader(path: path)
    first.read(text)
    var diagnostics = first.diagnostics
    var documents = [first.document]
    for variant in Variant.all(first.axes).prefix(FileReader.maximumVariants).dropFirst() {
      var reader = FileReader(path: path, variant)
      reader.read(text)
      diagnostics += reader.diagnostics.filter { !diagnostics.contains($0) }
      documents.append(reader.document)
    }
    let whole = documents.compactMap(\.self)
    guard diagnostics.isEmpty, whole.count == documents.count else {
      throw InvalidDocument(diagnostics)
    }
    return whole
  }
}
