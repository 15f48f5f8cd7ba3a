/// A day of the calendar, without a time zone: `2027-03-01`.
package struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1 January 1970.
  private let number: Int

  /// The day that is so many days after 1 January 1970, or before it when the number is negative.
  package init(daysSince1970 number: Int) { self.number = number }

  /// Reads year, month and day as in `2027-03-01`; `nil` for anything else and for days there are not.
  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == 3 else { return nil }
    let day = Day(daysSince1970: Self.number(numbers[0], numbers[1], numbers[2]))
    // What is no day, as 30 February, is written as another one.
    guard numbers[0] > 0, (1...12).contains(numbers[1]), day.description == text else { return nil }
    self = day
  }

  /// The day so many days later.
  package func adding(days: Int) -> Day { Day(daysSince1970: number + days) }

  package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  // Years are counted from March, so that the leap day is their last, and in eras of 400 years, after
  // which the calendar repeats; 719468 days lie between 1 March of the year 0 and 1970.
  private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  package var description: String {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    return [(year, 4), (month, 2), (day, 2)]
      .map { number, width in
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
      }
      .joined(separator: "-")
  }
}
