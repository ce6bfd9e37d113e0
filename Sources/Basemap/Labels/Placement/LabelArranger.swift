/// Works out how a label may be shown at a place: each anchor of its text, with and without its icon.
struct LabelArranger {
  let style: LabelStyle
  /// The label's place on the plane, in points.
  var anchor: SIMD2<Double>
  private let heading: Double
  private let paragraph: LabelParagraph?

  init(style: LabelStyle, anchor: SIMD2<Double>, heading: Double, paragraphs: ParagraphCache) {
    (self.style, self.anchor, self.heading) = (style, anchor, heading)
    paragraph = style.text.flatMap { text in
      guard text.size > 0, text.size.isFinite else { return nil }
      let isOneLine = style.placement != .point
      let paragraph = paragraphs.paragraph(
        LabelParagraph.Key(
          runs: text.runs, maximumWidth: isOneLine || text.maximumWidth <= 0 ? .infinity : text.maximumWidth,
          letterSpacing: text.letterSpacing))
      return paragraph.isEmpty ? nil : paragraph
    }
  }

  /// How much of a line the label takes, in points.
  var lineLength: Double {
    if let paragraph, let text = style.text { return paragraph.width * text.size }
    guard let icon = style.icon else { return 0 }
    return icon.imageSize.x
  }

  /// The ways to show the label at its place, the most wanted first.
  func arrangements() -> [LabelArrangement] { arrangements(lineAngle: 0, path: nil, distance: 0) }

  /// The ways to show the label on a line.
  func arrangements(along path: LabelPath, at distance: Double) -> [LabelArrangement] {
    arrangements(lineAngle: path.angle(at: distance), path: path, distance: distance)
  }

  private func arrangements(lineAngle: Double, path: LabelPath?, distance: Double) -> [LabelArrangement] {
    var full: [LabelArrangement] = []
    var textAlone: [LabelArrangement] = []
    if let text = style.text, let paragraph {
      let ways = text.modes(of: paragraph, onLine: path != nil).flatMap { mode in text.spots.map { (mode, $0) } }
      for (mode, spot) in ways {
        guard
          let (arranged, shape, block) = mode == .vertical
            ? column(text, paragraph, spot) : arranged(text, paragraph, spot, path, distance)
        else { continue }
        var both = LabelArrangement(text: arranged, icon: nil, shapes: [shape])
        textAlone.append(both)
        if let icon = style.icon {
          let (arranged, shape) = self.arranged(icon, around: block, lineAngle: lineAngle, isOnLine: path != nil)
          both.icon = arranged
          both.shapes.append(shape)
        }
        full.append(both)
      }
    }
    guard let icon = style.icon else { return full }
    let (arranged, shape) = self.arranged(icon, around: nil, lineAngle: lineAngle, isOnLine: path != nil)
    let iconAlone = [LabelArrangement(text: nil, icon: arranged, shapes: [shape])]
    // Without a text to show, the icon is the whole label.
    guard paragraph != nil else { return iconAlone }
    if icon.isOptional { full += textAlone }
    if style.text?.isOptional ?? false { full += iconAlone }
    return full
  }

  /// The text at one of its spots, the room it takes, and its block relative to the place.
  private func arranged(
    _ text: LabelTextStyle, _ paragraph: LabelParagraph, _ spot: StyleAnchorOffset, _ path: LabelPath?,
    _ distance: Double
  ) -> (ArrangedText, CollisionShape, LabelBox)? {
    let (width, height) = (
      paragraph.width * text.size, Double(paragraph.lines.count) * text.lineHeight * text.size
    )
    if let path, text.followsMap {
      guard let curve = LabelCurve(path, at: distance, length: width, staysUpright: text.staysUpright) else {
        return nil
      }
      let shift = (spot.offset.y + (0.5 - spot.anchor.fractionY) * text.lineHeight) * text.size
      let shape = CollisionShape(
        discs: curve.discs(length: width, radius: height / 2 + text.padding, shift: shift), overlap: text.overlap,
        blocks: !text.ignoresPlacement)
      return (
        ArrangedText(paragraph: paragraph, course: .curve(curve)), shape,
        LabelBox(minX: -width / 2, minY: -height / 2, maxX: width / 2, maxY: height / 2)
      )
    }
    let corner = SIMD2(
      spot.offset.x * text.size - spot.anchor.fractionX * width,
      spot.offset.y * text.size - spot.anchor.fractionY * height)
    let block = LabelBox(minX: corner.x, minY: corner.y, maxX: corner.x + width, maxY: corner.y + height)
    let rotation = text.rotation - (text.followsMap ? heading : 0)
    let course = ArrangedText.Course.block(
      corner: corner, justification: text.justification(at: spot.anchor), rotation: rotation)
    let shape = CollisionShape(
      box: block.insetBy(-text.padding).turned(byDegrees: rotation).moved(by: anchor), overlap: text.overlap,
      blocks: !text.ignoresPlacement)
    return (ArrangedText(paragraph: paragraph, course: course), shape, block)
  }

