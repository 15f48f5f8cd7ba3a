import SceneLifecycle

/// What a snapshot shows, held against what is known.
extension Ledger {
  mutating func judge(
    _ snapshot: Snapshot,
    isFinal: Bool,
    _ judgement: inout Judgement
  ) {
    judgeRecords(snapshot, isFinal, &judgement)
    judgeWindows(snapshot, isFinal, &judgement)
    judgeDocuments(snapshot, isFinal, &judgement)
  }

  private mutating func judgeRecords(
    _ snapshot: Snapshot,
    _ isFinal: Bool,
    _ judgement: inout Judgement
  ) {
    guard let records = snapshot.records else { return }
    for place in sessions.indices {
      let entry = sessions[place]
      let isThere = records.contains(entry.id)
      let requirement = entry.recordSuspect ?? .cleanupOnlyOnDiscard
      if entry.isDiscarded {
        guard isFinal, entry.record == .kept else { continue }
        sessions[place].record = .none
        judgement.judge(
          .cleansUpOnDiscard,
          !isThere,
          "record of \(entry.id)",
          expected: "gone, since the app was told of the discard",
          observed: "still there"
        )
      } else if entry.mayBeGone {
        sessions[place].record = isThere ? .kept : .none
      } else if isThere {
        sessions[place].record = .kept
        guard isFinal || entry.recordSuspect != nil else { continue }
        judgement.kept(requirement)
        sessions[place].recordSuspect = nil
      } else if entry.record == .kept, isFinal {
        sessions[place].record = .none
        sessions[place].lostRecord = SessionEntry.LostRecord(
          requirement: requirement,
          isCharged: true
        )
        sessions[place].recordSuspect = nil
        judgement.judge(
          requirement,
          false,
          "record of \(entry.id)",
          expected: "kept, since \(entry.id) was not discarded",
          observed: "gone"
        )
      } else if entry.record == .kept, entry.lostRecord == nil {
        sessions[place].lostRecord = SessionEntry.LostRecord(
          requirement: requirement,
          isCharged: false
        )
      }
    }
  }

  private mutating func judgeWindows(
    _ snapshot: Snapshot,
    _ isFinal: Bool,
    _ judgement: inout Judgement
  ) {
    for place in sessions.indices where sessions[place].wasForeground {
      let entry = sessions[place]
      let window = snapshot.windows.first { $0.scene == entry.scene }
      let shown = window.map { Position(document: $0.document, place: $0.place) }
      guard let positions = entry.positions else {
        guard isFinal else { continue }
        if let shown {
          firstPosition(place, shown, &judgement)
        } else {
          judgement.judge(
            .freshSessionStartsClean,
            false,
            "\(entry.id)",
            expected: "a window, since its scene was in the foreground",
            observed: "no window"
          )
        }
        continue
      }
      if let shown, isFinal, entry.isLifted {
        sessions[place].isLifted = false
        if shown != positions.last { sessions[place].positions?.append(shown) }
        sessions[place].positions?.seenRight()
        continue
      }
      let isFreshAllowed = entry.mayBeFresh && shown == initial
      let isRight = shown.map(positions.allows) ?? false || isFreshAllowed
      if isRight, let shown {
        if isFinal {
          judgement.kept(requirement(for: positions.suspect))
          sessions[place].positions?.seen(shown, isFresh: isFreshAllowed)
          sessions[place].mayBeFresh = false
          sessions[place].lostRecord = nil
        }
        sessions[place].positions?.seenRight()
      } else if isFinal {
        let observed = shown ?? Position(document: "", place: "")
        sessions[place].positions?.strike(with: observed)
        // The loss of the record explains it, and was charged already.
        if entry.lostRecord?.isCharged == true {
          sessions[place].lostRecord = nil
          continue
        }
        sessions[place].lostRecord = nil
        judgement.judge(
          entry.lostRecord?.requirement ?? requirement(for: positions.suspect),
          false,
          "\(entry.id)",
          expected: Phrase(positions.allowed.map(describe).joined(separator: " or ")),
          observed: Phrase(shown.map(describe) ?? "no window")
        )
      }
    }
  }

