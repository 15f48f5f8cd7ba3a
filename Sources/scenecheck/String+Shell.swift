extension String {
  /// The text as one word of a shell's line, quoted where it must be.
  var quotedForShell: String {
    let plain = { (character: Character) in
      character.isASCII
        && (character.isLetter || character.isNumber || "-_./:=".contains(character))
    }
    if !isEmpty, allSatisfy(plain) { return self }
    return "'" + replacing("'", with: "'\\''") + "'"
  }
}
