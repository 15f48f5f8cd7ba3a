// An adapter between an app and scenecheck: a line of JSON comes in, a line goes out.
//
// Put your app in the place of `windows` and `texts`. What the messages hold stands in scenecheck's
// docs/implementing.md. Write to standard error only; standard output is for the protocol.

import Foundation

var windows: [(scene: String, document: String)] = []
var texts: [String: String] = [:]

/// What happened over a message, in order; `nil` for a callback that the app does not implement.
func perform(_ name: String, _ scene: String, _ message: [String: Any]) -> [[String: Any]]? {
  switch name {
  case "launch": break  // Read what an earlier process saved.
  case "willConnect":
    windows.append((scene, "Untitled"))
    texts["Untitled", default: ""] += ""
  case "sceneDidDisconnect": windows.removeAll { $0.scene == scene }
  case "edit":
    for window in windows where window.scene == scene {
      texts[window.document] = message["text"] as? String
    }
  case "commit": break  // Save the document of this window, in the folder SCENECHECK_DATA.
  case "settle", "bye": break
  default: return nil
  }
  return []
}

func observe() -> [String: Any] {
  [
    "windows": windows.map {
      ["scene": $0.scene, "document": $0.document, "text": texts[$0.document] ?? ""]
    },
    "documents": texts.map { ["name": $0.key, "text": $0.value] },
  ]
}

func answer(_ message: [String: Any]) -> [String: Any] {
  let name = message["message"] as? String ?? ""
  if name == "hello" { return ["protocol": 1, "version": "0.1", "capabilities": ["documents"]] }
  if name == "observe" { return observe() }
  let effects = perform(name, message["scene"] as? String ?? "", message)
  return effects.map { ["effects": $0] } ?? ["unhandled": true]
}

while let line = readLine() {
  guard let message = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
  else { break }
  var reply = answer(message)
  reply["number"] = message["number"]
  let data = try JSONSerialization.data(withJSONObject: reply)
  FileHandle.standardOutput.write(data + Data("\n".utf8))
}
