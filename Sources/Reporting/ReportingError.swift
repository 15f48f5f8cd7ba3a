/// Why results could not be written, read or rendered.
public enum ReportingError: Error, Hashable, Sendable, CustomStringConvertible {
  case cannotOpen(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// A result came from an implementation that the run's facts do not name.
  case unknownImplementation(path: String, name: String)
  /// Something was added after the summary.
  case alreadyFinished(path: String)
  /// The file is to be resumed by a run that would give other results; the differences are in words.
  case anotherRun(path: String, differences: [String])
  case doctype(path: String, line: Int)
  case illFormed(path: String, line: Int, reason: String)
  case wrongRoot(path: String, line: Int, name: String)
  case wrongVersion(path: String, line: Int, version: String)
  /// The file is well-formed, but its last element is no summary.
  case truncated(path: String, line: Int)
  case invalid(path: String, line: Int, reason: String)
  case sheetFailed(sheet: String, path: String, reason: String)

  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason):
      "\(path): error: cannot be opened: \(reason)"
    case .cannotWrite(let path, let reason):
      "\(path): error: cannot be written: \(reason)"
    case .unknownImplementation(let path, let name):
      "\(path): error: a result of '\(name)', which is not among the run's implementations"
    case .alreadyFinished(let path):
      "\(path): error: the results are finished already"
    case .anotherRun(let path, let differences):
      "\(path): error: cannot be resumed, for it is of another run"
        + differences.map { "\nnote: \($0)" }.joined()
    case .doctype(let path, let line):
      "\(path):\(line): error: a document type declaration; results have none"
    case .illFormed(let path, let line, let reason):
      "\(path):\(line): error: not well-formed XML: \(reason)"
    case .wrongRoot(let path, let line, let name):
      "\(path):\(line): error: the root is '\(name)', not 'scenecheck-results'"
    case .wrongVersion(let path, let line, let version):
      "\(path):\(line): error: results of version '\(version)'; this scenecheck reads version 1"
    case .truncated(let path, let line):
      "\(path):\(line): error: truncated: the results end without a summary"
    case .invalid(let path, let line, let reason):
      "\(path):\(line): error: no valid results: \(reason)"
    case .sheetFailed(let sheet, let path, let reason):
      "\(path): error: the sheet '\(sheet)' failed: \(reason)"
    }
  }
}
