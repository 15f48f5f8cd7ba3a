import Foundation
import Testing

/// What a page shows as Swift is compiled and run by a test, or it would grow stale.
@Suite struct PageTests {
  private static func pages() throws -> [TextFile] {
    let others = try ["README.md", "docs/embedding.md"].map { path in
      TextFile(path: path, text: try Repository.text(path))
    }
    return try Repository.files(below: "Sources", endings: ["md"]) + others
  }

  @Test func `each page has Swift to show, and all of it stands in a test`() throws {
    let tests = try Repository.files(below: "Tests", endings: ["swift"]).map { plain($0.text) }
    let pages = try Self.pages()
    #expect(
      pages.map(\.path) == [
        "Sources/Implementations/Implementations.docc/Implementations.md",
        "Sources/SceneLifecycle/SceneLifecycle.docc/SceneLifecycle.md", "README.md",
        "docs/embedding.md",
      ]
    )
    for page in pages {
      let blocks = blocks(of: page.text)
      #expect(!blocks.isEmpty, "\(page.path)")
      for block in blocks where !tests.contains(where: { $0.contains(plain(block)) }) {
        Issue.record("\(page.path) shows what no test has: \(block.prefix(60))")
      }
    }
  }

  @Test func `a block that differs from every test is found`() {
    let text = "Look:\n\n```swift\nlet a = 1\n  let b = 2\n```\n\nAnd:\n\n```\nnot Swift\n```\n"
    #expect(blocks(of: text) == ["let a = 1\n  let b = 2"])
    #expect(plain("    let a = 1\n      let b = 2\n").contains(plain(blocks(of: text)[0])))
    #expect(!plain("    let a = 1\n      let b = 3\n").contains(plain(blocks(of: text)[0])))
  }

  private func blocks(of text: String) -> [String] {
    text.components(separatedBy: "```swift\n").dropFirst().map { rest in
      let block = rest.components(separatedBy: "```")[0]
      return block.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  /// The text without indentation, which is another inside a test.
  private func plain(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
      .joined(separator: "\n")
  }
}
