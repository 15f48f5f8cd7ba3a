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
    let programs = Programs(arguments)
    var participants: [Participant] = []
    for pair in pairs {
      guard !participants.contains(where: { $0.facts.name == pair.name }) else {
        throw .usage("two implementations are named '\(pair.name)'", "give each its own name")
      }
      participants.append(try Participant(name: pair.name, specification: pair.spec, programs))
    }
    return participants
  }

  private init(
    name: String,
    specification: String,
    _ programs: Programs
  ) throws(Stop) {
    implementation = try programs.program(specification)
    facts = RunFacts.Participant(
      name: name,
      specification: specification,
      version: implementation.version
    )
  }
}
