extension UIView {
  /// A word more on what the view does, for those who do not see it; nil at first.
  public final var accessibilityHint: String? {
    get { accessibilityValues?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// What the view says at present, for those who do not see it; nil at first.
  public final var accessibilityValue: String? {
    get { accessibilityValues?.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// A name by which tests find the view, never said; nil at first.
  public final var accessibilityIdentifier: String? {
    get { accessibilityValues?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  final func changeAccessibility(_ change: (inout AccessibilityValues) -> Void) {
    var values = accessibilityValues ?? AccessibilityValues()
    change(&values)
    accessibilityValues = values
    setNeedsShowing()
  }
}
