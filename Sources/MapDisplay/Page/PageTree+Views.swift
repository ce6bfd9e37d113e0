extension PageTree {
  /// The node of a view; nil where there is nothing to see.
  mutating func node(for view: UIView, isPlaced: Bool = true) -> PageNode? {
    guard !view.isHidden, view.alpha > 0.001 else { return nil }
    guard var node = plainNode(for: view) else { return nil }
    if isPlaced { node.frame = Self.numbers(view.frame) }
    if view.alpha < 1 { node.opacity = Double(view.alpha) }
    if view.clipsToBounds { node.clips = true }
    if node.name == nil { node.name = view.accessibilityLabel }
    node.hint = view.accessibilityHint
    return node
  }

  private mutating func plainNode(for view: UIView) -> PageNode? {
    if let controller = controllers[ObjectIdentifier(view)] as? UINavigationController {
      return navigationNode(for: controller)
    }
    switch view {
    case let map as MKMapView: return group(map, kind: .map)
    case let label as UILabel: return labelNode(for: label)
    case let button as UIButton: return buttonNode(for: button)
    case let segments as UISegmentedControl: return segmentsNode(for: segments)
    case let image as UIImageView: return imageNode(for: image)
    case let table as UITableView: return listNode(for: table)
    case let bar as UIToolbar:
      var node = PageNode(.group, id: objects.number(of: bar))
      node.toolbar = (bar.items ?? []).map { itemNode(for: $0) }
      return node
    case is UINavigationBar: return nil
    default: return isPicture(view) ? picture(of: view) : group(view, kind: .group)
    }
  }

  /// Whether a view is just to be seen: one of an app's own class that may draw itself, with nothing to use in it.
  private func isPicture(_ view: UIView) -> Bool {
    type(of: view) != UIView.self && controllers[ObjectIdentifier(view)] == nil && !hasUse(view)
  }

  private func hasUse(_ view: UIView) -> Bool {
    view is UIControl || view is MKMapView || view is UITableView || view is UIToolbar || view.gestureRecognizers != nil
      || view.subviews.contains(where: hasUse)
  }

  private mutating func group(_ view: UIView, kind: PageNode.Kind) -> PageNode {
    var node = PageNode(kind, id: objects.number(of: view))
    node.fill = kind == .map ? nil : Self.color(view.backgroundColor)
    if view.gestureRecognizers?.contains(where: \.isEnabled) ?? false { node.takesTaps = true }
    let children = view.subviews.compactMap { self.node(for: $0) }
    if !children.isEmpty { node.children = children }
    return node
  }

  private mutating func picture(of view: UIView) -> PageNode? {
    guard let image = view.picture(scale: scale) else { return group(view, kind: .group) }
    var node = PageNode(.picture, id: objects.number(of: view))
    node.sprite = sprites.insert(image)
    return node
  }

  private mutating func labelNode(for label: UILabel) -> PageNode {
    var node = PageNode(.label, id: objects.number(of: label))
    node.text = label.text
    node.fill = Self.color(label.backgroundColor)
    node.color = Self.color(label.isEnabled ? label.ownTextColor : .lightGray)
    let align: String? =
      switch label.textAlignment {
      case .left: "left"
      case .center: "center"
      case .right: "right"
      default: nil
      }
    node.font = PageFont(
      size: Double(label.font.pointSize), weight: Int(label.font.textFont.weight), align: align,
      lines: label.numberOfLines)
    return node
  }

  private mutating func buttonNode(for button: UIButton) -> PageNode {
    var node = PageNode(.button, id: objects.number(of: button))
    node.text = button.currentTitle
    node.name = button.accessibilityLabel
    if !button.isEnabled { node.isDisabled = true }
    if button.isSelected { node.isSelected = true }
    node.fill = Self.color(button.backgroundColor)
    if button.currentTitle == nil || button.currentImage != nil || button.currentBackgroundImage != nil {
      // Signs and pictures are drawn as the app's own code would see them.
      node.sprite = button.picture(scale: scale).flatMap { sprites.insert($0) }
    } else {
      node.color = button.isEnabled ? Self.color(button.currentTitleColor) : nil
      let font = button.titleLabel?.font ?? .systemFont(ofSize: 15)
      node.font = PageFont(
        size: Double(font.pointSize), weight: Int(font.textFont.weight), align: "center", lines: 1)
    }
    return node
  }

  private mutating func segmentsNode(for control: UISegmentedControl) -> PageNode {
    var node = PageNode(.segments, id: objects.number(of: control))
    node.name = control.accessibilityLabel
    node.index = control.selectedSegmentIndex
    if !control.isEnabled { node.isDisabled = true }
    node.segments = (0..<control.numberOfSegments).map { index in
      PageSegment(
        text: control.titleForSegment(at: index),
        sprite: control.imageForSegment(at: index)?.cgImage.flatMap { sprites.insert($0) },
        isDisabled: !control.isEnabledForSegment(at: index))
    }
    return node
  }

  private mutating func imageNode(for view: UIImageView) -> PageNode {
    var node = PageNode(.image, id: objects.number(of: view))
    node.fill = Self.color(view.backgroundColor)
    node.sprite = view.image?.cgImage.flatMap { sprites.insert($0) }
    node.fit =
      switch view.contentMode {
      case .scaleAspectFit: "contain"
      case .scaleAspectFill: "cover"
      case .scaleToFill, .redraw: "fill"
      default: "none"
      }
    return node
  }

  /// A colour as browsers write it; nil for none, and for one that is clear.
  static func color(_ color: UIColor?) -> String? {
    guard let parts = color?.cgColor.components, parts.count == 4, parts[3] > 0 else { return nil }
    let bytes = parts.map { Int((min(max(Double($0), 0), 1) * 255).rounded()) }
    return "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
