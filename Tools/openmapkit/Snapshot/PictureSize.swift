import CoreGraphics

/// The size of a picture, as in `1024x768@2`.
struct PictureSize: Equatable {
  let points: CGSize
  /// Pixels per point.
  let scale: CGFloat

  /// - Throws: `CommandFailure`.
  init(_ text: String) throws(CommandFailure) {
    let parts = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = (parts.first ?? "").split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    let scale = parts.count == 2 ? Double(parts[1]) : 1
    guard sides.count == 2, let width = sides[0], let height = sides[1], (1...8192).contains(width),
      (1...8192).contains(height), let scale, (0.25...8).contains(scale)
    else { throw .usage("--size: \"\(text)\" is not of the form 1024x768@2, up to 8192x8192@8") }
    points = CGSize(width: width, height: height)
    self.scale = CGFloat(scale)
  }
}
