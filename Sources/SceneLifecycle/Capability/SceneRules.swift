extension SceneRule {
  private static let before13 = "Before iOS 13 there are no scenes."
  private static let onePhone =
    "An iPhone app has one window; its scene life cycle runs all the same."

  /// Every row: the places in order, within a place by version.
  public static let all: [SceneRule] = [
    SceneRule(.phone, 12, .noScenes, .cap08, because: before13),
    SceneRule(.phone, 13, .no, .cap35, because: onePhone),
    SceneRule(
      .phone,
      27,
      .no,
      .cap35,
      .cap37,
      question: .resizablePhone,
      because: "An iPhone app can be resized, and has one window."
    ),
    SceneRule(.pad, 12, .noScenes, .cap08, because: before13),
    SceneRule(
      .pad,
      13,
      .yes,
      .cap01,
      because: "An iPad shows several windows of an app that asks for them."
    ),
    SceneRule(
      .pad,
      13,
      fullScreen: true,
      .unknown,
      .cap49,
      question: .fullScreen,
      because: "No source says whether UIRequiresFullScreen rules out several windows."
    ),
    SceneRule(.phoneOnPad, 12, .noScenes, .cap08, because: before13),
    SceneRule(.phoneOnPad, 13, .no, .cap35, because: onePhone),
    SceneRule(
      .phoneOnPad,
      27,
      .no,
      .cap35,
      .cap37,
      because: "An iPhone app on an iPad can be resized, and has one window."
    ),
    SceneRule(.tv, 12, .noScenes, .cap08, because: before13),
    SceneRule(
      .tv,
      13,
      .no,
      .cap38,
      .cap05,
      question: .television,
      because: "The flag is not available on tvOS."
    ),
    SceneRule(
      .catalystPad,
      13,
      .yes,
      .cap34,
      because: "Mac Catalyst heeds the same flag as an iPad."
    ),
    SceneRule(
      .catalystMac,
      14,
      .yes,
      .cap34,
      .cap33,
      because: "Mac Catalyst heeds the same flag as an iPad, in its own idiom too."
    ),
    SceneRule(
      .iosOnMac,
      14,
      .unknown,
      .cap40,
      question: .iosOnMac,
      because: "Such an app runs on Catalyst's infrastructure; of several windows nothing is said."
    ),
    SceneRule(.vision, 17, .yes, .cap39, because: "visionOS heeds the same keys of the manifest."),
    SceneRule(
      .padOnVision,
      17,
      .unknown,
      .cap39,
      question: .padOnVision,
      because: "Apple documents several windows for native apps only."
    ),
  ]
}
