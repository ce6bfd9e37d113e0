import CoreGraphics

extension PictureDrawings {
  /// What Core Graphics itself draws, without maps.
  static let drawingFloor: [String: PictureDrawing] = [
    "caps-joins-dashes": { try $0.drawing(StrokeDrawings.capsJoinsDashes) }
  ]
}
