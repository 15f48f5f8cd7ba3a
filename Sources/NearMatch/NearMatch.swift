/// The candidate that the word is most likely a slip of; `nil` when none is close.
package func nearMatch(of word: String, among candidates: [String]) -> String? {
  let word = Array(word.unicodeScalars)
  // A word longer than every name cannot be close to one, and would take long to compare.
  guard word.count <= 64 else { return nil }
  // Two, so that two letters in the wrong order are found; one in a word too short for that.
  let limit = word.count < 4 ? 1 : max(2, word.count / 3)
  var best: (candidate: String, distance: Int)?
  for candidate in candidates {
    let distance = editDistance(word, Array(candidate.unicodeScalars))
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.candidate
}

/// How many insertions, removals and replacements lead from one word to the other (Levenshtein).
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var row = Array(0...right.count)
  for (index, scalar) in left.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in right.enumerated() {
      let replaced = diagonal + (scalar == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[right.count]
}
