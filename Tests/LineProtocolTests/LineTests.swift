import LineProtocol
import SceneLifecycle
import Testing

@Suite struct LineTests {
  @Test func `the samples have every message there is`() {
    #expect(Set(Samples.messages.map(\.name)) == Set(MessageName.all))
    #expect(Set(Samples.deliveries.map(\.callback)) == Set(Callback.allCases))
  }

  @Test(arguments: Samples.messages.indices)
  func `a message comes back equal, on one line`(place: Int) throws {
    let message = Numbered(place + 1, Samples.messages[place])
    #expect(!message.line.contains(UInt8(ascii: "\n")))
    #expect(try Numbered<LineMessage>(line: message.line) == message)
  }

  @Test(arguments: Samples.replies.indices)
  func `an answer comes back equal, on one line`(place: Int) throws {
    let (reply, _, message) = Samples.replies[place]
    let answer = Numbered(place + 1, reply)
    #expect(!answer.line.contains(UInt8(ascii: "\n")))
    #expect(try Numbered<LineReply>(line: answer.line, answering: message) == answer)
  }

  @Test func `a line says what it is in a fixed order`() {
    let line = Numbered(7, LineMessage.app(.action(.edit(Samples.scene, "a\"b")))).line
    let text = #"{"number":7,"message":"edit","scene":"s12.3","text":"a\"b"}"#
    #expect(String(decoding: line, as: UTF8.self) == text)
  }

  @Test func `unknown fields and the order of fields do not matter`() throws {
    let line = #"{"later":{"a":[1]},"effects":[],"number":3,"number2":null}"#
    let reply = try Numbered<LineReply>(line: Array(line.utf8), answering: Message.settle.name)
    #expect(reply == Numbered(3, .app(.effects([]))))
  }

  /// Each wrong answer with the message it should answer and what is said of it.
  static let wrong: [(line: String, message: MessageName, error: String)] = [
    ("[]", Message.settle.name, "the answer to 'settle' is a list, not an object"),
    ("{}", Message.settle.name, "the answer to 'settle' has no 'number'"),
    (
      #"{"number":"1","effects":[]}"#, Message.settle.name,
      "'number' of the answer to 'settle' must be a whole number"
    ),
    (#"{"number":1}"#, Message.settle.name, "the answer to 'settle' has no 'effects'"),
    (
      #"{"number":1,"effects":[]}"#, Message.observe.name,
      "the answer to 'observe' has no 'windows'"
    ),
    (
      #"{"number":1,"effects":["heard"]}"#, Message.settle.name,
      "element 1 of 'effects' is a string, not an object"
    ),
    (
      #"{"number":1,"effects":[{"effect":"refresh","session":"s1.1"}]}"#, Message.settle.name,
      "'session' of element 1 of 'effects' must be a session, as in 's1'"
    ),
    (
      #"{"number":1,"effects":[{"effect":"heared"}]}"#, Message.settle.name,
      "'effect' of element 1 of 'effects' is 'heared'; known are activate, destroy, refresh, "
        + "userInfo, activity, heard, handled, dispatched, save-failed"
    ),
    (
      #"{"number":1,"windows":[{"scene":"s01.1"}]}"#, Message.observe.name,
      "'scene' of element 1 of 'windows' must be a scene, as in 's1.1'"
    ),
    (
      #"{"number":1,"windows":[],"observers":[{"session":"s1","number":-1}]}"#,
      Message.observe.name,
      "'number' of element 1 of 'observers' must be 0 or more"
    ),
    ("{\"number\":1,\"effects\":[]", Message.settle.name, "column 25: expected ',' or '}'"),
    ("Hello", Message.settle.name, "column 1: expected a value"),
  ]

  @Test(arguments: wrong.indices) func `a wrong answer is named exactly`(place: Int) {
    let (line, message, text) = Self.wrong[place]
    let error = #expect(throws: ProtocolError.self) {
      try Numbered<LineReply>(line: Array(line.utf8), answering: message)
    }
    #expect(error?.description == text)
  }

  @Test func `an unknown message is named`() {
    let line = Array(#"{"number":1,"message":"teleport"}"#.utf8)
    let error = #expect(throws: ProtocolError.self) { try Numbered<LineMessage>(line: line) }
    #expect(error?.description == "unknown message 'teleport'")
  }

  @Test func `of another version nothing but the number is asked`() throws {
    let line = Array(#"{"number":1,"protocol":2,"words":[]}"#.utf8)
    let hello = LineMessage.hello(protocolVersion: 1, tool: "").name
    let reply = try Numbered<LineReply>(line: line, answering: hello)
    guard case .hello(let greeting) = reply.content else { return #expect(Bool(false)) }
    #expect(greeting.protocolVersion == 2)
  }
}
