/// The kind of view that annotations get where the delegate answers none, once a view is registered under it.
///
/// On Apple's framework: the same; the text of the constant is not recorded.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// The kind of view that clusters get where the delegate answers none, once a view is registered under it.
///
/// On Apple's framework: the same; the text of the constant is not recorded.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension MKMapView {
  /// Registers how views of a kind are made, for `dequeueReusableAnnotationView(withIdentifier:for:)`.
  ///
  /// An addition to Apple's interface, for views that need more than `init(annotation:reuseIdentifier:)`.
  ///
  /// - Parameters:
  ///   - identifier: The kind; a view made with another one is not used again for this kind.
  ///   - makeView: Makes a view for an annotation, of the kind given.
  public func register(
    forAnnotationViewWithReuseIdentifier identifier: String,
    makeView: @escaping @MainActor (_ annotation: any MKAnnotation, _ identifier: String) -> MKAnnotationView
  ) {
    registeredViews[identifier] = { makeView($0, identifier) }
  }

  /// A view of a registered kind for an annotation, which it is given.
  func dequeueView(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
    let make = registeredViews[identifier]
    precondition(make != nil, "No view is registered for the identifier \(identifier)")
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier) ?? make?(annotation)
      ?? MKAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  /// The view of an annotation for which the delegate has none, if a kind is registered for that.
  func registeredView(for annotation: any MKAnnotation) -> MKAnnotationView? {
    let identifier =
      annotation is MKClusterAnnotation
      ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier
    guard registeredViews[identifier] != nil else { return nil }
    return dequeueReusableAnnotationView(withIdentifier: identifier, for: annotation)
  }
}
