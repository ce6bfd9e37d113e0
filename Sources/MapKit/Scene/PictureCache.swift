/// The pictures of views for one scene; views that look the same share one.
@MainActor struct PictureCache {
  private let scale: CGFloat
  private var pictures: [AnyHashable: CGImage] = [:]

  /// Makes a cache for pictures of a number of pixels per point.
  init(scale: CGFloat) { self.scale = scale }

  mutating func picture(of view: UIView) -> CGImage? {
    guard let key = (view as? MKAnnotationView)?.pictureKey else { return view.picture(scale: scale) }
    if let known = pictures[key] { return known }
    let picture = view.picture(scale: scale)
    pictures[key] = picture
    return picture
  }
}
