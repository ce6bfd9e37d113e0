import Testing

@testable import Basemap

@Suite("Files read in pieces")
struct RandomAccessFileTests {
  @Test("Bytes come from any place")
  func reads() throws {
    let scratch = try ScratchFile([UInt8](0..<100))
    let file = try RandomAccessFile(path: scratch.path)
    #expect(file.length == 100)
    #expect(try file.read(at: 98, count: 2) == [98, 99])
    #expect(try file.read(at: 100, count: 0) == [])
    #expect(try file.read(at: 7, count: 3) == [7, 8, 9])
  }

  @Test("What lies beyond the end is an error, also where the place overflows")
  func beyond() throws {
    let scratch = try ScratchFile([1, 2, 3])
    let file = try RandomAccessFile(path: scratch.path)
    #expect(throws: RandomAccessError.endsEarly(offset: 2, wanted: 2)) { try file.read(at: 2, count: 2) }
    #expect(throws: RandomAccessError.endsEarly(offset: .max, wanted: 2)) { try file.read(at: .max, count: 2) }
    #expect(throws: RandomAccessError.endsEarly(offset: 0, wanted: .max)) { try file.read(at: 0, count: .max) }
  }

  @Test("A file that is cut short while open gives an error, not a crash")
  func cutShort() throws {
    let scratch = try ScratchFile([UInt8](repeating: 7, count: 100_000))
    let file = try RandomAccessFile(path: scratch.path)
    #expect(truncate(scratch.path, 10) == 0)
    #expect(throws: RandomAccessError.endsEarly(offset: 5, wanted: 50_000)) { try file.read(at: 5, count: 50_000) }
    #expect(try file.read(at: 5, count: 5) == [7, 7, 7, 7, 7])
  }

  @Test("Folders, devices and names without a file are refused")
  func notRegular() {
    for path in ["/", "/dev/zero", "/nowhere/at/all"] {
      #expect(throws: RandomAccessError.self) { try RandomAccessFile(path: path) }
    }
  }
}
