extension MKMapRect {
  /// The smallest rect around the receiver that has its centre and the aspect of a view or an image.
  ///
  /// One side stays exactly what it is and the other grows. The receiver itself is returned if it is null or if a side
  /// of `size` is zero, negative or not finite. The result may run past the edges of the world.
  ///
  /// - Parameter size: A size of any unit; only its width ÷ height matters.
  /// - Returns: A rect that contains the receiver.
  package func fitted(toAspectRatioOf size: CGSize) -> MKMapRect {
    let (viewWidth, viewHeight) = (Double(size.width), Double(size.height))
    guard !isNull, viewWidth > 0, viewHeight > 0, viewWidth.isFinite, viewHeight.isFinite else { return self }
    let wantedWidth = height * (viewWidth / viewHeight)
    if wantedWidth > width {
      return MKMapRect(x: midX - wantedWidth / 2, y: minY, width: wantedWidth, height: height)
    }
    let wantedHeight = width * (viewHeight / viewWidth)
    guard wantedHeight > height else { return self }
    return MKMapRect(x: minX, y: midY - wantedHeight / 2, width: width, height: wantedHeight)
  }
}
