extension CommandDeclaration {
  static let probe = CommandDeclaration(
    name: .probe,
    summary: """
      Tells what an app gets on a device and why: from an Info.plist, an .app, .xcarchive, .ipa \
      or Xcode project.
      """,
    operands: Operands(placeholder: "PATH", atLeast: 0, atMost: .max),
    options: [
      .device, .environment, .system, .sdk, .sources, .probeFormat, .check, .matrix, .listRules,
    ]
  )

  static let explain = CommandDeclaration(
    name: .explain,
    summary: "Explains a fact of the probe, such as CAP-01, or one of its rules.",
    operands: Operands(placeholder: "FACT", atLeast: 1, atMost: .max)
  )
}

extension OptionDeclaration {
  static let device = OptionDeclaration(
    name: .device,
    value: .oneOf(["phone", "pad", "tv", "mac", "vision"]),
    help: "The kind of device; every one that the app declares when left out."
  )
  static let environment = OptionDeclaration(
    name: .environment,
    value: .oneOf([
      "native", "catalyst-pad", "catalyst-mac", "ios-on-mac", "pad-on-vision", "phone-on-pad",
    ]),
    help: "How the app runs there; as the app declares when left out."
  )
  static let system = OptionDeclaration(
    name: .os,
    value: .text("VERSION"),
    help: "The version of the device's own system, such as 17.0; the newest when left out."
  )
  static let sdk = OptionDeclaration(
    name: .sdk,
    value: .text("VERSION"),
    help: "The SDK of the build; as the property list tells when left out."
  )
  static let sources = OptionDeclaration(
    name: .sources,
    value: .text("FOLDER"),
    help: "Looks for delegate classes, storyboards and activity types in these sources."
  )
  static let probeFormat = OptionDeclaration(
    name: .format,
    value: .oneOf(["text", "json", "xml", "sarif", "html", "github"]),
    help: "What to write to standard output; text when left out."
  )
  static let check = OptionDeclaration(
    name: .check,
    value: .oneOf(["multiple-scenes", "launches", "scene-app"]),
    help: "Ends with 0 if all answers are yes, 1 if one is no, 2 if one is unknown."
  )
  static let matrix = OptionDeclaration(
    name: .matrix,
    value: .flag,
    help: "Prints a table of devices and systems with the answer on several windows."
  )
  static let listRules = OptionDeclaration(
    name: .listRules,
    value: .flag,
    help: "Lists the facts and the rules for mistakes, instead of probing."
  )
}
