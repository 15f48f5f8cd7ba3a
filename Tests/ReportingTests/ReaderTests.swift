import Conformance
import Foundation
import Reporting
import Testing

struct ReaderTests {
  private static let start = "<scenecheck-results version=\"1\" tool-version=\"0\">"
  private static let doctype = "error: a document type declaration; results have none"

  static let damaged: [(String, String)] = [
    ("<!DOCTYPE a>\n<a/>", "1: \(doctype)"),
    (
      "<!DOCTYPE a [<!ENTITY x SYSTEM \"/etc/hostname\">]>\n\(start)&x;</scenecheck-results>",
      "1: \(doctype)"
    ),
    (
      """
      <?xml version="1.0"?>
      <!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;">]>
      <a b="&d;"/>
      """, "2: \(doctype)"
    ),
    (
      "\(start)\n<run>",
      "2: error: not well-formed XML: Premature end of data in tag run line 2"
    ),
    ("", "1: error: not well-formed XML: Document is empty"),
    ("<results/>", "1: error: the root is 'results', not 'scenecheck-results'"),
    (
      "\n<scenecheck-results version='2'/>",
      "2: error: results of version '2'; this scenecheck reads version 1"
    ),
    (
      "<scenecheck-results/>",
      "1: error: results of version ''; this scenecheck reads version 1"
    ),
    (
      "\(start)\n<run/>\n</scenecheck-results>",
      "2: error: truncated: the results end without a summary"
    ),
  ]

  @Test(arguments: damaged)
  func `a damaged file is refused in words`(content: String, message: String) throws {
    let path = try Samples.file()
    try content.write(toFile: path, atomically: false, encoding: .utf8)
    do throws(ReportingError) {
      _ = try ReportRenderer(resultsAt: path)
      Issue.record("was read")
    } catch {
      #expect(error.description == "\(path):\(message)")
    }
  }

  @Test func `a file that is not there is refused`() {
    #expect(
      throws: ReportingError.cannotOpen(path: "/nowhere", reason: "No such file or directory")
    ) {
      try ReportRenderer(resultsAt: "/nowhere")
    }
  }

  @Test(arguments: [
    ("verdict=\"pass\"", "verdict=\"good\""),
    ("runs=\"3\"", "runs=\"-3\""),
    ("<requirements>", "<requirements extra=\"1\">"),
    ("<checks requirement=\"no-data-loss-on-kill\"/>", "<check/>"),
    ("<summary complete=\"true\"", "<summary complete=\"maybe\""),
  ])
  func `the schema rejects a broken document`(old: String, new: String) throws {
    let path = try Samples.small([Samples.result(.pass)])
    let text = try Samples.text(path)
    #expect(text.contains(old))
    try text.replacingOccurrences(of: old, with: new)
      .write(toFile: path, atomically: false, encoding: .utf8)
    let renderer = try ReportRenderer(resultsAt: path)
    #expect(throws: ReportingError.self) { try renderer.validate() }
  }

  @Test(arguments: [
    ("report.xsl", Stylesheets.report), ("junit.xsl", Stylesheets.junit),
    ("results.rng", Stylesheets.schema),
  ])
  func `what is compiled in is what the folder holds`(name: String, text: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = try Samples.text(root.appending(path: "Reports/\(name)").path)
    // Compared outside the expectation, which would print both.
    let isSame = text == file
    #expect(isSame, "run scripts/embed-reports")
  }
}
