/// That a value of an annotation has changed.
package struct AnnotationChange: Hashable, Sendable {
  /// The annotation.
  package let annotation: ObjectIdentifier
  /// The name of the value: `coordinate`, `title` or `subtitle`, or one of the app's own.
  package let key: String
}