  private mutating func firstPosition(
    _ place: Int,
    _ shown: Position,
    _ judgement: inout Judgement
  ) {
    let isLifted = sessions[place].isLifted
    sessions[place].isLifted = false
    sessions[place].positions = Versions(shown)
    if isLifted { return }
    guard let initial else {
      initial = shown
      return
    }
    judgement.judge(
      .freshSessionStartsClean,
      shown == initial,
      "\(sessions[place].id)",
      expected: Phrase(describe(initial)),
      observed: Phrase(describe(shown))
    )
  }

  private func requirement(for suspect: Suspect?) -> Requirement {
    switch suspect {
    case .reconnect, .processDeath, .discard, .disconnect: .restoredStateEqualsSaved
    case .otherWindow: .windowsAreIsolated
    case nil: .inputStays
    }
  }

  private func describe(_ position: Position) -> String {
    "document \"\(position.document)\" at \"\(position.place)\""
  }

  private mutating func judgeDocuments(
    _ snapshot: Snapshot,
    _ isFinal: Bool,
    _ judgement: inout Judgement
  ) {
    guard let listed = snapshot.documents else { return }
    for text in listed where document(text.name) == nil {
      documents.append(DocumentEntry(name: text.name, versions: Versions(text.text)))
    }
    for place in documents.indices {
      let look = Self.look(at: documents[place], sessions, snapshot, listed, isFinal)
      if let wrong = look.wrong {
        guard isFinal else { continue }
        let entry = documents[place]
        judgement.judge(
          documentRequirement(for: entry.versions.suspect),
          false,
          "document \"\(entry.name)\"",
          expected: Phrase(entry.versions.allowed.map { "\"\($0)\"" }.joined(separator: " or ")),
          observed: "\"\(wrong)\""
        )
        documents[place].versions.strike(with: wrong)
      } else if let right = look.first {
        if isFinal {
          judgement.kept(documentRequirement(for: documents[place].versions.suspect))
          judgeAdvice(documents[place], right, &judgement)
          documents[place].versions.seen(right)
        }
        documents[place].versions.seenRight()
      }
    }
  }

  private func judgeAdvice(
    _ entry: DocumentEntry,
    _ right: String,
    _ judgement: inout Judgement
  ) {
    guard entry.versions.showsAdvice else { return }
    judgement.judge(
      .savesWhenResigning,
      entry.versions.followsAdvice(right),
      "document \"\(entry.name)\"",
      expected: "as its window resigned, or later",
      observed: "\"\(right)\""
    )
  }

  /// The first text of a document that counts, and the first that is wrong; `nil` when none is.
  ///
  /// What windows show counts. A document that no window shows counts when all of it is saved.
  private static func look(
    at entry: DocumentEntry,
    _ sessions: [SessionEntry],
    _ snapshot: Snapshot,
    _ listed: [Snapshot.Document],
    _ isFinal: Bool
  ) -> (first: String?, wrong: String?) {
    var first: String?
    var isShown = false
    for window in snapshot.windows where window.document == entry.name {
      isShown = true
      let isJudged = sessions.contains {
        $0.scene == window.scene && $0.wasForeground && !$0.mayLag
      }
      if !isJudged { continue }
      if !entry.versions.allows(window.text) { return (first, window.text) }
      first = first ?? window.text
    }
    // A look only finds documents right, so that a window not yet in front hides none from it.
    let isHidden = isFinal ? isShown : first != nil
    if isHidden || !entry.versions.isSaved { return (first, nil) }
    let text = listed.first { $0.name == entry.name }?.text ?? ""
    return entry.versions.allows(text) ? (text, nil) : (nil, text)
  }

  private func documentRequirement(for suspect: Suspect?) -> Requirement {
    switch suspect {
    case .disconnect: .noDataLossOnDisconnect
    case .processDeath: .noDataLossOnKill
    case .discard: .documentsSurviveDiscard
    case .otherWindow: .windowsAreIsolated
    case .reconnect, nil: .inputStays
    }
  }
}
