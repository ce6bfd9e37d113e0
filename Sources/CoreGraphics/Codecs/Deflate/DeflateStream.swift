import CISAL

/// One zlib stream (RFC 1950) or gzip file (RFC 1952), compressed by ISA-L.
///
/// The same bytes, cut the same way, always give the same stream on the same machine; another processor may run other
/// instructions of ISA-L's with other matches.
final class DeflateStream {
  /// How much to search for repetitions: 0 is the fastest, 3 the smallest.
  enum Level: UInt32, CaseIterable {
    case zero, one, two, three

    fileprivate var bufferSize: Int {
      switch self {
      case .zero: 0
      case .one: ISAL_LEVEL1_BUFFER_SIZE
      case .two: ISAL_LEVEL2_BUFFER_SIZE
      case .three: ISAL_LEVEL3_BUFFER_SIZE
      }
    }
  }

  /// What stands around the compressed bytes.
  enum Wrapping {
    case zlib, gzip
  }

  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private let level: Level
  private let wrapping: Wrapping

  init(level: Level, wrapping: Wrapping = .zlib) {
    (self.level, self.wrapping) = (level, wrapping)
    stream = .allocate(capacity: 1)
    levelBuffer = .allocate(capacity: max(1, level.bufferSize))
    // The compressor's own start leaves in part of its memory what lay there before, and the stream depends on it.
    memset(stream, 0, MemoryLayout<isal_zstream>.size)
    memset(levelBuffer, 0, max(1, level.bufferSize))
    reset()
  }

  deinit {
    stream.deallocate()
    levelBuffer.deallocate()
  }

  /// Starts a new stream.
  func reset() {
    isal_deflate_init(stream)
    stream.pointee.level = level.rawValue
    stream.pointee.level_buf = levelBuffer
    stream.pointee.level_buf_size = UInt32(level.bufferSize)
    stream.pointee.gzip_flag = UInt16(wrapping == .zlib ? IGZIP_ZLIB : IGZIP_GZIP)
  }

  /// Compresses the first rows of a band onto the end of `sink`; false where memory or the compressor gave up.
  func write(_ band: PNGBand, rowCount: Int, isLast: Bool, into sink: ByteSink) -> Bool {
    withExtendedLifetime(band) { write(band.bytes(rowCount: rowCount), isLast: isLast, into: sink) }
  }

  /// Compresses the next bytes onto the end of `sink`; false where memory or the compressor gave up.
  ///
  /// What comes out may lag behind what went in until `isLast`.
  func write(_ bytes: UnsafeMutableRawBufferPointer, isLast: Bool, into sink: ByteSink) -> Bool {
    stream.pointee.next_in = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(truncatingIfNeeded: bytes.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      guard let space = sink.space(1 << 15) else { return false }
      let offered = UInt32(clamping: space.count)
      stream.pointee.next_out = space.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = offered
      guard isal_deflate(stream) == COMP_OK else { return false }
      sink.grow(by: Int(offered - stream.pointee.avail_out))
    } while stream.pointee.avail_out == 0
    return true
  }
}
