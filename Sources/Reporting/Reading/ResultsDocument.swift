import CLibxml2
import Foundation

/// A results file in memory, read without trusting it.
///
/// There is no network, no external entity and no entity at all: a document type declaration ends the
/// reading. A file that is no results of this version, or that lacks its summary, is refused.
final class ResultsDocument {
  let path: String
  private let document: XMLTree
  /// Valid as long as this is.
  var tree: xmlDocPtr { document.pointer }

  init(path: String) throws(ReportingError) {
    self.path = path
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ReportingError.cannotOpen(path: path, reason: FileSink.reason(of: errno))
    }
    defer { _ = Foundation.close(descriptor) }
    document = try XMLTree(.descriptor(descriptor), path: path)
    try checkShape()
  }

  private func checkShape() throws(ReportingError) {
    let root = try document.root
    guard root.name == "scenecheck-results", root.hasNoNamespace else {
      throw ReportingError.wrongRoot(path: path, line: root.line, name: root.name)
    }
    let version = root.value("version") ?? ""
    guard version == "1" else {
      throw ReportingError.wrongVersion(path: path, line: root.line, version: version)
    }
    let last = root.children.last
    guard last?.name == "summary" else {
      throw ReportingError.truncated(path: path, line: (last ?? root).line)
    }
  }
}
