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
    guard let pixels = view.picture(scale: CGFloat(picture.scale))?.pixels(level: 0) else {
      throw PictureError.notDrawn("the view has no picture")
    }
    return pixels
  }

  private static var star: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).image { context in
      UIColor.systemOrange.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 1, y: 1, width: 14, height: 14))
    }
  }
}
