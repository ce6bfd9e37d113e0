import CTurboJPEG

/// Owns one TurboJPEG handle.
final class TurboJPEG {
  let handle: tjhandle

  init(_ make: () -> tjhandle?) throws(ImageCodecError) {
    guard let handle = make() else { throw .encodingFailed(format: "JPEG", reason: "out of memory") }
    self.handle = handle
  }

  deinit { tjDestroy(handle) }

  /// What went wrong in the last call, in the library's own words.
  var message: String { tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error" }
}
