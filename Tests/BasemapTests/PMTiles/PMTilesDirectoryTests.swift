import Testing

@testable import Basemap

@Suite("PMTiles directories")
struct PMTilesDirectoryTests {
  private static func directory(_ numbers: [UInt64]) throws(PMTilesError) -> PMTilesDirectory {
    var writer = ByteWriter()
    for number in numbers { writer.number(number) }
    return try PMTilesDirectory(writer.bytes)
  }

  @Test("Runs hold their tiles, leaves what follows them, and gaps nothing")
  func entries() throws {
    let bytes = ArchiveWriter.directory([(5, 0, 10, 1), (42, 10, 20, 3), (69, 100, 30, 0)])
    let directory = try PMTilesDirectory(bytes)
    #expect(directory.entries.map(\.offset) == [0, 10, 100])
    #expect(directory.entry(for: 4) == nil)
    #expect(directory.entry(for: 5)?.length == 10)
    #expect(directory.entry(for: 6) == nil)
    #expect(directory.entry(for: 44)?.length == 20)
    #expect(directory.entry(for: 45) == nil)
    #expect(directory.entry(for: 69)?.runLength == 0)
    #expect(directory.entry(for: .max)?.offset == 100)
    #expect(try Self.directory([0]).entry(for: 0) == nil)
  }

  @Test("More entries than bytes, or than are read, take no memory")
  func counts() {
    #expect(throws: PMTilesError.endsEarly(.rootDirectory, offset: 4)) { try Self.directory([5, 1, 1, 1]) }
    #expect(throws: PMTilesError.tooLarge(.rootDirectory, offset: 0, limit: 1 << 20)) {
      try Self.directory([1 << 20 + 1])
    }
    #expect(throws: PMTilesError.tooLarge(.rootDirectory, offset: 0, limit: 1 << 20)) { try Self.directory([.max]) }
  }

  @Test(
    "Contradictions are refused with their place",
    arguments: [
      // Twice the same tile; a number beyond 64 bits; a first entry that continues another; an empty one; one too far.
      ([2, 5, 0, 1, 1, 1, 1, 1, 1], 3), ([2, .max, 1, 1, 1, 1, 1, 1, 1], 12), ([1, 5, 1, 1, 0], 5),
      ([1, 5, 1, 0, 1], 5), ([1, 5, 1, 1, .max], 14), ([1, 5, 1 << 32, 1, 1], 7), ([1, 5, 1, 1 << 32, 1], 8),
    ] as [([UInt64], UInt64)])
  func contradictions(numbers: [UInt64], offset: UInt64) {
    #expect {
      try Self.directory(numbers)
    } throws: { error in
      if case .malformed(.rootDirectory, offset, _) = error as? PMTilesError { true } else { false }
    }
  }

  @Test("A number of more than 64 bits is refused")
  func longNumber() {
    for bytes: [UInt8] in [[UInt8](repeating: 0x80, count: 20), [UInt8](repeating: 0xFF, count: 9) + [2]] {
      #expect(throws: PMTilesError.malformed(.rootDirectory, offset: 9, reason: "a number beyond 64 bits")) {
        try PMTilesDirectory(bytes)
      }
    }
  }
}
