import Foundation

/// Tells whether a body allocates memory, even if it frees it again.
///
/// glibc keeps, for each thread and each size up to 1032 bytes, what was freed last, and gives that out first. So memory
/// of each size is filled with a pattern and freed; whatever a body allocates then overwrites one of the patterns. What
/// other threads do changes nothing, and nothing of the program is replaced.
enum AllocationProbe {
  private typealias Allocate = @convention(c) (Int) -> UnsafeMutableRawPointer?
  private typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  private static let pattern: UInt8 = 0xA5
  /// What malloc itself writes into freed memory, or an object has in its header.
  private static let header = 16
  /// malloc tells sizes apart by their place among these.
  private static let (first, step, count) = (24, 16, 64)

  /// The sizes, in bytes, of which a body allocates memory each time it runs; nil where malloc cannot be found.
  ///
  /// The body runs once at least before it is watched; what the runtime allocates but once does not count.
  static func sizes(allocatedBy body: () -> Void) -> [Int]? {
    body()
    for _ in 0..<4 {
      guard let sizes = sizesOfOneRun(body) else { return nil }
      if sizes.isEmpty { return [] }
    }
    return sizesOfOneRun(body)
  }

  private static func sizesOfOneRun(_ body: () -> Void) -> [Int]? {
    // Through pointers, so that the compiler does not know what the functions do.
    guard let malloc = dlsym(nil, "malloc"), let free = dlsym(nil, "free") else { return nil }
    let (allocate, release) = (unsafeBitCast(malloc, to: Allocate.self), unsafeBitCast(free, to: Free.self))
    let places = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: count)
    let isTouched = UnsafeMutablePointer<Bool>.allocate(capacity: count)
    defer {
      places.deallocate()
      isTouched.deallocate()
    }
    // From here on nothing else may allocate: loops over arrays do where they are not optimized.
    var index = 0
    while index < count {
      let place = allocate(first + index * step)
      if let place { memset(place, Int32(pattern), first + index * step) }
      release(place)
      places[index] = place
      index += 1
    }
    body()
    index = 0
    while index < count {
      isTouched[index] = false
      if let place = places[index] {
        var offset = header
        while offset < first + index * step {
          if place.load(fromByteOffset: offset, as: UInt8.self) != pattern { isTouched[index] = true }
          offset += 1
        }
      }
      index += 1
    }
    return (0..<count).filter { isTouched[$0] }.map { first + $0 * step }
  }
}
