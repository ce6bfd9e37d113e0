/// The files of one named image at its scales.
struct ImageAsset {
  let image: CGImage
  let scale: CGFloat

  private static let extensions = ["png", "jpg", "jpeg", "webp"]

  /// Finds the files; nil where there is none whose header can be read.
  init?(named name: String) {
    let url = URL(fileURLWithPath: name)
    let known = Self.extensions.contains(url.pathExtension.lowercased())
    let stem = known ? String(name.dropLast(url.pathExtension.count + 1)) : name
    let files = (1...3).reversed().compactMap { scale -> (scale: Int, file: ImageFile)? in
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for kind in known ? [url.pathExtension] : Self.extensions {
        if let path = ResourceSearch.path(forResource: stem + suffix, ofType: kind),
          let file = try? ImageFile(path: path)
        {
          return (scale, file)
        }
      }
      return nil
    }
    guard let largest = files.first else { return nil }
    image = CGImage(file: largest.file, smaller: files.dropFirst().map(\.file))
    scale = CGFloat(largest.scale)
  }
}
