import CapabilityProbe
import CommandLineArguments
import SceneLifecycle

/// The devices that a user asks about.
struct ProbeRequest {
  private let device: Idiom?
  private let place: Place?
  private let system: Version?
  let sdk: Version?

  init(_ arguments: ParsedArguments) throws(Stop) {
    device = arguments.value(.device).flatMap { Idiom(rawValue: $0) }
    system = try Self.version(arguments, .os)
    sdk = try Self.version(arguments, .sdk)
    place = try Self.place(arguments.value(.environment), device)
    if system != nil, device == nil {
      throw .usage("'--os' needs a device", "write '--device phone' or another")
    }
    if let system, let device, let place = Self.native(device),
      !DeviceProfile(place, system).isKnown
    {
      let versions = SystemRelease.all.compactMap { $0.version(on: device)?.description }
      let name = DeviceProfile(place, system).system
      throw .usage(
        "there is no \(name) \(system)",
        "known are: \(versions.joined(separator: ", "))"
      )
    }
  }

  /// The profiles to report on for an app.
  func profiles(_ identity: AppIdentity) -> [DeviceProfile] {
    let places = place.map { [$0] } ?? device.map { [identity.place(on: $0)] } ?? identity.places
    return places.map { place in
      system.map { DeviceProfile(place, $0) } ?? DeviceProfile.newest(place)
    }
  }

  private static func version(
    _ arguments: ParsedArguments,
    _ option: OptionName
  ) throws(Stop) -> Version? {
    guard let text = arguments.value(option) else { return nil }
    guard let version = Version(leading: text) else {
      throw .usage("'\(option.written)' cannot be '\(text)'", "write a version such as 17.0")
    }
    return version
  }

  private static func place(_ environment: String?, _ device: Idiom?) throws(Stop) -> Place? {
    guard let environment else { return nil }
    guard environment != "native" else {
      if let device, let place = native(device) { return place }
      throw .usage("'--environment native' needs a device", "write '--device phone' or another")
    }
    guard let place = Place(rawValue: environment) else { return nil }
    if let device, device != place.device {
      throw .usage(
        "no \(device.rawValue) runs '\(environment)'",
        "that environment is one of '--device \(place.device.rawValue)'"
      )
    }
    return place
  }

  private static func native(_ device: Idiom) -> Place? {
    device == .mac ? .catalystMac : Place(rawValue: device.rawValue)
  }
}
