extension Stimulus {
  /// The facts that say what UIKit does about it.
  ///
  /// Empty for what happens inside the app, of which UIKit hears nothing.
  public var facts: [FactID] {
    switch self {
    case .launch: [.life12, .life13, .life15, .life18, .life19, .life21, .life23, .life50, .rest04]
    case .open: [.life02, .life06, .life08, .life16]
    case .leave: [.life24]
    case .return: [.life16, .life24]
    case .interrupt, .resume: [.life25, .life26]
    case .reclaim: [.life03, .life09]
    case .close: [.life34, .life36, .life38, .life44, .life45]
    case .destroy: [.life39, .win08]
    case .discard: [.life38, .life50]
    case .kill, .crash: [.life48]
    case .swipeKill: [.life41, .life42, .life43, .life76, .rest15, .rest16]
    case .focus: [.life31, .life32]
    case .commit: [.life30]
    case .ask: [.win01, .win06, .win08, .win12]
    case .send: [.life56, .life57, .life58, .life59, .life60, .life63, .life64]
    case .snapshot: [.life29]
    case .edit, .navigate, .present, .makePrivate, .post, .subscribe, .fault: []
    }
  }
}
