extension PageTree {
  /// The node of a list.
  mutating func listNode(for table: UITableView) -> PageNode {
    var node = PageNode(.list, id: objects.number(of: table))
    node.name = table.accessibilityLabel
    node.style = "\(table.style)"
    lists.insert(ObjectIdentifier(table))
    let sections = table.shownSections
    let hasMarks = sections.contains { $0.cells.contains { $0.accessoryType == .checkmark } }
    if hasMarks || table.allowsMultipleSelection { checklists.insert(ObjectIdentifier(table)) }
    node.isChecklist = checklists.contains(ObjectIdentifier(table))
    node.sections = sections.map { section in
      PageSection(
        header: section.header, footer: section.footer,
        rows: section.cells.map { row(for: $0, canBeUsed: table.allowsSelection) })
    }
    return node
  }

  private func row(for cell: UITableViewCell, canBeUsed: Bool) -> PageRow {
    PageRow(
      name: cell.accessibilityLabel, text: cell.textLabel?.text, detail: cell.detailTextLabel?.text,
      isSubtitle: cell.cellStyle == .subtitle,
      sprite: cell.imageView?.image?.cgImage.flatMap { sprites.insert($0) },
      isChecked: cell.accessoryType == .checkmark, isSelected: cell.isSelected && cell.selectionStyle != .none,
      isDisabled: !canBeUsed || !cell.isUserInteractionEnabled,
      leadsOn: cell.accessoryType == .disclosureIndicator || cell.accessoryType == .detailDisclosureButton,
      hasButton: cell.accessoryType == .detailButton || cell.accessoryType == .detailDisclosureButton)
  }
}
