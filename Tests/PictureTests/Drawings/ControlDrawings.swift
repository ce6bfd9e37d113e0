import UIKit

/// Buttons of all types, with words and a picture, and disabled below; labels under them.
@MainActor enum ControlDrawings {
  static func controls(_ picture: PictureCase) throws -> PixelBuffer {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    view.backgroundColor = .white
    for (row, isEnabled) in [true, false].enumerated() {
      var x: CGFloat = 16
      for type in [UIButton.ButtonType.detailDisclosure, .contactAdd, .close, .system] {
        let button = UIButton(type: type)
        if type == .system {
          button.setTitle("Details", for: .normal)
          button.setImage(star, for: .normal)
          button.sizeToFit()
        }
        button.isEnabled = isEnabled
        button.center = CGPoint(x: (x + button.bounds.width / 2).rounded(), y: 24 + CGFloat(row) * 40)
        x = button.frame.maxX + 16
        view.addSubview(button)
      }
    }
    for (index, alignment) in [NSTextAlignment.left, .center, .right].enumerated() {
      let label = UILabel(
        frame: CGRect(x: 16, y: 96 + CGFloat(index) * 44, width: CGFloat(picture.width) - 32, height: 40))
      label.backgroundColor = UIColor(white: 0.94, alpha: 1)
      label.numberOfLines = 2
      label.font = .systemFont(ofSize: 15)
      label.textAlignment = alignment
      label.text =
        [
          "One line", "Two lines, broken where the label ends",
          "Too much for two lines, which therefore end with dots before its end",
        ][
          index]
      view.addSubview(label)
    }
    return try pixels(of: view, picture)
  }

  /// A segmented control, and a list with a cell of each style and each accessory, one of them selected.
  static func list(_ picture: PictureCase) throws -> PixelBuffer {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: picture.width, height: picture.height))
    view.backgroundColor = .white
    let segments = UISegmentedControl(items: ["Standard", "Satellite", "Hybrid"])
    segments.frame = CGRect(x: 16, y: 10, width: CGFloat(picture.width) - 32, height: 32)
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 2)
    view.addSubview(segments)
    let table = UITableView(
      frame: CGRect(x: 0, y: 52, width: CGFloat(picture.width), height: CGFloat(picture.height) - 52),
      style: .insetGrouped)
    let rows = ListRows()
    table.dataSource = rows
    table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    view.addSubview(table)
    return try withExtendedLifetime(rows) { try pixels(of: view, picture) }
  }

  private static func pixels(of view: UIView, _ picture: PictureCase) throws -> PixelBuffer {
    guard let pixels = view.picture(scale: CGFloat(picture.scale))?.pixels(level: 0) else {
      throw PictureError.notDrawn("the view has no picture")
    }
    return pixels
  }

  fileprivate static var star: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      UIColor.systemOrange.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 14, height: 14))
    }
  }
}

/// A row of each style and accessory.
private final class ListRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Options" }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Any number at once." }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .default, .value1, .value2, .subtitle]
    let accessories: [UITableViewCell.AccessoryType] = [
      .checkmark, .none, .disclosureIndicator, .detailButton, .detailDisclosureButton,
    ]
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    cell.accessoryType = accessories[indexPath.row]
    cell.textLabel?.text = ["Park Boundary", "Map Overlay", "Low income", "Region", "Goliath"][indexPath.row]
    cell.detailTextLabel?.text = [nil, nil, "26", "Sub-Saharan Africa", "Steel coaster, 137 km/h"][indexPath.row]
    if indexPath.row == 0 { cell.imageView?.image = ControlDrawings.star }
    return cell
  }
}
