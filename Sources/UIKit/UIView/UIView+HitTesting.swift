extension UIView {
  /// Answers a point of this view in the coordinates of another; nil stands for the outermost view that this one is in.
  ///
  /// Views that lie in no common one are taken to share their outermost view.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = originInOutermost
    guard let view else { return CGPoint(x: point.x + outer.x, y: point.y + outer.y) }
    let other = view.originInOutermost
    return CGPoint(x: point.x + outer.x - other.x, y: point.y + outer.y - other.y)
  }

  /// Answers a point of another view (nil: of the outermost one) in the coordinates of this one.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    let outer = originInOutermost
    return CGPoint(x: point.x - outer.x, y: point.y - outer.y)
  }

  /// Answers a rectangle of this view in the coordinates of another (nil: of the outermost one).
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Answers a rectangle of another view (nil: of the outermost one) in the coordinates of this one.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the origin of the view's coordinates lies in the outermost view.
  private var originInOutermost: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.superview {
      origin.x += view.frame.minX - view.bounds.minX
      origin.y += view.frame.minY - view.bounds.minY
      view = superview
    }
    return origin
  }

  /// Answers the frontmost view at a point of this one that taps reach: this one or one in it; nil where there is none.
  ///
  /// Views that are hidden, nearly transparent or closed to taps are passed over with all that lies in them.
  package final func hitView(at point: CGPoint) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, bounds.contains(point) else { return nil }
    for view in subviews.reversed() {
      let inner = CGPoint(
        x: point.x - view.frame.minX + view.bounds.minX, y: point.y - view.frame.minY + view.bounds.minY)
      if let hit = view.hitView(at: inner) { return hit }
    }
    return self
  }
}
