import CoreGraphics
import Foundation

extension Coaster {
  private static let pieceLength = 6

  /// Answers everything that stands of the coaster: pieces of track, supports and trains.
  func standing() -> [any Standing] {
    let line = self.line()
    guard line.count > 20 else { return [] }
    var result: [any Standing] = []
    for start in stride(from: 0, to: line.count, by: Self.pieceLength) {
      let points = (start - 1...start + Self.pieceLength + 1).map { line[($0 + line.count) % line.count] }
      result.append(TrackPiece(coaster: self, points: points))
    }
    result += supports(under: line)
    for share in trains { result += train(on: line, at: share) }
    return result
  }

  private func supports(under line: [SIMD3<Double>]) -> [any Standing] {
    guard build != .railway else { return [] }
    let gap = build == .wood ? 4 : 11
    return stride(from: 0, to: line.count, by: gap).compactMap { index -> (any Standing)? in
      let (p, q) = (line[index], line[(index + gap) % line.count])
      if build == .wood { return Trestle(from: p, to: q, tint: support) }
      // Where the track stands on end, in a loop, it carries itself.
      let next = line[(index + 2) % line.count]
      let run = (next.ground - p.ground).length
      guard run > abs(next.z - p.z) * 0.7, !isInsideFigure(p, line) else { return nil }
      return Support(top: p, tint: support)
    }
  }

  /// A support would run through the track where another part of a loop lies beneath.
  private func isInsideFigure(_ p: SIMD3<Double>, _ line: [SIMD3<Double>]) -> Bool {
    line.contains { ($0.ground - p.ground).length < 2.2 && $0.z < p.z - 5 }
  }

  private func train(on line: [SIMD3<Double>], at share: Double) -> [any Standing] {
    let first = Int(share * Double(line.count))
    let cars: [any Standing] = (0..<6).map { car in
      let index = (first + car * 4) % line.count
      return TrainCar(
        from: line[index], to: line[(index + 2) % line.count], tint: car == 5 ? train.lighter(0.25) : train)
    }
    return build == .railway ? cars + [Smoke(above: line[(first + 21) % line.count])] : cars
  }
}
