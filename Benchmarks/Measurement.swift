import Foundation

/// What one thing costs: times of several runs, in milliseconds.
struct Measurement: Encodable {
  /// Median, smallest and largest, in milliseconds.
  struct Spread: Encodable {
    let median: Double
    let minimum: Double
    let maximum: Double

    init(_ values: [Double]) {
      let sorted = values.sorted()
      median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
      minimum = sorted.first ?? 0
      maximum = sorted.last ?? 0
    }

    var text: String { String(format: "%.1f (%.1f…%.1f)", median, minimum, maximum) }
  }

  let name: String
  let wall: Spread
  let cpu: Spread
  let runs: Int
  /// What was aimed for, in milliseconds; nil where nothing was.
  let aim: Double?
  /// Further numbers, each under a name with its unit.
  var extra: [String: Double] = [:]

  /// Runs a body a number of times after some runs that do not count.
  @MainActor static func run(
    _ name: String, runs: Int, warmUp: Int = 3, aim: Double? = nil, _ body: @MainActor (Int) async throws -> Void
  ) async rethrows -> Measurement {
    var walls: [Double] = []
    var cpus: [Double] = []
    for run in 0..<warmUp + runs {
      let (wall, cpu) = (Clock.wall, Clock.cpu)
      try await body(run)
      guard run >= warmUp else { continue }
      walls.append(Clock.wall - wall)
      cpus.append(Clock.cpu - cpu)
    }
    return Measurement(name: name, wall: Spread(walls), cpu: Spread(cpus), runs: runs, aim: aim)
  }
}

/// Clocks, in milliseconds.
enum Clock {
  /// Time on the wall.
  static var wall: Double { read(CLOCK_MONOTONIC) }
  /// Time of all this process's threads on processors.
  static var cpu: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
