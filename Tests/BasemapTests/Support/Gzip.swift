import CISAL

/// Wraps bytes, as the archives of the tests are written.
enum Gzip {
  static func wrapped(_ bytes: [UInt8], zlib: Bool = false) -> [UInt8] {
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    defer { stream.deallocate() }
    isal_deflate_stateless_init(stream)
    stream.pointee.gzip_flag = UInt16(zlib ? IGZIP_ZLIB : IGZIP_GZIP)
    stream.pointee.end_of_stream = 1
    var input = bytes
    return [UInt8](unsafeUninitializedCapacity: bytes.count + bytes.count / 1000 + 512) { output, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        stream.pointee.next_out = output.baseAddress
        stream.pointee.avail_out = UInt32(output.count)
        if isal_deflate_stateless(stream) == COMP_OK { count = Int(stream.pointee.total_out) }
      }
    }
  }
}
