import SceneLifecycle
import Testing

/// A situation in which a choice is met, with the alternatives that can happen in it.
struct ChoiceSituation: CustomTestStringConvertible {
  let choice: Choice
  let alternatives: [String]
  let device: Device
  let manifest: Manifest
  let stimuli: [Stimulus]
  /// The callback over which the process is killed, once; `nil` when it is not.
  let killedOver: Callback?

  var testDescription: String { "\(choice.rawValue) on \(device), \(manifest.rawValue)" }

  private init(
    _ choice: Choice,
    _ alternatives: [String],
    on device: Device = Device(.pad, Version(18)),
    manifest: Manifest = .multipleScenes,
    killedOver: Callback? = nil,
    _ stimuli: [Stimulus]
  ) {
    self.choice = choice
    self.alternatives = alternatives
    self.device = device
    self.manifest = manifest
    self.stimuli = stimuli
    self.killedOver = killedOver
  }

  private static let a = ExpectedTrace.a
  private static let b = ExpectedTrace.b
  private static let phone = ExpectedTrace.phone
  private static let both = ExpectedTrace.both
  private static let edited = ExpectedTrace.edited
  private static let offlineDiscard: [Stimulus] = both + [.kill, .discard(b), .launch([a])]

  static let all = [
    ChoiceSituation(
      .restorationRequest,
      ["after-background", "never", "also-before-disconnect"],
      edited + [.leave(a), .reclaim(a)]
    ),
    ChoiceSituation(
      .identityAfterForceQuit,
      ["same", "new"],
      on: phone,
      edited + [.swipeKill(a), .launch([a])]
    ),
    ChoiceSituation(
      .restorationAfterForceQuit,
      ["dropped", "kept"],
      on: phone,
      edited + [.leave(a), .swipeKill(nil), .launch([a])]
    ),
    ChoiceSituation(
      .lateDiscardOrder,
      ["before-connect", "after-connect", "after-active"],
      offlineDiscard
    ),
    ChoiceSituation(
      .lateDiscardNamesLive,
      ["no", "yes"],
      on: phone,
      edited + [.swipeKill(a), .launch([a])]
    ),
    ChoiceSituation(
      .lateDiscardStrays,
      ["none", "repeated", "unknown"],
      both + [.close(b), .kill, .launch([a])]
    ),
    ChoiceSituation(.lateDiscardStrays, ["none", "unknown"], offlineDiscard),
    ChoiceSituation(.beforeClose, ["none", "resign", "resign-and-background"], both + [.close(b)]),
    ChoiceSituation(.discardAfterClose, ["now", "at-next-launch"], both + [.close(b)]),
    ChoiceSituation(
      .lastWindowClosed,
      ["stays", "ends-before-discard"],
      both + [.close(b), .close(a)]
    ),
    ChoiceSituation(
      .lastWindowClosed,
      ["stays", "ends-after-discard"],
      manifest: .singleScene,
      edited + [.close(a)]
    ),
    ChoiceSituation(
      .swipeKillCallbacks,
      ["background-and-terminate", "background"],
      edited + [.swipeKill(a)]
    ),
    ChoiceSituation(
      .swipeKillCallbacks,
      ["background-and-terminate", "resign-and-disconnect", "disconnect-and-new-scene"],
      on: phone,
      edited + [.swipeKill(a)]
    ),
    ChoiceSituation(.othersWhenOpening, ["undisturbed", "resign-briefly"], both),
    ChoiceSituation(.focusChange, ["silent", "told"], both + [.focus(b)]),
    ChoiceSituation(
      .requestWhereUnknown,
      ["granted", "refused"],
      manifest: .multipleScenesFullScreen,
      [.launch([a]), .ask(a, .newWindow, as: nil)]
    ),
    ChoiceSituation(.userInfoAtKill, ["kept", "lost"], edited + [.kill, .launch([a])]),
    ChoiceSituation(
      .discardAfterKill,
      ["not-again", "again"],
      killedOver: .didDiscardSceneSessions,
      both + [.close(b), .launch([a])]
    ),
    ChoiceSituation(
      .payloadOrder,
      ["before-active", "after-active"],
      [.launch([a]), .leave(a), .send(Payload(.url, ["token"]), to: a)]
    ),
    ChoiceSituation(
      .notificationAtLaunch,
      ["connection-only", "told-as-well"],
      [.launch([a], with: Payload(.notification, ["token"]))]
    ),
  ]
}
