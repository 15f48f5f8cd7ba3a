import CLibxml2

/// An element of XML in memory.
struct XMLElement {
  let node: xmlNodePtr
  /// Keeps the node valid.
  let tree: XMLTree

  var name: String { String(cString: node.pointee.name) }
  var hasNoNamespace: Bool { node.pointee.ns == nil }
  /// The line of the file, from 1.
  var line: Int { Int(xmlGetLineNo(node)) + tree.linesBefore }

  /// The elements in it, in order.
  var children: [XMLElement] {
    var children: [XMLElement] = []
    var next = xmlFirstElementChild(node)
    while let child = next {
      children.append(XMLElement(node: child, tree: tree))
      next = xmlNextElementSibling(child)
    }
    return children
  }

  func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// An attribute as the file has it; `nil` when there is none.
  func value(_ attribute: String) -> String? {
    guard let value = xmlGetNoNsProp(node, attribute) else { return nil }
    defer { scenecheckFreeXML(value) }
    return String(cString: value)
  }

  /// All attributes, in order.
  var values: [(name: String, value: String)] {
    var values: [(name: String, value: String)] = []
    var next = node.pointee.properties
    while let attribute = next {
      let name = String(cString: attribute.pointee.name)
      values.append((name, value(name) ?? ""))
      next = attribute.pointee.next
    }
    return values
  }

  /// The text as it was before it was written.
  var text: String {
    guard let content = xmlNodeGetContent(node) else { return "" }
    defer { scenecheckFreeXML(content) }
    return VisibleText.original(of: String(cString: content))
  }
}
