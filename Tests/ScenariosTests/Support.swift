import Scenarios

/// A scenario with a right header; its first step stands in line 5.
func scenario(_ steps: String) -> String {
  "scenario 1\ntitle T\ndevice pad 18.0\nchecks comes-to-rest\n" + steps
}

/// A trace with a right header; its first call stands in line 4.
func trace(_ calls: String) -> String { "trace 1\ntitle T\ndevice pad 18.0\n" + calls }

/// The diagnostics as printed, without the path.
func complaints(_ text: String) -> String {
  do {
    _ = try DocumentReader.read(text, path: "f")
    return ""
  } catch {
    return error.description.replacing("f:", with: "")
  }
}
