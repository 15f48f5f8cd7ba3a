#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The three pipes of a process: a line goes in, a line comes back, within limits of time and size.
struct Channel {
  /// How many bytes a process may write to its standard error over one message.
  static let errorLimit = 16 << 20
  /// How long the process is given to end when it closes a pipe.
  private static let grace = Duration.seconds(1)
  private static let slice: Int32 = 50

  let process: pid_t
  private let input: Int32
  private let output: Int32
  private let error: Int32
  private var errorIsOpen = true
  private var lines = LineBuffer()
  private var lastLines = LastLines()
  private var scratch = [UInt8](repeating: 0, count: 1 << 16)

  /// The last lines of standard error.
  var lastWords: String { lastLines.text }
  /// What has come on standard output that nobody asked for.
  var unasked: ArraySlice<UInt8> { lines.rest }

  /// Starts a command of the shell in a folder.
  ///
  /// It waits for an empty line before it becomes the command, so that nothing runs unguarded.
  init(
    command: String,
    folder: String,
    environment: [String: String]
  ) throws(ProcessTrouble) {
    let input = try Pipe()
    let output: Pipe
    let error: Pipe
    do {
      output = try Pipe()
    } catch {
      input.closeBoth()
      throw error
    }
    do {
      error = try Pipe()
    } catch {
      input.closeBoth()
      output.closeBoth()
      throw error
    }
    defer {
      close(input.reading)
      close(output.writing)
      close(error.writing)
    }
    self.input = input.writing
    self.output = output.reading
    self.error = error.reading
    let spawn = Spawn(
      path: "/bin/sh",
      arguments: ["-c", "read -r go && exec \(command)"],
      environment: environment,
      folder: folder,
      input: input.reading,
      output: output.writing,
      error: error.writing
    )
    do {
      process = try spawn.start()
    } catch {
      close(self.input)
      close(self.output)
      close(self.error)
      throw error
    }
    for descriptor in [self.input, self.output, self.error] { setNonblocking(descriptor) }
  }

  /// Lets the shell become the command.
  func go() { _ = write(input, "\n", 1) }

  func closeAll() {
    close(input)
    close(output)
    close(error)
  }

  /// Writes a line, or as much of it as the pipe takes at once, and waits for nothing.
  mutating func leave(_ line: [UInt8]) {
    var pending = (line + [UInt8(ascii: "\n")])[...]
    try? send(&pending)
  }

  /// Writes a line and waits for one.
  ///
  /// - Parameters:
  ///   - line: The bytes without the line feed.
  ///   - limits: How long to wait.
  /// - Returns: The line that came, without its line feed.
  /// - Throws: What the process did instead.
  mutating func exchange(_ line: [UInt8], _ limits: Limits) throws(Misbehavior) -> [UInt8] {
    let end = limits.end(from: .now)
    var errorBytes = 0
    var pending = (line + [UInt8(ascii: "\n")])[...]
    try send(&pending)
    while true {
      if let answer = lines.takeLine() { return answer }
      if lines.isOverlong { throw .overlongLine }
      let now = ContinuousClock.now
      if now >= end { throw limits.isOver(at: now) ? .deadline : silence(limits, pending) }
      let ready = wait(until: end, from: now, writes: !pending.isEmpty)
      if ready == nil, let ending = Ending.ofProcess(process) {
        readLastWords()
        throw .leftAChild(ending)
      }
      if ready?.error == true { errorBytes += readError() }
      if errorBytes > Self.errorLimit { throw .floodsError }
      if ready?.input == true { try send(&pending) }
      if ready?.output == true, !readOutput() { throw closed(.closedOutput) }
    }
  }

  private mutating func send(_ pending: inout ArraySlice<UInt8>) throws(Misbehavior) {
    let count = pending.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    if count >= 0 {
      pending = pending.dropFirst(count)
    } else if errno == EPIPE {
      throw closed(.closedInput)
    }
  }

  /// Which pipes are ready; `nil` when none is after a while.
  private func wait(
    until end: ContinuousClock.Instant,
    from now: ContinuousClock.Instant,
    writes: Bool
  ) -> (output: Bool, error: Bool, input: Bool)? {
    let left = (end - now).components
    let milliseconds = left.seconds > 0 ? 1000 : left.attoseconds / 1_000_000_000_000_000 + 1
    // poll() skips an entry with a negative descriptor.
    var entries = (
      pollfd(fd: output, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errorIsOpen ? error : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: writes ? input : -1, events: Int16(POLLOUT), revents: 0)
    )
    let count = withUnsafeMutableBytes(of: &entries) {
      poll(
        $0.baseAddress?.assumingMemoryBound(to: pollfd.self),
        3,
        min(Self.slice, Int32(milliseconds))
      )
    }
    if count <= 0 { return nil }
    return (entries.0.revents != 0, entries.1.revents != 0, entries.2.revents != 0)
  }

  /// Reads what is there; false at the end of the pipe.
  private mutating func readOutput() -> Bool {
    let count = scratch.withUnsafeMutableBytes { read(output, $0.baseAddress, $0.count) }
    if count > 0 { lines.append(scratch[..<count]) }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
  }

  /// Reads what is there, and returns how many bytes it was.
  private mutating func readError() -> Int {
    let count = scratch.withUnsafeMutableBytes { read(error, $0.baseAddress, $0.count) }
    if count > 0 { lastLines.append(scratch[..<count]) }
    if count == 0 { errorIsOpen = false }
    return max(count, 0)
  }

  private func silence(_ limits: Limits, _ pending: ArraySlice<UInt8>) -> Misbehavior {
    var unread: Int32 = 0
    // Not every system can tell for the writing end; then it counts as read.
    let canTell = ioctl(input, UInt(FIONREAD), &unread) == 0
    return .silent(after: limits.answer, hasRead: pending.isEmpty && !(canTell && unread > 0))
  }

  /// Takes what an ended process still wrote to standard error; a child of its may go on writing.
  private mutating func readLastWords() {
    for _ in 0..<16 where readError() == 0 { return }
  }

  /// A pipe was closed: by the end of the process, or by a process that lives on.
  private mutating func closed(_ otherwise: Misbehavior) -> Misbehavior {
    let end = ContinuousClock.now + Self.grace
    var ending = Ending.ofProcess(process)
    while ending == nil, ContinuousClock.now < end {
      _ = poll(nil, 0, 2)
      ending = Ending.ofProcess(process)
    }
    readLastWords()
    return ending.map { .ended($0) } ?? otherwise
  }
}
