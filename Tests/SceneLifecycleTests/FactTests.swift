import Foundation
import Testing

@testable import SceneLifecycle

@Suite struct FactTests {
  @Test func `the facts that code rests on are those of the document, grade for grade`() throws {
    let document = try FactDocument()
    #expect(document.rows.count > 150)
    let graded = Dictionary(uniqueKeysWithValues: document.rows.map { ($0.id, $0.grade) })
    for fact in Fact.all {
      #expect(graded[fact.id.text] == fact.grade, "\(fact.id)")
    }
    let ids = Fact.all.map(\.id.text)
    let inCode = Set(ids)
    #expect(document.rows.map(\.id).filter(inCode.contains) == ids, "in the document's order")
  }

  @Test func `every fact is either used or listed as left out`() throws {
    let document = try FactDocument()
    let used = Fact.all.map(\.id.text)
    #expect(!document.leftOut.isEmpty)
    #expect((used + document.leftOut).sorted() == document.rows.map(\.id).sorted())
  }

  @Test func `every fact and open question that a source file names exists`() throws {
    let document = try FactDocument()
    let known = Set(Fact.all.map(\.id.text)).union(document.questions)
    #expect(document.questions.count == 20)
    // What the stand-in says of UIKit is for its readers: the sheet is enough.
    let listed = known.union(document.rows.map(\.id))
    let standIn = ["CarPlay/", "CloudKit/", "SwiftUI/", "UIKit/", "UserNotifications/"]
    for file in try SourceFile.all() {
      let known = standIn.contains(where: file.path.hasPrefix) ? listed : known
      for id in file.named where !known.contains(id) { Issue.record("\(file.path) names \(id)") }
    }
  }

  @Test func `every fact of the table is rested on somewhere`() throws {
    let files =
      try SourceFile.all().filter { !$0.path.hasSuffix("Facts.swift") }
      + SourceFile.all().filter { $0.path.hasSuffix("+Facts.swift") }
    let named = files.reduce(into: Set<String>()) { $0.formUnion($1.named) }
    for fact in Fact.all where !named.contains(fact.id.text) {
      Issue.record("nothing rests on \(fact.id)")
    }
  }

  @Test func `a fact that is not inferred names its page`() {
    for fact in Fact.all {
      #expect(fact.source?.hasPrefix("https://") ?? (fact.grade == .inferred), "\(fact.id)")
      #expect(fact.statement.hasSuffix("."), "\(fact.id)")
    }
  }

  @Test(arguments: Choice.allCases)
  func `an alternative rests on facts, and is graded no better than the best of them`(
    choice: Choice
  ) throws {
    for alternative in choice.alternatives {
      let grades = alternative.facts.compactMap { Fact.of($0)?.grade }
      #expect(grades.count == alternative.facts.count)
      #expect(alternative.grade >= (try #require(grades.min())), "\(alternative.name)")
    }
  }

  @Test(arguments: Callback.allCases) func `a callback rests on facts`(callback: Callback) {
    #expect(!callback.facts.isEmpty)
    for id in callback.facts { #expect(Fact.of(id) != nil, "\(id)") }
  }

  @Test func `a stimulus rests on facts unless it stays inside the app`() {
    var inside: Set<String> = []
    for stimulus in Exploration.stimuli {
      if stimulus.facts.isEmpty { inside.insert(String(stimulus.name.prefix { $0 != " " })) }
      for id in stimulus.facts { #expect(Fact.of(id) != nil, "\(id)") }
    }
    let none: Set = ["edit", "fault", "make-private", "navigate", "post", "present", "subscribe"]
    #expect(inside == none)
  }

  @Test func `a move rests on facts`() {
    let id = SessionID(1)
    let activity = Activity(type: "explored")
    let payloads = Payload.Kind.allCases.map { Payload($0, ["token"]) }
    let moves: [Move] =
      [
        .willFinishLaunching, .didFinishLaunching, .configure(id), .connect(id, []),
        .restoreInteraction(id), .enterForeground(id), .becomeActive(id), .resignActive(id),
        .enterBackground(id), .askForActivity(id), .updateActivity(id),
        .continueActivity(id, activity), .disconnect(id), .discard([id]), .forget(id),
        .carryOut(.destroy(id)), .refuse(.requestDenied), .terminate, .endProcess,
        .connectFor(id, payloads[0]), .announceHandoff(id),
      ] + payloads.map { .receive(id, $0) }
    for move in moves { #expect(!move.facts.isEmpty, "\(move)") }
    #expect(Set(moves.compactMap(\.callback)) == Set(Callback.allCases))
  }

  @Test func `a refusal that speaks of UIKit names the facts`() {
    var unfounded: Set<String> = []
    for setting in Setting.all {
      _ = Exploration(setting.platform, depth: 2) { _ in
      } refused: { refused in
        if refused.refusal.facts.isEmpty { unfounded.insert(refused.refusal.state) }
      }
    }
    #expect(
      unfounded == [
        "A and B are new; a launch makes one new window", "A is active already",
        "A is in the background", "A is in the background already",
        "A is in the foreground; say 'swipe-kill A'",
        "B and A are new; a launch makes one new window", "B is active already",
        "B is in the foreground; say 'swipe-kill B'", "no process is running; use 'launch'",
        "there is no window A", "there is no window B",
      ]
    )
  }
}
