import CapabilityProbe
import SceneLifecycle

/// What libFuzzer calls with each input: it is read and judged, or refused.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(InputError) {
    let document = try PropertyListDocument(bytes, path: "input")
    for place in Place.allCases { _ = CapabilityReport(document, on: .newest(place)) }
    _ = Linter.findings(in: document)
  } catch {
    _ = error.description
  }
  return 0
}
