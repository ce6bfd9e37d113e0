/// The pictures of annotation views, shared by all who show the same.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class SpriteStore: @unchecked Sendable {
  private let secret: KeyedHash.Key
  private let lock = NSLock()
  private var kept: RecentlyUsed<String, EncodedPicture>

  init(secret: KeyedHash.Key, memory: Int = 32 << 20) {
    self.secret = secret
    kept = RecentlyUsed(limit: memory)
  }

  /// Keeps a picture and answers its key; nil where it cannot be encoded.
  func insert(_ image: CGImage) -> String? {
    guard let pixels = image.pixels(level: 0) else { return nil }
    var hash = KeyedHash(secret)
    hash.append("\(pixels.width)")
    pixels.withContents { hash.append($0) }
    let key = hash.digits
    if lock.withLock({ kept.value(for: key) }) != nil { return key }
    guard let data = try? image.pngData() else { return nil }
    let picture = EncodedPicture(data)
    lock.withLock { kept.insert(picture, for: key, cost: data.count + 128) }
    return key
  }

  subscript(key: String) -> EncodedPicture? { lock.withLock { kept.value(for: key) } }
}
