/// The pictures of annotation views, shared by all who show the same.
///
/// `@unchecked Sendable`: what changes is under the lock.
final class SpriteStore: @unchecked Sendable {
  private let secret: KeyedHash.Key
  private let lock = NSLock()
  private var kept: RecentlyUsed<String, EncodedPicture>
  private var shown = SharedImages()

  init(secret: KeyedHash.Key, memory: Int = 32 << 20) {
    self.secret = secret
    kept = RecentlyUsed(limit: memory)
  }

  /// Keeps a picture and answers its key; nil where it cannot be encoded.
  func insert(_ image: CGImage) -> String? {
    guard let key = key(of: image) else { return nil }
    if lock.withLock({ kept.value(for: key) }) != nil { return key }
    guard let data = try? image.pngData() else { return nil }
    let picture = EncodedPicture(data)
    lock.withLock { kept.insert(picture, for: key, cost: data.count + 128) }
    return key
  }

  /// Answers the image that stands for all that have the same pixels: the first of them, while anybody shows it.
  func shared(_ image: CGImage) -> CGImage {
    guard let key = key(of: image) else { return image }
    return lock.withLock { shown.image(for: key) } ?? image
  }

  /// The name of what is in an image; that of one which is still shown need not be found out again.
  private func key(of image: CGImage) -> String? {
    if let known = lock.withLock({ shown.key(of: image) }) { return known }
    guard let pixels = image.pixels(level: 0) else { return nil }
    var hash = KeyedHash(secret)
    hash.append("\(pixels.width)")
    pixels.withContents { hash.append($0) }
    let key = hash.digits
    lock.withLock { shown.note(image, key: key) }
    return key
  }

  subscript(key: String) -> EncodedPicture? { lock.withLock { kept.value(for: key) } }
}
