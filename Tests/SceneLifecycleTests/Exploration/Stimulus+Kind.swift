import SceneLifecycle

extension Stimulus {
  /// A number for each kind of stimulus; a new kind does not compile until it has one.
  var kind: Int {
    switch self {
    case .launch: 0
    case .open: 1
    case .leave: 2
    case .return: 3
    case .interrupt: 4
    case .resume: 5
    case .reclaim: 6
    case .close: 7
    case .destroy: 8
    case .discard: 9
    case .kill: 10
    case .crash: 11
    case .swipeKill: 12
    case .focus: 13
    case .edit: 14
    case .navigate: 15
    case .commit: 16
    case .post: 17
    case .ask: 18
    case .send: 19
    case .subscribe: 20
    case .present: 21
    case .makePrivate: 22
    case .snapshot: 23
    case .fault: 24
    }
  }

  static let kinds = 0...24

  var isLaunch: Bool { if case .launch = self { true } else { false } }
  var isRequest: Bool { if case .ask = self { true } else { false } }
}
