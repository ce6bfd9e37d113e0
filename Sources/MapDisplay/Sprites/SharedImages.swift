/// Images in use and the keys of what is in them: of those with one key, the first stands for all.
struct SharedImages {
  private struct Entry {
    weak var image: CGImage?
  }
  private var entries: [String: Entry] = [:]
  /// By the images' serial numbers, which are never used twice.
  private var keys: [UInt64: String] = [:]
  /// At how many entries those whose images have gone are looked for.
  private var cleaningSize = 64

  /// How many are remembered.
  var count: Int { entries.count }

  func key(of image: CGImage) -> String? { keys[image.serial] }

  func image(for key: String) -> CGImage? { entries[key]?.image }

  /// Takes note of an image, unless another already stands for its key.
  mutating func note(_ image: CGImage, key: String) {
    guard entries[key]?.image == nil else { return }
    entries[key] = Entry(image: image)
    keys[image.serial] = key
    if keys.count >= cleaningSize { clean() }
  }

  private mutating func clean() {
    entries = entries.filter { $0.value.image != nil }
    let serials = Set(entries.values.compactMap { $0.image?.serial })
    keys = keys.filter { serials.contains($0.key) }
    cleaningSize = max(2 * keys.count, 64)
  }
}
