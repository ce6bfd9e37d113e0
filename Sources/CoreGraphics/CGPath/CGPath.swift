/// A shape of lines and curves; it cannot be changed (see `CGMutablePath`).
public class CGPath {
  package var elements: PathElements

  package init(elements: PathElements) { self.elements = elements }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElements())
    elements.addRect(rect, transform: transform?.pointee ?? .identity)
  }

  /// Makes the ellipse that touches the four sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathElements())
    elements.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
  }

  /// Makes a rectangle with rounded corners; radii beyond half a side are taken as half a side.
  ///
  /// On Apple's framework: larger radii are a programmer error and trap.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(elements: PathElements())
    elements.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
  }

  /// Whether there is nothing in the path.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element would start; zero in an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points of curves included; null for an empty path.
  ///
  /// - Complexity: O(n) in the number of points.
  public var boundingBox: CGRect { elements.controlBounds }

  /// The smallest rectangle around the shape itself, without control points; null for an empty path.
  ///
  /// - Complexity: O(n) in the number of points.
  public var boundingBoxOfPath: CGRect { elements.tightBounds }

  /// Answers whether a point lies inside the shape; open subpaths count as closed.
  ///
  /// - Complexity: O(n) in the number of elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    // The matrix maps the point into the space of the path, as on Apple's framework.
    elements.contains(point.applying(transform), rule: rule)
  }

  /// Answers a path that cannot be changed and equals this one now.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Answers the mapped path.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Answers a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Answers a mapped copy that can be changed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  /// Calls the block once for each element; the element's points live only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    elements.forEach { verb, index in
      var points = Array(elements.points[index..<index + verb.pointCount])
      if points.isEmpty { points = [.zero] }
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var element = CGPathElement(type: CGPathElementType(verb), points: base)
        block(&element)
      }
    }
  }
}

extension CGPath: Equatable {
  /// Answers whether both paths have the same elements.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
}
