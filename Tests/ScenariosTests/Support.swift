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

/// A small generator of random numbers whose runs can be repeated.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
