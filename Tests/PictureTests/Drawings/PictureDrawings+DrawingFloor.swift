import CoreGraphics

extension PictureDrawings {
  /// What Core Graphics itself draws, without maps.
  static let drawingFloor: [String: PictureDrawing] = [
    "caps-joins-dashes": { try $0.drawing(StrokeDrawings.capsJoinsDashes) },
    "fill-rules": { try $0.drawing(ShapeDrawings.fillRules) },
    "clipping": { try $0.drawing(ShapeDrawings.clipping) },
    "huge-coordinates": { try $0.drawing(ShapeDrawings.hugeCoordinates) },
    "blend-modes": { try $0.drawing(CompositingDrawings.blendModes) },
    "layers": { try $0.drawing(CompositingDrawings.layers) },
    "shadows": { try $0.drawing(CompositingDrawings.shadows) },
    "gradients": { try $0.drawing(CompositingDrawings.gradients) },
    "image-orientation": { try $0.drawing(ImageDrawings.orientation) },
    "image-scaling": { try $0.drawing(ImageDrawings.scaling) },
    "text-scripts": { try $0.drawing(TextDrawings.scripts) },
    "text-wrapping": { try $0.drawing(TextDrawings.wrapping) },
  ]
}
