/// A scale of the map: points on the screen per map point.
///
/// 1 shows one map point as one point, 0.5 shows two map points as one point. The zoom level is 20 + log₂ of the scale.
public typealias MKZoomScale = CGFloat
