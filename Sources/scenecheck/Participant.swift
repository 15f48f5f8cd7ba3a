import CommandLineArguments
import Conformance
import Implementations

/// An implementation that takes part in a run.
struct Participant {
  let facts: RunFacts.Participant
  let implementation: any Implementation

  /// Those named on the command line, or the reference.
  static func all(_ arguments: ParsedArguments) throws(Stop) -> [Participant] {
    var pairs = arguments.pairs(.implementation)
    if pairs.isEmpty { pairs = [("reference", "builtin:reference")] }
    var participants: [Participant] = []
    for pair in pairs {
      guard !participants.contains(where: { $0.facts.name == pair.name }) else {
        throw .usage("two implementations are named '\(pair.name)'", "give each its own name")
      }
      participants.append(try Participant(name: pair.name, specification: pair.spec))
    }
    return participants
  }

  private init(name: String, specification: String) throws(Stop) {
    implementation = try Self.implementation(specification)
    facts = RunFacts.Participant(
      name: name,
      specification: specification,
      version: implementation.version
    )
  }

  private static func implementation(
    _ specification: String
  ) throws(Stop) -> any Implementation {
    if specification == "builtin:reference" { return DocumentApp() }
    let prefix = "builtin:mutant/"
    if specification.hasPrefix(prefix),
      let fault = Fault(rawValue: String(specification.dropFirst(prefix.count)))
    {
      return DocumentApp(fault: fault)
    }
    throw .usage(
      "unknown implementation '\(specification)'",
      "'scenecheck list --implementations' names the built-in ones"
    )
  }
}
