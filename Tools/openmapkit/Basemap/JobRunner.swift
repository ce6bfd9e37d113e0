import Dispatch
import MapKit

/// Draws the tiles of a job that are not there yet.
struct JobRunner {
  let job: TileJob
  let painter: TilePainter
  let output: any TileOutput
  let threads: Int

  /// Draws, until all tiles are there, whoever draws them.
  ///
  /// - Returns: How many this process drew.
  /// - Throws: `CommandFailure`, or what the output throws.
  func run() throws -> Int {
    let lock = try JobLock(path: output.lockPath)
    var drawn = 0
    var left: [Int] = []
    for index in job.blocks.indices {
      guard lock.take(index) else {
        left.append(index)
        continue
      }
      defer { lock.release(index) }
      drawn += try draw(job.blocks[index])
    }
    // What others had begun: they may have ended in the middle.
    for index in left {
      guard lock.take(index, waits: true) else { throw CommandFailure.failed("cannot lock \(output.lockPath)") }
      defer { lock.release(index) }
      drawn += try draw(job.blocks[index])
    }
    let end = job.blocks.count
    if lock.take(end) {
      defer { lock.release(end) }
      try output.finish()
    }
    return drawn
  }

  private func draw(_ block: TileJob.Block) throws -> Int {
    let missing = try block.addresses.filter { try !output.contains($0) }
    guard !missing.isEmpty else { return 0 }
    let results = Results(count: missing.count)
    let next = Counter()
    DispatchQueue.concurrentPerform(iterations: min(threads, missing.count)) { _ in
      while true {
        let index = next.take()
        guard index < missing.count else { return }
        results.set(Result { try painter.tile(missing[index]) }, at: index)
      }
    }
    try output.insert(try zip(missing, results.values).map { ($0, try $1.get()) })
    return missing.count
  }
}

/// `@unchecked Sendable`: the values are only touched under the lock.
private final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Result<Data, any Error>]

  init(count: Int) {
    stored = [Result<Data, any Error>](repeating: .failure(CommandFailure.failed("not drawn")), count: count)
  }

  var values: [Result<Data, any Error>] { lock.withLock { stored } }

  func set(_ value: Result<Data, any Error>, at index: Int) { lock.withLock { stored[index] = value } }
}

/// `@unchecked Sendable`: the number is only touched under the lock.
private final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  func take() -> Int {
    lock.withLock {
      defer { number += 1 }
      return number
    }
  }
}
