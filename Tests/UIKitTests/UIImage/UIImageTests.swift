import Testing
import UIKit

@Suite struct UIImageTests {
  @Test("An empty image has no pixels, no size and no file")
  func empty() {
    let image = UIImage()
    #expect(image.cgImage == nil && image.size == .zero && image.scale == 1)
    #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
  }

  @Test("Data is read at a scale; a scale that is not positive counts as 1")
  func data() throws {
    let png = try pngFile()
    #expect(try #require(UIImage(data: png)).size == CGSize(width: 8, height: 8))
    #expect(try #require(UIImage(data: png, scale: 2)).size == CGSize(width: 4, height: 4))
    for scale in [CGFloat(0), -1, .nan, .infinity] {
      #expect(try #require(UIImage(data: png, scale: scale)).scale == 1)
    }
  }

  @Test("PNG brings every pixel back; JPEG about")
  func encoding() throws {
    let image = quarters()
    let png = try #require(UIImage(data: image.pngData() ?? Data()))
    #expect(try png.pixel(1, 1) == .red)
    #expect(try png.pixel(6, 1) == .green)
    #expect(try png.pixel(1, 6) == .blue)
    let jpeg = try #require(UIImage(data: image.jpegData(compressionQuality: 1) ?? Data()))
    #expect(try jpeg.pixel(6, 6).red > 240)
  }

  @Test("Data that is no whole image answers nil")
  func corrupt() throws {
    let png = try pngFile()
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("not an image".utf8)) == nil)
    #expect(UIImage(data: png.prefix(png.count / 2)) == nil)
    var damaged = png
    damaged[damaged.startIndex + 40] ^= 0xFF
    #expect(UIImage(data: damaged) == nil)
    let jpeg = try #require(quarters().jpegData(compressionQuality: 0.9))
    #expect(UIImage(data: jpeg.prefix(20)) == nil)
  }

  @Test("A file's name gives the scale", arguments: [("pin", 1), ("pin@2x", 2), ("pin@3x", 3), ("pin@4x", 1)])
  func contentsOfFile(_ name: String, _ scale: Int) throws {
    let folder = try ScratchFolder()
    try folder.write(try pngFile(), to: "\(name).png")
    let image = try #require(UIImage(contentsOfFile: "\(folder.path)/\(name).png"))
    #expect(image.scale == CGFloat(scale))
  }

  @Test("A file that is missing, a folder or no image answers nil")
  func badFiles() throws {
    let folder = try ScratchFolder()
    try folder.write(Data("GIF89a".utf8), to: "bad.png")
    #expect(UIImage(contentsOfFile: "\(folder.path)/missing.png") == nil)
    #expect(UIImage(contentsOfFile: folder.path) == nil)
    #expect(UIImage(contentsOfFile: "\(folder.path)/bad.png") == nil)
    #expect(UIImage(contentsOfFile: "") == nil)
  }

  @Test("An image is drawn upright, whole, into its rectangle")
  func upright() throws {
    let drawn = picture(20, 20) { _ in quarters().draw(in: CGRect(x: 2, y: 2, width: 16, height: 16)) }
    #expect(try drawn.pixel(4, 4) == .red)
    #expect(try drawn.pixel(15, 4) == .green)
    #expect(try drawn.pixel(4, 15) == .blue)
    #expect(try drawn.pixel(15, 15) == .white)
    #expect(try drawn.pixel(1, 1) == .clear)
  }

  @Test("At a point an image is drawn at its own size, pixel by pixel")
  func atPoint() throws {
    let drawn = picture(10, 10) { _ in quarters().draw(at: CGPoint(x: 1, y: 1)) }
    #expect(try drawn.pixel(1, 1) == .red)
    #expect(try drawn.pixel(4, 4) == .red)
    #expect(try drawn.pixel(5, 4) == .green)
    #expect(try drawn.pixel(8, 8) == .white)
    #expect(try drawn.pixel(9, 9) == .clear)
  }

  @Test("An image can be dimmed and mixed; the context's settings stay")
  func blending() throws {
    let drawn = picture(8, 8) { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      quarters().draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .multiply, alpha: 1)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(try drawn.pixel(2, 2) == .red)
    #expect(try drawn.pixel(0, 0) == .blue)
    let dimmed = picture(8, 8) { _ in
      quarters().draw(in: CGRect(x: 0, y: 0, width: 8, height: 8), blendMode: .normal, alpha: 0.5)
    }
    #expect(abs(Int(try dimmed.pixel(2, 2).alpha) - 128) <= 1)
  }

  @Test("An image literal finds its resource; a missing one is an empty image")
  func literal() throws {
    let folder = try ScratchFolder()
    try folder.write(try pngFile(), to: "literal-of-the-image-tests.png")
    ResourceSearch.addFolder(folder.path)
    let image = #imageLiteral(resourceName: "literal-of-the-image-tests")
    #expect(image.size == CGSize(width: 8, height: 8))
    #expect(#imageLiteral(resourceName: "missing-of-the-image-tests").cgImage == nil)
  }
}
