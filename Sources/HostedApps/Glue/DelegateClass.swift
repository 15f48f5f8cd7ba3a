/// A delegate class of an app, with the callbacks that it implements or inherits from the app's own classes.
struct DelegateClass: Hashable {
  /// Its name in the module, as in `Outer.SceneDelegate`.
  let name: String
  /// Whether it can be made without arguments.
  let canBeMade: Bool
  /// Whether no other file can name it, so that it is out of reach.
  let isPrivate: Bool
  /// Whether it is an application's delegate.
  let isApplications: Bool
  /// Whether it is the delegate of a scene.
  let isScenes: Bool
  /// The callbacks, in the order of the table.
  let callbacks: [DelegateCallback]

  /// The delegate classes of a module, by name.
  static func all(in graph: SymbolGraph) -> [DelegateClass] {
    let index = GraphIndex(graph)
    return graph.symbols.filter { $0.kind.identifier == "swift.class" && !$0.isSynthesized }
      .compactMap { index.delegate($0) }
      .sorted { $0.name < $1.name }
  }
}

/// A symbol graph by what is looked up in it.
private struct GraphIndex {
  private static let protocols = [
    "UIKit.UIApplicationDelegate", "UIKit.UISceneDelegate", "UIKit.UIWindowSceneDelegate",
    "CarPlay.CPTemplateApplicationSceneDelegate",
  ]

  private let symbols: [String: SymbolGraph.Symbol]
  private var members: [String: [SymbolGraph.Relationship]] = [:]
  private var parents: [String: String] = [:]
  private var conformances: [String: Set<String>] = [:]

  init(_ graph: SymbolGraph) {
    symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { first, _ in first }
    for one in graph.relationships {
      switch one.kind {
      case "memberOf": members[one.target, default: []].append(one)
      case "inheritsFrom": parents[one.source] = one.target
      case "conformsTo":
        if let name = one.targetFallback { conformances[one.source, default: []].insert(name) }
      default: break
      }
    }
  }

  func delegate(_ symbol: SymbolGraph.Symbol) -> DelegateClass? {
    let id = symbol.identifier.precise
    let conforms = conformances[id] ?? []
    guard !conforms.isDisjoint(with: Self.protocols) else { return nil }
    let chain = line(of: id)
    let titles = witnessed(by: chain)
    return DelegateClass(
      name: symbol.pathComponents.joined(separator: "."),
      canBeMade: canBeMade(chain),
      isPrivate: ["private", "fileprivate"].contains(symbol.accessLevel),
      isApplications: conforms.contains(Self.protocols[0]),
      isScenes: conforms.contains(Self.protocols[1]),
      callbacks: DelegateCallback.all.filter {
        titles.contains($0.requirement) && conforms.contains($0.owner)
      }
    )
  }

  /// The class and those of the app that it inherits from, the nearest first.
  private func line(of id: String) -> [String] {
    var line = [id]
    while let next = parents[line[line.count - 1]], symbols[next] != nil, !line.contains(next) {
      line.append(next)
    }
    return line
  }

  /// The requirements that the classes implement.
  ///
  /// The compiler names the requirement of each method that it takes for one. A method that only a subclass
  /// has is none to it, as Swift sees it, but UIKit would call it: it counts when name and types agree.
  private func witnessed(by chain: [String]) -> Set<String> {
    var found: Set<String> = []
    var defaults: [String: [SymbolGraph.Symbol]] = [:]
    for id in chain {
      for member in members[id] ?? [] {
        guard let symbol = symbols[member.source], let origin = member.sourceOrigin else {
          continue
        }
        if symbol.isSynthesized {
          defaults[symbol.names.title, default: []].append(symbol)
        } else {
          found.insert(origin.displayName)
        }
      }
    }
    for id in chain.dropLast() {
      for member in members[id] ?? [] {
        guard let symbol = symbols[member.source], !symbol.isSynthesized else { continue }
        for one in DelegateCallback.all where one.title == symbol.names.title {
          let same = defaults[symbol.names.title] ?? []
          if same.contains(where: { $0.types == symbol.types }) { found.insert(one.requirement) }
        }
      }
    }
    return found
  }

  /// An initialiser without arguments is there unless a class has others alone.
  private func canBeMade(_ chain: [String]) -> Bool {
    for id in chain {
      let titles = (members[id] ?? []).compactMap { symbols[$0.source] }.filter {
        $0.kind.identifier == "swift.init" && !$0.isSynthesized
      }.map(\.names.title)
      if titles.contains("init()") { return true }
      if !titles.isEmpty { return false }
    }
    return true
  }
}
