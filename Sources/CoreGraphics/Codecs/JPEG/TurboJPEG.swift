import CTurboJPEG

/// Owns one TurboJPEG handle.
final class TurboJPEG {
  let handle: tjhandle

  /// Takes over a new handle; nil where there was no memory for it.
  init?(_ new: tjhandle?) {
    guard let new else { return nil }
    handle = new
  }

  deinit { tjDestroy(handle) }

  /// What went wrong in the last call, in the library's own words.
  var message: String { tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error" }
}
