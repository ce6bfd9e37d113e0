import MapKit
import Testing

@MainActor @Suite struct MKMapSnapshotterFormatTests {
  private static let formats: [MKMapSnapshotter.Format] = [
    .png, .jpeg(quality: 0.8), .webp(quality: nil), .webp(quality: 0.7), .svg, .pdf,
  ]

  /// An area, a line and a view with text: nothing that needs pixels.
  private func snapshotter(scale: CGFloat = 1, isRich: Bool = false) -> (MKMapSnapshotter, TestDelegate) {
    let delegate = TestDelegate()
    delegate.makeView = { _, annotation in
      let view = TextView(annotation: annotation, reuseIdentifier: nil)
      view.bounds.size = CGSize(width: 60, height: 20)
      return view
    }
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    map.delegate = delegate
    map.baseMap = .plain
    map.visibleMapRect = square(0, 0, side: 1_000_000)
    map.addOverlays([box(0, 0, half: 0.3), line([place(-1, -1), place(1, 1)])])
    map.addAnnotation(pin(0, 0, title: "Map"))
    let options = MKMapSnapshotter.Options()
    options.mapView = map
    options.size = map.bounds.size
    options.scale = scale
    return (MKMapSnapshotter(options: options), delegate)
  }

  @Test("Every format starts with its own signature")
  func signatures() async throws {
    let (snapshotter, delegate) = snapshotter()
    let expected: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("RIFF".utf8), Array("RIFF".utf8), Array("<?xml".utf8),
      Array("%PDF-".utf8),
    ]
    for (format, signature) in zip(Self.formats, expected) {
      #expect(try await snapshotter.data(as: format).starts(with: signature), "\(format)")
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("The same call gives the same bytes, in every format")
  func deterministic() async throws {
    let (snapshotter, delegate) = snapshotter()
    for format in Self.formats {
      let first = try await snapshotter.data(as: format)
      let second = try await snapshotter.data(as: format)
      #expect(first == second, "\(format)")
    }
    let rich = RichMap(center: MKMapPoint(place(34.4, -118.6)), unit: 3000)
    rich.select()
    rich.map.baseMap = .plain
    rich.map.visibleMapRect = square(34.4, -118.6, side: 6000)
    let options = MKMapSnapshotter.Options()
    options.mapView = rich.map
    for format in [MKMapSnapshotter.Format.png, .svg, .pdf] {
      let first = try await MKMapSnapshotter(options: options).data(as: format)
      let second = try await MKMapSnapshotter(options: options).data(as: format)
      #expect(first == second, "\(format)")
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("PNG and exact WebP hold the picture of start(), at every scale", arguments: [1, 2, 3])
  func exactFormats(_ scale: Int) async throws {
    let (snapshotter, delegate) = snapshotter(scale: CGFloat(scale))
    let expected = try await snapshotter.start().image.cgImage?.bytes()
    for format in [MKMapSnapshotter.Format.png, .webp(quality: nil)] {
      let image = try CGImage(data: try await snapshotter.data(as: format))
      #expect(image.width == 200 * scale && image.height == 100 * scale)
      #expect(try image.bytes() == expected)
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("SVG holds paths and letters, no picture of the whole; its size is that in points whatever the scale")
  func svg() async throws {
    let (snapshotter, delegate) = snapshotter(scale: 3)
    let text = String(decoding: try await snapshotter.data(as: .svg), as: UTF8.self)
    #expect(text.contains("width=\"200") && text.contains("height=\"100"))
    #expect(text.contains("<path") && text.contains("<use"))
    #expect(!text.contains("<image"))
    withExtendedLifetime(delegate) {}
  }

  @Test("PDF holds a page of the size in points with a font, and no picture of the whole")
  func pdf() async throws {
    let (snapshotter, delegate) = snapshotter(scale: 2)
    let text = String(decoding: try await snapshotter.data(as: .pdf), as: Unicode.ASCII.self)
    #expect(text.contains("/MediaBox [ 0 0 200 100 ]"))
    #expect(text.contains("/Font"))
    #expect(!text.contains("/Subtype /Image"))
    withExtendedLifetime(delegate) {}
  }

  @Test("A quality out of range is cut, not an error")
  func quality() async throws {
    let (snapshotter, delegate) = snapshotter()
    for quality in [-1, 2, Double.nan] {
      #expect(try await !snapshotter.data(as: .jpeg(quality: quality)).isEmpty)
      #expect(try await !snapshotter.data(as: .webp(quality: quality)).isEmpty)
    }
    withExtendedLifetime(delegate) {}
  }

  @Test("WebP beyond its 16,383 pixels is a typed error")
  func tooWideForWebP() async {
    let options = MKMapSnapshotter.Options()
    options.size = CGSize(width: 16_384, height: 1)
    let error = await #expect(throws: MKSnapshotError.self) {
      _ = try await MKMapSnapshotter(options: options).data(as: .webp(quality: nil))
    }
    if case .encoding = error {} else { Issue.record("\(String(describing: error))") }
  }
}

private final class TextView: MKAnnotationView {
  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(rect: rect).fill()
    "Map".draw(at: CGPoint(x: 4, y: 2))
  }
}

@Suite struct MKSnapshotErrorTests {
  @Test("Every error says what is wrong in one sentence, the region's the values at fault")
  func descriptions() {
    let region = MKSnapshotError.region(.invalidCenter(latitude: 120.2, longitude: 30.27))
    #expect(region.description.contains("120.2"))
    #expect(MKSnapshotError.sizeOutOfRange(width: 7, height: 9).description.contains("7 × 9"))
    #expect(MKSnapshotError.drawingFailed(reason: "no memory").errorDescription?.contains("no memory") == true)
    for error in [region, .emptyMapRect, .cancelled] {
      #expect(error.description.hasSuffix(".") && error.localizedDescription == error.description)
    }
  }
}
