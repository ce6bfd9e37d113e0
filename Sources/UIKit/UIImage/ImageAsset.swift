/// The files of one named image at its scales, as one image.
struct ImageAsset: Sendable {
  let image: CGImage
  let scale: CGFloat

  private static let extensions = ["png", "jpg", "jpeg", "webp"]

  /// Finds the files and looks at them; nil where there is none that can be read.
  init?(named name: String) {
    let files = Self.files(named: name)
    guard !files.isEmpty, let asset = NamedImageCache.shared.asset(of: files) else { return nil }
    self = asset
  }

  /// - Parameter files: Largest scale first; those that are no whole image are passed over.
  fileprivate init?(reading files: [NamedImageFile]) {
    let readable = files.compactMap { file in
      (try? ImageFile(path: file.path)).map { (scale: file.scale, file: $0) }
    }
    guard let largest = readable.first else { return nil }
    image = CGImage(file: largest.file, smaller: readable.dropFirst().map(\.file))
    scale = CGFloat(largest.scale)
  }

  private static func files(named name: String) -> [NamedImageFile] {
    let kind = URL(fileURLWithPath: name).pathExtension
    let isFile = extensions.contains(kind.lowercased())
    let stem = isFile ? String(name.dropLast(kind.count + 1)) : name
    return [3, 2, 1].compactMap { scale in
      let suffix = scale == 1 ? "" : "@\(scale)x"
      return (isFile ? [kind] : extensions).lazy
        .compactMap { ResourceSearch.path(forResource: stem + suffix, ofType: $0) }
        .compactMap { NamedImageFile(path: $0, scale: scale) }.first
    }
  }
}

/// A file of a named image, as it was when it was found.
private struct NamedImageFile: Hashable {
  let path: String
  let scale: Int
  let size: UInt64
  let changed: Date

  init?(path: String, scale: Int) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
      let size = attributes[.size] as? NSNumber, let changed = attributes[.modificationDate] as? Date
    else { return nil }
    self.path = path
    self.scale = scale
    self.size = size.uint64Value
    self.changed = changed
  }
}

/// Images found by name, kept so that their pixels are read once; a file that has changed is read anew.
///
/// `@unchecked Sendable`: `assets` is only touched under `lock`.
private final class NamedImageCache: @unchecked Sendable {
  static let shared = NamedImageCache()
  private let lock = NSLock()
  private var assets: [[NamedImageFile]: ImageAsset] = [:]

  func asset(of files: [NamedImageFile]) -> ImageAsset? {
    lock.withLock {
      if let known = assets[files] { return known }
      let asset = ImageAsset(reading: files)
      // What stood for an earlier state of these files goes.
      let paths = Set(files.map(\.path))
      assets = assets.filter { entry in entry.key.allSatisfy { !paths.contains($0.path) } }
      assets[files] = asset
      return asset
    }
  }
}
