/// The sub-commands, in the order of the help.
package enum CommandName: String, CaseIterable, Sendable {
  case run
  case smoke
  case initAdapter = "init-adapter"
  case initHooks = "init-hooks"
  case list
  case lint
  case validate
  case report
  case export
  case probe
  case explain
  case version
  case help
}

/// The options of all sub-commands; the raw value is what follows the two dashes.
package enum OptionName: String, CaseIterable, Sendable {
  case implementation
  case scenarios
  case alternatives
  case maxRuns = "max-runs"
  case kill
  case exactKills = "exact-kills"
  case timeout
  case deadline
  case run
  case skip
  case output
  case strict
  case failFast = "fail-fast"
  case expect
  case updateExpectations = "update-expectations"
  case rerunUnexpected = "rerun-unexpected"
  case timings
  case jobs
  case resume
  case language
  case infoPlist = "info-plist"
  case module
  case implementations
  case requirements
  case choices
  case format
  case device
  case environment
  case os
  case sdk
  case sources
  case check
  case matrix
  case listRules = "list-rules"
  case help

  /// The option as it is written, `--max-runs`.
  package var written: String { "--\(rawValue)" }
}
