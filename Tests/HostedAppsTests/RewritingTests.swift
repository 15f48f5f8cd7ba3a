import Testing

@testable import HostedApps

@Suite struct RewritingTests {
  private func rewrite(_ text: String) -> RewrittenSource {
    RewrittenSource(Array(text.utf8), path: "A \"b\".swift")
  }

  private let head = #"#sourceLocation(file: "A \"b\".swift", line: 1)"# + "\n"

  @Test func `the old entry point becomes the new one`() {
    let source = rewrite("import UIKit\n\n@UIApplicationMain\nclass A {}\n")
    #expect(source.text == head + "import UIKit\n\n@main\nclass A {}\n")
    #expect(source.changes == [.init(line: 3, from: "@UIApplicationMain", to: "@main")])
  }

  @Test func `a condition asks the device, and what follows keeps its line`() {
    let source = rewrite("if #available(\n  iOS 13.0,\n  *\n) {}\nlet a = 1\n")
    let call = #"sceneCheckAvailable("  iOS 13.0,   *")"#
    #expect(source.text == head + "if \(call)\n\n\n {}\nlet a = 1\n")
    #expect(
      rewrite("guard #unavailable(iOS 15) else {}").text.hasSuffix(
        #"guard !sceneCheckAvailable("iOS 15") else {}"#
      )
    )
  }

  @Test(arguments: [
    #"let a = "@UIApplicationMain #available(iOS 13, *)""#,
    "// @UIApplicationMain\nlet a = 1",
    "/* /* */ @UIApplicationMain */",
    "let a = \"\"\"\n  @UIApplicationMain \\\" \"\n  \"\"\"",
    ##"let a = #"\ " @UIApplicationMain"#"##,
    "let a = #/\" @UIApplicationMain/#",
    "@available(iOS 13, *) func f() {}",
    "let a = \"\\(b(\")\")) @UIApplicationMain\"",
  ])
  func `what only looks like such a token stays`(text: String) {
    #expect(rewrite(text).text == head + text)
    #expect(rewrite(text).changes.isEmpty)
  }

  @Test(arguments: ["let a = \"\\(\"x\")\"\n", "let a = \"open\n", "let a = b / c / d\n"])
  func `what follows a string is read again`(text: String) {
    #expect(rewrite(text + "@UIApplicationMain").text == head + text + "@main")
  }

  @Test func `the names of sessions are noticed in code alone`() {
    #expect(rewrite("f(session.persistentIdentifier)").namesSessions)
    #expect(rewrite(#"f("\(session.persistentIdentifier)")"#).namesSessions)
    #expect(!rewrite("// persistentIdentifier").namesSessions)
  }

  @Test(arguments: [
    "\"", "#\"", "\"\"\"", "/*", "\"\\(", "#", "@", "#available", "#available(", "\u{0}",
  ])
  func `broken sources come to an end`(text: String) {
    #expect(rewrite(text).text == head + text)
    let deep = String(repeating: "\"\\(", count: 10_000)
    #expect(rewrite(deep).text == head + deep)
  }
}