  /// The text with its lines running down, the room it takes, and its block relative to the place.
  private func column(
    _ text: LabelTextStyle, _ paragraph: LabelParagraph, _ spot: StyleAnchorOffset
  ) -> (ArrangedText, CollisionShape, LabelBox)? {
    let width = Double(paragraph.lines.count) * text.lineHeight * text.size
    let height = (Double(paragraph.letterCount) * (1 + text.letterSpacing) - text.letterSpacing) * text.size
    let corner = SIMD2(
      spot.offset.x * text.size - spot.anchor.fractionX * width,
      spot.offset.y * text.size - spot.anchor.fractionY * height)
    let block = LabelBox(minX: corner.x, minY: corner.y, maxX: corner.x + width, maxY: corner.y + height)
    let shape = CollisionShape(
      box: block.insetBy(-text.padding).moved(by: anchor), overlap: text.overlap, blocks: !text.ignoresPlacement)
    return (ArrangedText(paragraph: paragraph, course: .columns(corner: corner)), shape, block)
  }

  private func arranged(
    _ icon: LabelIconStyle, around text: LabelBox?, lineAngle: Double, isOnLine: Bool
  ) -> (ArrangedIcon, CollisionShape) {
    let size = icon.imageSize
    let corner = icon.offset * icon.size - SIMD2(icon.anchor.fractionX * size.x, icon.anchor.fractionY * size.y)
    var box = LabelBox(minX: corner.x, minY: corner.y, maxX: corner.x + size.x, maxY: corner.y + size.y)
    if let text { box = icon.fitted(box, to: text) }
    var rotation = icon.rotation
    if icon.followsMap {
      rotation += isOnLine ? lineAngle : -heading
      let turn = rotation.truncatingRemainder(dividingBy: 360)
      if icon.staysUpright, isOnLine, abs(turn) > 90, abs(turn) < 270 { rotation += 180 }
    }
    let padded = LabelBox(
      minX: box.minX - icon.padding.left, minY: box.minY - icon.padding.top, maxX: box.maxX + icon.padding.right,
      maxY: box.maxY + icon.padding.bottom)
    return (
      ArrangedIcon(box: box, rotation: rotation),
      CollisionShape(
        box: padded.turned(byDegrees: rotation).moved(by: anchor), overlap: icon.overlap,
        blocks: !icon.ignoresPlacement)
    )
  }
}

extension LabelTextStyle {
  /// The ways a text may run at its place: along a line and in most scripts, across alone.
  fileprivate func modes(of paragraph: LabelParagraph, onLine: Bool) -> [StyleWritingMode] {
    guard !onLine, rotation == 0, writingModes.contains(.vertical), paragraph.mayRunDown else { return [.horizontal] }
    return writingModes
  }

  /// Where lines meet: what is `auto` turns to the place.
  fileprivate func justification(at anchor: StyleAnchor) -> StyleTextJustify {
    guard justification == .auto else { return justification }
    switch anchor.fractionX {
    case 0: return .left
    case 1: return .right
    default: return .center
    }
  }
}

extension LabelIconStyle {
  /// The icon's rectangle made to follow a text.
  fileprivate func fitted(_ box: LabelBox, to text: LabelBox) -> LabelBox {
    var fitted = box
    let shift = offset * size
    // The picture's frame lies outside of the part that is meant for the text.
    let frame = contentFrame
    if textFit == .width || textFit == .both {
      fitted.minX = text.minX - textFitPadding.left - frame.left + shift.x
      fitted.maxX = text.maxX + textFitPadding.right + frame.right + shift.x
    } else if textFit == .height {
      (fitted.minX, fitted.maxX) = (text.center.x - box.width / 2 + shift.x, text.center.x + box.width / 2 + shift.x)
    }
    if textFit == .height || textFit == .both {
      fitted.minY = text.minY - textFitPadding.top - frame.top + shift.y
      fitted.maxY = text.maxY + textFitPadding.bottom + frame.bottom + shift.y
    } else if textFit == .width {
      (fitted.minY, fitted.maxY) = (text.center.y - box.height / 2 + shift.y, text.center.y + box.height / 2 + shift.y)
    }
    return fitted
  }

  private var contentFrame: StyleEdges {
    guard let image, let content = image.content else { return StyleEdges(0) }
    let factor = size / image.pixelRatio
    return StyleEdges(
      top: content.minY * factor, right: (Double(image.image.width) - content.maxX) * factor,
      bottom: (Double(image.image.height) - content.maxY) * factor, left: content.minX * factor)
  }
}
