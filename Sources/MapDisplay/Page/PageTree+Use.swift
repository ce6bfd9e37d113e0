extension PageTree {
  /// Does what the page's user did to something on it; what is no longer there is passed over.
  func use(_ number: Int, _ use: ControlUse) {
    guard let object = objects[number] else { return }
    switch (object, use) {
    case (let item as UIBarButtonItem, .tap): item.tapAsUser()
    case (let control as UISegmentedControl, .segment(let index)): control.selectAsUser(segment: index)
    case (let table as UITableView, .row(let section, let row, let isAccessory)):
      let path = IndexPath(row: row, section: section)
      if isAccessory { table.tapAccessoryAsUser(rowAt: path) } else { table.tapAsUser(rowAt: path) }
    case (let navigation as UINavigationController, .tap): navigation.goBackAsUser()
    case (let presentation as UIPresentationController, .tap): presentation.dismissAsUser()
    case (is UISegmentedControl, .tap): break
    case (let control as UIControl, .tap): control.tapAsUser()
    case (let view as UIView, .point(let x, let y, let taps)):
      view.handleAsUser(
        .tap(count: taps), at: CGPoint(x: x + Double(view.bounds.minX), y: y + Double(view.bounds.minY)))
    default: break
    }
  }
}
