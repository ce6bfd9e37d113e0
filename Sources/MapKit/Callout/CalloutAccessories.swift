/// The views of an app that a callout shows beside its words.
struct CalloutAccessories {
  var left: UIView?
  var right: UIView?
  var detail: UIView?

  /// Those there are.
  var all: [UIView] { [left, right, detail].compactMap { $0 } }
}
