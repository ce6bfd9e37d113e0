import Testing

@testable import MapKit

/// P19, D11: what is drawn does not depend on how the picture is cut into tiles, nor on the number of threads.
@MainActor @Suite struct MapSceneTilingTests {
  private let rich = RichMap(center: MKMapPoint(place(34.4248, -118.5971)), unit: 3000)

  /// 640 × 640 pixels round the scene's middle, starting at no cell's corner.
  private func area(on grid: PixelGrid, side: Int = 640) throws -> PixelRect {
    let middle = grid.position(of: rich.center)
    return PixelRect(x: Int(middle.x) - side / 2 + 37, y: Int(middle.y) - side / 2 - 11, width: side, height: side)
  }

  /// Draws an area whole and in parts, each part from a scene captured for it alone, and compares every byte.
  private func check(_ parts: [PixelRect], of area: PixelRect, on grid: PixelGrid, _ label: String) throws {
    let whole = try rich.scene(area, on: grid).drawPixels(of: area, on: grid)
    try #require(distinctBytes(of: whole) > 40, "the picture should not be empty: \(label)")
    #expect(parts.map { $0.width * $0.height }.reduce(0, +) == area.width * area.height, "the parts cover the picture")
    for part in parts {
      let pixels = try rich.scene(part, on: grid).drawPixels(of: part, on: grid)
      var differing = 0
      for row in 0..<part.height {
        let offset = (part.y - area.y + row) * whole.bytesPerRow + 4 * (part.x - area.x)
        if memcmp(whole.bytes + offset, pixels.bytes + row * pixels.bytesPerRow, 4 * part.width) != 0 { differing += 1 }
      }
      #expect(differing == 0, "\(label): \(differing) rows differ in \(part)")
    }
  }

  /// How many values the bytes of every seventh column have.
  private func distinctBytes(of pixels: PixelBuffer) -> Int {
    pixels.withContents { bytes in Set(stride(from: 0, to: bytes.count, by: 28).map { bytes[$0] }).count }
  }

  private func tiles(_ count: Int, of area: PixelRect) -> [PixelRect] {
    let side = area.width / count
    return (0..<count * count).map {
      PixelRect(x: area.x + $0 % count * side, y: area.y + $0 / count * side, width: side, height: side)
    }
  }

  /// Cuts a rectangle again and again at random places.
  private func randomParts(of area: PixelRect, _ generator: inout SplitMix, depth: Int = 4) -> [PixelRect] {
    guard depth > 0, area.width > 1, area.height > 1 else { return [area] }
    var (first, second) = (area, area)
    if Bool.random(using: &generator) {
      let cut = Int.random(in: 1..<area.width, using: &generator)
      first.width = cut
      (second.x, second.width) = (area.x + cut, area.width - cut)
    } else {
      let cut = Int.random(in: 1..<area.height, using: &generator)
      first.height = cut
      (second.y, second.height) = (area.y + cut, area.height - cut)
    }
    return randomParts(of: first, &generator, depth: depth - 1) + randomParts(of: second, &generator, depth: depth - 1)
  }

  @Test("D11, P19: on the grid of web tiles, one picture and 4 × 4 tiles", arguments: [1.0, 2, 3])
  func webTiles(_ contentScale: Double) throws {
    rich.select()
    let grid = try #require(PixelGrid(zoom: 16.5, contentScale: contentScale))
    let area = try area(on: grid)
    try check(tiles(4, of: area), of: area, on: grid, "web tiles @\(contentScale)")
  }

  @Test("D11: on fitted grids of any scale and phase, one picture and 4 × 4 tiles")
  func fittedGrids() throws {
    rich.select()
    var generator = SplitMix(seed: 11)
    for index in 0..<4 {
      let scale = Double.random(in: 0.03...0.3, using: &generator)
      let start = MKMapPoint(
        x: rich.center.x + Double.random(in: 0...100, using: &generator),
        y: rich.center.y + Double.random(in: 0...100, using: &generator))
      let grid = try #require(PixelGrid(scale: scale, contentScale: [1, 2, 1.5, 3][index], through: start))
      let area = try area(on: grid, side: 512)
      try check(tiles(4, of: area), of: area, on: grid, "fitted grid \(index)")
    }
  }

  @Test("D11: cut at random", arguments: [1, 2, 3, 4])
  func randomTilings(_ seed: UInt64) throws {
    rich.select()
    var generator = SplitMix(seed: seed)
    let grid = try #require(
      PixelGrid(
        scale: Double.random(in: 0.05...0.2, using: &generator), contentScale: 1, through: rich.center))
    let area = try area(on: grid, side: 500)
    try check(randomParts(of: area, &generator), of: area, on: grid, "random tiling \(seed)")
  }

  @Test("The number of threads does not matter, nor does drawing again")
  func threads() throws {
    let grid = try #require(PixelGrid(zoom: 16, contentScale: 2))
    let area = try area(on: grid)
    let scene = rich.scene(area, on: grid)
    let one = try scene.drawPixels(of: area, on: grid, threads: 1)
    for threads in [1, 2, 7, 64] {
      let again = try scene.drawPixels(of: area, on: grid, threads: threads)
      #expect(memcmp(again.bytes, one.bytes, one.byteCount) == 0, "\(threads) threads")
    }
  }

  @Test("D11: through the public interface, a snapshot of a part is that part of the snapshot", arguments: [1.0, 2, 3])
  func snapshots(_ scale: Double) async throws {
    rich.select()
    let side = 400
    let width = 6180.339887
    let rect = MKMapRect(x: rich.center.x - 3141.59, y: rich.center.y - 2718.28, width: width, height: width)
    let whole = try #require(
      try await rich.map.snapshot(of: rect, size: CGSize(width: side, height: side), scale: scale).image.cgImage)
    let point = width / Double(side)
    for part in [(0, 0, 100, 100), (100, 300, 100, 50), (173, 91, 60, 211), (399, 399, 1, 1), (0, 200, 400, 7)] {
      let (x, y, w, h) = part
      let partRect = MKMapRect(
        x: rect.minX + Double(x) * point, y: rect.minY + Double(y) * point, width: Double(w) * point,
        height: Double(h) * point)
      let picture = try #require(
        try await rich.map.snapshot(of: partRect, size: CGSize(width: w, height: h), scale: scale).image.cgImage)
      let pixels = CGRect(
        x: Double(x) * scale, y: Double(y) * scale, width: Double(w) * scale, height: Double(h) * scale)
      #expect(try picture.bytes() == #require(whole.cropping(to: pixels)).bytes(), "part \(part)")
    }
  }

  @Test("The cells cover a rectangle, left of and above the world's corner too")
  func cells() {
    let rect = PixelRect(x: -300, y: -1, width: 600, height: 2)
    let cells = MapScene.cells(covering: rect)
    #expect(cells.count == 8)
    #expect(cells.first == PixelRect(x: -512, y: -256, width: 256, height: 256))
    #expect(cells.last == PixelRect(x: 256, y: 0, width: 256, height: 256))
  }

  @Test("A size that no buffer can have is a typed error")
  func tooLarge() throws {
    let grid = try #require(PixelGrid(zoom: 1, contentScale: 1))
    let scene = rich.scene(PixelRect(x: 0, y: 0, width: 1, height: 1), on: grid)
    #expect(throws: MKSnapshotError.sizeOutOfRange(width: 0, height: 5)) {
      try scene.drawPixels(of: PixelRect(x: 0, y: 0, width: 0, height: 5), on: grid)
    }
  }
}
