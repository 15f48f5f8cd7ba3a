/// Everything that the reader can say about expectations besides what holds in every notation; `…`
/// stands for what the message fills in.
package enum ExpectationComplaint: String, CaseIterable, Sendable {
  case wrongFirstLine = "first line is '…', expected 'expectations 1'"
  case beforeEntry = "'…' before the first 'fails'"
  case missingLine = "no '…' line, expected one below this 'fails'"
  case repeatedLine = "second '…' line of this entry, expected one"
  case wrongDay = "'…' is no day, expected one as in '2027-03-01'"
  case wrongLink = "'…' is no address, expected one that begins with 'https://'"
  case noOwner = "the owner has no name, expected one or '…'"
  case unknownScenario = "unknown scenario '…'"
  case otherDevice = "the scenario runs on …, so this never fails on …"
  case repeatedEntry = "the same failure as in line …"
}
