/// The colours of a picture that has no more than 256, in numerical order.
///
/// In that order the indices of a grey picture are its shades, and filters work on them.
final class PNGPalette {
  /// Premultiplied ARGB words.
  private(set) var colours: [UInt32] = []

  /// A hash table with open addresses, at most an eighth full: the index of a colour plus one, or zero.
  private let indices: UnsafeMutablePointer<UInt16>
  /// The colours in the same slots.
  private let keys: UnsafeMutablePointer<UInt32>

  private static let slotCount = 1 << 11
  /// The most colours to accept.
  private let limit: Int

  /// Looks at the pixels until there are more colours than an index can name, or than make the palette worth its own
  /// length; nil if so.
  init?(_ pixels: PixelBuffer) {
    limit = min(256, pixels.width * pixels.height / 4)
    indices = .allocate(capacity: Self.slotCount)
    indices.initialize(repeating: 0, count: Self.slotCount)
    keys = .allocate(capacity: Self.slotCount)
    keys.initialize(repeating: 0, count: Self.slotCount)
    // An empty slot must hold a colour that does not belong there; zero belongs in slot zero, one does not.
    keys[0] = 1
    let isSmall = withExtendedLifetime(pixels) {
      let words = UnsafePointer(pixels.bytes.assumingMemoryBound(to: UInt32.self))
      for index in 0..<pixels.width * pixels.height where keys[Self.slot(words[index])] != words[index] {
        guard add(words[index]) else { return false }
      }
      return true
    }
    guard isSmall else { return nil }
    colours.sort()
    for (index, colour) in colours.enumerated() { indices[slot(of: colour)] = UInt16(truncatingIfNeeded: index) + 1 }
  }

  deinit {
    indices.deallocate()
    keys.deallocate()
  }

  /// Notes a colour; false where there is no room for it.
  private func add(_ colour: UInt32) -> Bool {
    let slot = slot(of: colour)
    if indices[slot] != 0 { return true }
    guard colours.count < limit else { return false }
    colours.append(colour)
    indices[slot] = UInt16(truncatingIfNeeded: colours.count)
    keys[slot] = colour
    return true
  }

  /// Where to look for a colour first.
  @inline(__always)
  private static func slot(_ colour: UInt32) -> Int { Int((colour &* 0x9E37_79B1) >> 21) }

  /// Where the colour is, or the empty slot where it would be.
  private func slot(of colour: UInt32) -> Int {
    var slot = Self.slot(colour)
    while indices[slot] != 0, keys[slot] != colour { slot = (slot &+ 1) & (Self.slotCount &- 1) }
    return slot
  }

  /// Writes the index of each pixel; every one must be of this palette.
  func write(_ source: UnsafePointer<UInt32>, count: Int, into output: UnsafeMutablePointer<UInt8>) {
    for x in 0..<count {
      var slot = Self.slot(source[x])
      if keys[slot] != source[x] { slot = self.slot(of: source[x]) }
      output[x] = UInt8(truncatingIfNeeded: indices[slot] &- 1)
    }
  }

  /// The bodies of the PLTE and tRNS chunks, straight; the second ends with the last colour that is not opaque.
  var chunks: (palette: [UInt8], transparency: [UInt8]) {
    let straight = colours.map { Premultiplication.straight($0) }
    let palette = straight.flatMap { colour in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) }
    }
    let end = straight.lastIndex { $0 < 0xFF00_0000 }.map { $0 + 1 } ?? 0
    return (palette, straight[..<end].map { UInt8(truncatingIfNeeded: $0 >> 24) })
  }
}
