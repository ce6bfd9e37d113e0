/// An image file on disk whose header, and for PNG whose checksums, have been read, and whose pixels have not.
package struct ImageFile: Sendable {
  let path: String
  let width: Int
  let height: Int

  /// Looks at a file.
  ///
  /// - Throws: `ImageCodecError` where it is not a whole image, or Foundation's error where it cannot be read.
  package init(path: String) throws {
    // Read, not mapped: a mapped file that is cut short meanwhile would end the process.
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let header = try ImageDecoder.header(of: data)
    try header.checkSize(maximumPixelCount: ImageDecoder.defaultMaximumPixelCount)
    // A PNG proves by its checksums that it can be decoded later; the other kinds have none.
    if header.format == .png {
      try data.withBytes { (bytes) throws(ImageCodecError) in _ = try PNGStructure(bytes) }
    } else {
      _ = try ImageDecoder.decode(data)
    }
    self.path = path
    width = header.width
    height = header.height
  }

  func decode() -> PixelBuffer? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let pixels = try? ImageDecoder.decode(data), pixels.width == width, pixels.height == height
    else { return nil }
    return pixels
  }
}

extension CGImage {
  /// Makes an image that reads its pixels from files when first drawn: from the first, or, drawn at half its size or
  /// less, from one that has just half the pixels.
  package convenience init(file: ImageFile, smaller: [ImageFile] = []) {
    var loaders: [Int: ImageLevels.Loader] = [0: { file.decode() }]
    if let half = smaller.first(where: {
      $0.width == ImageLevels.size(of: file.width, level: 1) && $0.height == ImageLevels.size(of: file.height, level: 1)
    }) {
      loaders[1] = { half.decode() }
    }
    self.init(levels: ImageLevels(width: file.width, height: file.height, loaders: loaders))
  }
}
