import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Counts elements and sums their numbers.
final class XMLCounter: NSObject, XMLParserDelegate {
  private(set) var elements: [String: Int] = [:]
  private(set) var sums: [String: Int] = [:]
  /// The names of test cases with their classes.
  private(set) var names: Set<String> = []
  private(set) var isWellFormed = false

  func read(_ markup: String) {
    let parser = XMLParser(data: Data(markup.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements[element, default: 0] += 1
    for (key, value) in attributes {
      if let number = Int(value) { sums["\(element) \(key)", default: 0] += number }
    }
    if let name = attributes["name"], let type = attributes["classname"] {
      names.insert("\(type) \(name)")
    }
  }
}
