import Testing
import UIKit

@Suite struct UIGraphicsImageRendererTests {
  @Test("The origin is the upper left corner, y points down, and a point has as many pixels as the format says")
  func orientation() throws {
    for scale in [CGFloat(1), 2, 3] {
      let image = picture(4, 4, scale: scale) { context in
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      #expect(image.size == CGSize(width: 4, height: 4))
      #expect(image.scale == scale)
      #expect(image.cgImage?.width == Int(4 * scale))
      #expect(try image.pixel(Int(scale) - 1, Int(scale) - 1) == .red)
      #expect(try image.pixel(Int(scale), 0) == .clear)
      #expect(try image.pixel(0, Int(4 * scale) - 1) == .clear)
    }
  }

  @Test("Without a format there is one pixel a point and transparency; an opaque picture starts black")
  func format() throws {
    #expect(UIGraphicsImageRendererFormat.default().scale == 1)
    let plain = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    #expect(try plain.pixel(0, 0) == .clear)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { _ in }
    #expect(try opaque.pixel(1, 1) == .black)
  }

  @Test("With bounds, the picture shows that part of the plane")
  func bounds() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 4))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 12, y: 22, width: 1, height: 1))
    }
    #expect(try image.pixel(2, 2) == .red)
    #expect(try image.pixel(1, 2) == .clear)
  }

  @Test("The context fills, strokes half a point inside, clips, and answers the picture so far")
  func context() throws {
    var early: UIImage?
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      early = context.currentImage
      UIColor.blue.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 8, height: 8))
      UIColor.red.setFill()
      context.clip(to: CGRect(x: 2, y: 2, width: 2, height: 2))
      context.fill(CGRect(x: 1, y: 1, width: 6, height: 6))
    }
    #expect(try image.pixel(0, 4) == .blue)
    #expect(try image.pixel(1, 4) == .clear)
    #expect(try image.pixel(3, 3) == .red)
    #expect(try image.pixel(4, 4) == .clear)
    #expect(try #require(early).pixel(0, 4) == .clear)
  }

  @Test(
    "Sizes and scales without a picture answer an empty image",
    arguments: [
      CGSize(width: 0, height: 5), CGSize(width: -5, height: 5), CGSize(width: CGFloat.nan, height: 5),
      CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e6, height: 5),
    ])
  func noPicture(_ size: CGSize) {
    let renderer = UIGraphicsImageRenderer(size: size)
    #expect(renderer.image { _ in }.cgImage == nil)
    #expect(renderer.pngData { _ in }.isEmpty)
    #expect(renderer.jpegData(withCompressionQuality: 1) { _ in }.isEmpty)
  }

  @Test("A scale that is not positive counts as 1", arguments: [CGFloat(0), -2, .nan, .infinity])
  func strangeScale(_ scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    var early: UIImage?
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format).image {
      early = $0.currentImage
    }
    #expect(image.scale == 1 && image.size == CGSize(width: 3, height: 3))
    #expect(early?.scale == 1)
  }

  @Test("The picture is written as PNG and JPEG")
  func encoding() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let png = renderer.pngData { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    let jpeg = renderer.jpegData(withCompressionQuality: 0.9) { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(jpeg.starts(with: [0xFF, 0xD8]))
    #expect(try #require(UIImage(data: png)).pixel(2, 2) == .black)
    #expect(try #require(UIImage(data: jpeg)).pixel(2, 2).red < 4)
  }
}
