extension Data {
  /// `withUnsafeBytes` for a body with typed errors, which Foundation's does not pass on.
  func withBytes<Value>(
    _ body: (UnsafeRawBufferPointer) throws(ImageCodecError) -> Value
  ) throws(ImageCodecError) -> Value {
    let result: Result<Value, ImageCodecError> = withUnsafeBytes { bytes in
      do throws(ImageCodecError) {
        return .success(try body(bytes))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
