import Expectations
import Testing

@Suite struct DayTests {
  @Test(arguments: [
    (0, "1970-01-01"), (-1, "1969-12-31"), (11_016, "2000-02-29"), (11_017, "2000-03-01"),
    (20_878, "2027-03-01"), (-25_509, "1900-02-28"), (-25_508, "1900-03-01"),
  ]) func `a day is known by its number`(number: Int, text: String) {
    #expect(Day(daysSince1970: number).description == text)
    #expect(Day(text) == Day(daysSince1970: number))
  }

  @Test func `every day of four centuries is read back and comes after the one before`() throws {
    var last = try #require(Day("1999-12-31"))
    for _ in 0..<146_097 {
      let next = last.adding(days: 1)
      #expect(last < next && Day(next.description) == next)
      last = next
    }
    #expect(last.description == "2399-12-31")
  }

  @Test(arguments: [
    "2027-02-29", "2027-13-01", "2027-00-10", "2027-04-31", "2027-1-01", "0000-01-01", "27-01-01",
    "2027-01-00", "2027-01-01 ", "+027-01-01", "tomorrow", "",
  ]) func `what is no day is none`(text: String) { #expect(Day(text) == nil) }
}
