import Foundation

/// What the compiler says of a module's declarations, as far as delegates go by it.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Names: Decodable { let title: String }
    struct Signature: Decodable {
      struct Parameter: Decodable { let declarationFragments: [Fragment]? }
      let parameters: [Parameter]?
      let returns: [Fragment]?
    }
    struct Fragment: Decodable, Hashable {
      let kind: String
      let spelling: String
      let preciseIdentifier: String?
    }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let names: Names
    let functionSignature: Signature?
    let accessLevel: String

    var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }

    /// The types of its parameters and of its result, by which two methods of one name differ.
    var types: [String] {
      let fragments =
        (functionSignature?.parameters ?? []).flatMap { $0.declarationFragments ?? [] }
        + (functionSignature?.returns ?? [])
      return fragments.filter { $0.kind == "typeIdentifier" }.map {
        $0.preciseIdentifier ?? $0.spelling
      }
    }
  }

  struct Relationship: Decodable {
    struct Origin: Decodable { let displayName: String }
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let sourceOrigin: Origin?
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}
