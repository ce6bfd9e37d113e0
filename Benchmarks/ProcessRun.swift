import Foundation

/// A program run from its start to its end.
struct ProcessRun {
  /// In milliseconds.
  let wall: Double
  /// User and system time, in milliseconds.
  let cpu: Double
  /// The most memory it held, in MiB.
  let peakMemory: Double

  enum Failure: Error {
    case notStarted(String, errno: Int32)
    case exit(String, status: Int32)
  }

  /// - Throws: `Failure` where the program cannot be started or does not exit with 0.
  init(_ program: String, _ arguments: [String]) throws {
    let begin = Clock.wall
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child: pid_t = 0
    let code = posix_spawn(&child, program, &actions, nil, &words, environ)
    guard code == 0 else { throw Failure.notStarted(program, errno: code) }
    var status: Int32 = 0
    var usage = rusage()
    wait4(child, &status, 0, &usage)
    wall = Clock.wall - begin
    guard status == 0 else { throw Failure.exit(program, status: status) }
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000 }
    cpu = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
    peakMemory = Double(usage.ru_maxrss) / 1024
  }

  /// Runs a program a number of times, after one run that does not count.
  ///
  /// - Throws: `Failure`.
  static func measure(
    _ name: String, _ program: String, _ arguments: [String], runs: Int, aim: Double?
  ) throws -> Measurement {
    var all: [ProcessRun] = []
    for _ in 0...runs { all.append(try ProcessRun(program, arguments)) }
    all.removeFirst()
    return Measurement(
      name: name, wall: .init(all.map(\.wall)), cpu: .init(all.map(\.cpu)), runs: runs, aim: aim,
      extra: ["peak memory, MiB": Measurement.Spread(all.map(\.peakMemory)).median])
  }
}
