import CISAL

/// Takes gzip (RFC 1952) and zlib (RFC 1950) wrappings off, with ISA-L.
package enum Inflater {
  /// What bytes are wrapped in.
  package enum Wrapping: Sendable {
    case gzip, zlib

    fileprivate var flag: UInt32 { self == .gzip ? UInt32(ISAL_GZIP) : UInt32(ISAL_ZLIB) }
  }

  /// Answers the wrapping that the first bytes announce, or nil where they announce none.
  package static func wrapping(of bytes: [UInt8]) -> Wrapping? {
    guard bytes.count > 2 else { return nil }
    if bytes[0] == 0x1F, bytes[1] == 0x8B { return .gzip }
    // Method 8, a window of at most 32 KiB, no dictionary, and a header that is a multiple of 31.
    let header = UInt16(bytes[0]) << 8 | UInt16(bytes[1])
    return bytes[0] & 0x0F == 8 && bytes[0] >> 4 <= 7 && bytes[1] & 0x20 == 0 && header % 31 == 0 ? .zlib : nil
  }

  /// Unwraps bytes; what follows the end of the stream is passed over.
  ///
  /// - Parameters:
  ///   - bytes: The wrapped bytes.
  ///   - wrapping: What they are wrapped in.
  ///   - limit: The most bytes that may come out; no more memory than about twice that is ever taken.
  /// - Returns: The bytes, whose checksum was right.
  /// - Throws: `InflateError`.
  package static func inflate(_ bytes: [UInt8], _ wrapping: Wrapping, limit: Int) throws(InflateError) -> [UInt8] {
    let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)
    defer { state.deallocate() }
    isal_inflate_init(state)
    state.pointee.crc_flag = wrapping.flag
    // Most tiles shrink to a third or a half; a bomb pays for its growth step by step.
    // One byte more than the limit tells a stream that ends there from one that goes on.
    let most = max(limit, 0) + 1
    var capacity = min(max(bytes.count * 4, 4096), most)
    guard var output = malloc(capacity) else { throw .outOfMemory }
    defer { free(output) }
    var count = 0
    var input = bytes
    let failure: InflateError? = input.withUnsafeMutableBufferPointer { source in
      state.pointee.next_in = source.baseAddress
      state.pointee.avail_in = UInt32(clamping: source.count)
      while true {
        state.pointee.next_out = output.assumingMemoryBound(to: UInt8.self) + count
        state.pointee.avail_out = UInt32(clamping: capacity - count)
        let offered = Int(state.pointee.avail_out)
        let inputBefore = state.pointee.avail_in
        let status = isal_inflate(state)
        let written = offered - Int(state.pointee.avail_out)
        count += written
        guard status >= ISAL_DECOMP_OK, status != ISAL_NEED_DICT else { return .corrupt(code: Int(status)) }
        if state.pointee.block_state == ISAL_BLOCK_FINISH { return count > limit ? .tooLarge(limit: limit) : nil }
        if count == capacity {
          guard capacity < most else { return .tooLarge(limit: limit) }
          let larger = min(capacity * 2, most)
          guard let moved = realloc(output, larger) else { return .outOfMemory }
          output = moved
          capacity = larger
        } else if written == 0, state.pointee.avail_in == inputBefore || state.pointee.avail_in == 0 {
          return .endsEarly
        }
      }
    }
    if let failure { throw failure }
    return [UInt8](UnsafeRawBufferPointer(start: output, count: count))
  }
}

/// Why wrapped bytes could not be unwrapped.
package enum InflateError: Error, Equatable, Sendable {
  /// The stream contradicts itself or its checksum; `code` is ISA-L's (negative, see igzip_lib.h).
  case corrupt(code: Int)
  /// The bytes end before the stream does.
  case endsEarly
  /// More than `limit` bytes would come out.
  case tooLarge(limit: Int)
  case outOfMemory
}
