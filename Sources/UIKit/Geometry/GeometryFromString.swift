// The text forms of geometry: numbers and braces, as `{x,y}` or `{{x,y},{width,height}}`.
//
// On Apple's framework: text that is not of the form answers zero, and so it does here. Code that must tell a bad
// text from zero uses `GeometryText`.

/// Reads `{x,y}`; the zero point for anything else.
public func CGPointFromString(_ string: String) -> CGPoint {
  GeometryText.numbers(in: string, nesting: .flat(2)).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
}

/// Reads `{width,height}`; the zero size for anything else.
public func CGSizeFromString(_ string: String) -> CGSize {
  GeometryText.numbers(in: string, nesting: .flat(2)).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
}

/// Reads `{{x,y},{width,height}}`; the zero rectangle for anything else.
public func CGRectFromString(_ string: String) -> CGRect {
  GeometryText.numbers(in: string, nesting: .pairs).map {
    CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
  } ?? .zero
}

/// Reads `[a,b,c,d,tx,ty]`; the identity for anything else.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  GeometryText.numbers(in: string, nesting: .bracketed(6)).map {
    CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
  } ?? .identity
}

/// Reads `{top,left,bottom,right}`; no insets for anything else.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  GeometryText.numbers(in: string, nesting: .flat(4)).map {
    UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
  } ?? .zero
}

/// Writes a point as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { GeometryText.text([point.x, point.y]) }

/// Writes a size as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { GeometryText.text([size.width, size.height]) }

/// Writes a rectangle as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Writes a matrix as `[a, b, c, d, tx, ty]`.
public func NSStringFromCGAffineTransform(_ t: CGAffineTransform) -> String {
  let text = GeometryText.text([t.a, t.b, t.c, t.d, t.tx, t.ty])
  return "[\(text.dropFirst().dropLast())]"
}

/// Writes insets as `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  GeometryText.text([insets.top, insets.left, insets.bottom, insets.right])
}
