extension PageTree {
  /// The node of a controller with bars.
  mutating func navigationNode(for navigation: UINavigationController) -> PageNode {
    var node = PageNode(.navigation, id: objects.number(of: navigation))
    if let top = navigation.topViewController {
      if let view = top.viewIfLoaded, let content = self.node(for: view, isPlaced: false) { node.children = [content] }
      if !navigation.isNavigationBarHidden { node.bar = bar(for: top.navigationItem, in: navigation) }
      if !navigation.isToolbarHidden { node.toolbar = (top.toolbarItems ?? []).map { itemNode(for: $0) } }
    }
    return node
  }

  private mutating func bar(for item: UINavigationItem, in navigation: UINavigationController) -> PageBar {
    PageBar(
      title: item.title, prompt: item.prompt,
      titleView: [item.titleView].compactMap { view in view.flatMap { node(for: $0, isPlaced: false) } },
      back: navigation.navigationBar.shownBackTitle,
      left: (item.leftBarButtonItems ?? []).map { itemNode(for: $0) },
      // The first one stands at the edge.
      right: (item.rightBarButtonItems ?? []).reversed().map { itemNode(for: $0) })
  }

  /// The node of an item of a bar.
  mutating func itemNode(for item: UIBarButtonItem) -> PageNode {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace {
      var node = PageNode(.space, id: objects.number(of: item))
      if item.systemItem == .fixedSpace { node.width = Double(max(item.width, 0)) }
      return node
    }
    if let view = item.customView, var node = node(for: view, isPlaced: false) {
      node.width = item.width > 0 ? Double(item.width) : nil
      return node
    }
    var node = PageNode(.button, id: objects.number(of: item))
    node.name = item.accessibilityLabel
    node.hint = item.accessibilityHint
    node.text = item.shownTitle
    node.sprite = item.image?.cgImage.flatMap { sprites.insert($0) }
    if node.text == nil, node.sprite == nil { node.sign = item.systemItem.map { "\($0)" } }
    if !item.isEnabled { node.isDisabled = true }
    if item.isSelected { node.isSelected = true }
    if item.style == .done { node.isProminent = true }
    node.color = Self.color(item.tintColor)
    return node
  }
}
