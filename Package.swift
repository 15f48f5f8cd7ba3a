// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with: warnings are errors, imports are what the manifest says.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func target(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// UIKit's scene API for hosts without UIKit, and what an app's sources import beside it.
///
/// Swift 5 lets a class of the main actor override NSObject's initialiser, as UIKit's classes do.
func standIn(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    swiftSettings: settings + [.swiftLanguageMode(.v5)]
  )
}

func tests(
  _ name: String,
  _ dependencies: [Target.Dependency],
  exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

#if canImport(Darwin)
/// An app on a device has UIKit.
let recorderDependencies: [Target.Dependency] = []
#else
/// Here the stand-in is what there is.
let recorderDependencies: [Target.Dependency] = ["UIKit"]
#endif

let package = Package(
  name: "scenecheck",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "scenecheck", targets: ["scenecheck"]),
    .library(name: "SceneTraceRecorder", targets: ["SceneTraceRecorder"]),
    .library(name: "CapabilityProbe", targets: ["CapabilityProbe", "SceneLifecycle"]),
    .library(
      name: "SceneHarness",
      targets: [
        "BundledSuite", "Conformance", "Harness", "Implementations", "LineProtocol",
        "Recordings", "SceneLifecycle", "SceneSuite", "Scenarios",
      ]
    ),
  ],
  targets: [
    target("SceneLifecycle"),
    target("LineProtocol", ["SceneLifecycle"]),
    target("NearMatch"),
    target("PlainText"),
    target("Scenarios", ["NearMatch", "SceneLifecycle"]),
    target("Recordings", ["SceneLifecycle", "Scenarios"]),
    target("Conformance", ["PlainText", "SceneLifecycle"]),
    .target(name: "CProcess"),
    target("Implementations", ["CProcess", "LineProtocol", "SceneLifecycle"]),
    target(
      "Harness",
      ["Conformance", "Implementations", "LineProtocol", "SceneLifecycle", "Scenarios"]
    ),
    target("Expectations", ["Conformance", "NearMatch", "SceneLifecycle", "Scenarios"]),
    target(
      "SceneSuite",
      [
        "BundledSuite", "Conformance", "Harness", "Implementations", "Recordings", "Scenarios",
      ]
    ),
    target("Jobs"),
    .target(
      name: "SceneTraceRecorder",
      dependencies: recorderDependencies,
      swiftSettings: settings
    ),
    target("BundledSuite"),
    .target(name: "Scaffolds", exclude: ["Templates"], swiftSettings: settings),
    .executableTarget(name: "EmbedSources", swiftSettings: settings),
    .plugin(
      name: "StandInPlugin",
      capability: .buildTool(),
      dependencies: ["EmbedSources"],
      path: "Sources/StandInPlugin"
    ),
    .target(name: "StandInSources", swiftSettings: settings, plugins: ["StandInPlugin"]),
    target(
      "HostedApps",
      [
        "CapabilityProbe", "Implementations", "LineProtocol", "SceneLifecycle", "StandInSources",
      ]
    ),
    target("CommandLineArguments", ["NearMatch", "PlainText"]),
    .systemLibrary(
      name: "CLibxml2",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"])]
    ),
    .systemLibrary(
      name: "CLibxslt",
      pkgConfig: "libxslt",
      providers: [.apt(["libxslt1-dev"])]
    ),
    .systemLibrary(
      name: "CLibarchive",
      pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"])]
    ),
    target(
      "CapabilityProbe",
      ["CLibarchive", "CLibxml2", "NearMatch", "SceneLifecycle"]
    ),
    target("Reporting", ["CLibxml2", "CLibxslt", "Conformance", "SceneLifecycle"]),
    .executableTarget(
      name: "scenecheck",
      dependencies: [
        "BundledSuite", "CapabilityProbe", "CommandLineArguments", "Conformance", "Expectations",
        "Harness", "HostedApps", "Implementations", "Jobs", "NearMatch", "PlainText", "Recordings",
        "Reporting",
        "Scaffolds", "SceneLifecycle", "Scenarios",
      ],
      swiftSettings: settings
    ),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests(
      "ChildProcessTests",
      [
        "BundledSuite", "Conformance", "Harness", "Implementations", "Scaffolds", "SceneLifecycle",
        "Scenarios", "TestSupport", "scenecheck",
      ]
    ),
    tests(
      "LineProtocolTests",
      ["LineProtocol", "SceneLifecycle", "TestSupport"],
      exclude: ["check_schemas.py", "json_twin.py"]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "BundledSuite", "Conformance", "Harness", "Implementations", "LineProtocol", "Reporting",
        "SceneLifecycle", "Scenarios",
      ],
      swiftSettings: settings
    ),
    tests(
      "CommandLineArgumentsTests",
      ["CommandLineArguments", "TestSupport"],
      exclude: ["Golden"]
    ),
    tests(
      "CapabilityProbeTests",
      ["CLibarchive", "CapabilityProbe", "SceneLifecycle", "TestSupport"],
      exclude: ["Golden"]
    ),
    tests("CommandTests", ["TestSupport", "scenecheck"], exclude: ["Golden"]),
    tests(
      "ExpectationsTests",
      [
        "Conformance", "Expectations", "NearMatch", "SceneLifecycle", "Scenarios", "TestSupport",
      ]
    ),
    tests(
      "HostedAppsTests",
      [
        "BundledSuite", "Conformance", "Harness", "HostedApps", "Implementations", "LineProtocol",
        "Recordings", "SceneLifecycle", "Scenarios", "StandInSources", "TestSupport",
      ],
      exclude: ["Apps"]
    ),
    tests("RepositoryTests", []),
    tests("SceneLifecycleTests", ["SceneLifecycle"]),
    tests("ScenariosTests", ["SceneLifecycle", "Scenarios", "TestSupport"]),
    tests("RecordingsTests", ["BundledSuite", "Recordings", "SceneLifecycle", "Scenarios"]),
    tests("ReportingTests", ["Conformance", "Reporting", "SceneLifecycle"]),
    tests(
      "SelfCheckTests",
      [
        "BundledSuite", "Conformance", "Expectations", "Harness", "Implementations", "Jobs",
        "LineProtocol",
        "Recordings",
        "SceneLifecycle", "SceneSuite", "Scenarios", "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

#if !canImport(Darwin)
// On a Mac UIKit's own names are taken; what is hosted here needs a host without them.
package.products.append(
  .library(
    name: "UIKitStandIn",
    targets: [
      "CarPlay", "CloudKit", "SceneHooks", "SwiftUI", "UIKit", "UserNotifications", "os",
    ]
  )
)
package.targets += [
  .systemLibrary(name: "CMainQueue"),
  standIn("CloudKit"),
  standIn("UserNotifications"),
  standIn(
    "UIKit",
    ["CMainQueue", "CloudKit", "LineProtocol", "SceneLifecycle", "UserNotifications"]
  ),
  standIn("SceneHooks", ["UIKit"]),
  standIn("CarPlay", ["UIKit"]),
  standIn("SwiftUI", ["UIKit"]),
  standIn("os"),
]
#endif
