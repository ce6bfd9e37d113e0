extension NSObject {
  /// Announces that a value is about to change.
  ///
  /// It goes with `didChangeValue(forKey:)`, on which maps act; nothing is done before the change.
  public func willChangeValue(forKey key: String) {}

  /// Tells the maps that show this annotation that a value of it has changed: they show it where and as it is now.
  ///
  /// For an annotation of a class of the app's own whose `coordinate`, `title` or `subtitle` changes while it is on a
  /// map; `MKPointAnnotation` and shapes tell of themselves. A change told outside the main queue reaches
  /// the maps a little later. On Apple's framework: key-value observing does this for `@objc dynamic` properties.
  public func didChangeValue(forKey key: String) {
    AnnotationChanges.tell(AnnotationChange(annotation: ObjectIdentifier(self), key: key))
  }
}
