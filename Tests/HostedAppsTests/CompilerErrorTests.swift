import Testing

@testable import HostedApps

@Suite struct CompilerErrorTests {
  @Test(arguments: [
    ("a.swift:1:8: error: no such module 'StoreKit'", "StoreKit"),
    ("a.swift:2:3: error: cannot find type 'UICollectionView' in scope", "UICollectionView"),
    ("a.swift:2:3: error: cannot find 'AVPlayer' in scope", "AVPlayer"),
    ("a.swift:3:1: error: value of type 'UIWindow' has no member 'safeArea'", "UIWindow.safeArea"),
    ("a.swift:3:1: error: type 'UIScreen' has no member 'screens'", "UIScreen.screens"),
    ("a.swift:4:1: error: Objective-C interoperability is disabled", "@objc"),
  ])
  func `what the stand-in lacks is named`(line: String, name: String) {
    #expect(CompilerError.all(in: line + "\n").map(\.missing) == [name])
  }

  @Test func `a mistake in the source is none of the stand-in's`() {
    let text = "In file\na.swift:1:1: error: expected '}' in struct\na.swift:1:1: note: to match\n"
    let errors = CompilerError.all(in: text + text)
    #expect(errors.map(\.line) == ["a.swift:1:1: error: expected '}' in struct"])
    #expect(errors.map(\.missing) == [nil])
    let mistyped = "a.swift:1:1: error: cannot convert value of type 'String' to type 'Int'"
    #expect(CompilerError.all(in: mistyped).map(\.missing) == [nil])
  }
}
