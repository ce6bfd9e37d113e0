import Testing
import UIKit

@Suite struct ImageAssetTests {
  /// A folder of resources with files of the given names, each a picture of a side in pixels.
  private func resources(_ files: [String: CGFloat]) throws -> ScratchFolder {
    let folder = try ScratchFolder()
    for (name, side) in files { try folder.write(try pngFile(quarters(side)), to: name) }
    ResourceSearch.addFolder(folder.path)
    return folder
  }

  @Test("The largest scale there is gives size and scale")
  func largest() throws {
    let name = UUID().uuidString
    let folder = try resources(["\(name).png": 8, "\(name)@2x.png": 16, "\(name)@3x.png": 24])
    let image = try #require(UIImage(named: name))
    #expect(image.scale == 3)
    #expect(image.size == CGSize(width: 8, height: 8))
    withExtendedLifetime(folder) {}
  }

  @Test("A single file of any scale will do", arguments: [("", 1), ("@2x", 2), ("@3x", 3)])
  func single(_ suffix: String, _ scale: Int) throws {
    let name = UUID().uuidString
    let folder = try resources(["\(name)\(suffix).png": 8])
    let image = try #require(UIImage(named: name))
    #expect(image.scale == CGFloat(scale))
    #expect(image.size.width == 8 / CGFloat(scale))
    withExtendedLifetime(folder) {}
  }

  @Test("A name with its extension finds that kind, in folders too, and a name may have points")
  func extensions() throws {
    let name = UUID().uuidString
    let folder = try resources(["pins/\(name).v2.png": 8])
    #expect(UIImage(named: "pins/\(name).v2.png") != nil)
    #expect(UIImage(named: "pins/\(name).v2") != nil)
    #expect(UIImage(named: "pins/\(name).v2.jpg") == nil)
    withExtendedLifetime(folder) {}
  }

  @Test("A file that is no image is passed over")
  func corrupt() throws {
    let name = UUID().uuidString
    let folder = try resources(["\(name).png": 8])
    try folder.write(Data("not an image".utf8), to: "\(name)@2x.png")
    let image = try #require(UIImage(named: name))
    #expect(image.scale == 1)
    #expect(UIImage(named: "") == nil)
    #expect(UIImage(named: "missing-\(name)") == nil)
    #expect(UIImage(named: "../\(name)") == nil)
  }

  @Test("The files are read when the image is first drawn: the pixels are the largest file's")
  func pixels() throws {
    let name = UUID().uuidString
    let folder = try resources(["\(name).png": 8, "\(name)@2x.png": 16])
    let image = try #require(UIImage(named: name))
    let drawn = picture(8, 8, scale: 2) { _ in image.draw(at: .zero) }
    #expect(try drawn.pixel(7, 7) == .red)
    #expect(try drawn.pixel(8, 7) == .green)
    withExtendedLifetime(folder) {}
  }

  @Test("A file whose header claims more than can be decoded is passed over")
  func tooLarge() throws {
    let name = UUID().uuidString
    let folder = try resources(["\(name).png": 8])
    let large = try #require(Data(base64Encoded: Self.hugePNG))
    try folder.write(large, to: "\(name)@2x.png")
    let image = try #require(UIImage(named: name))
    #expect(image.scale == 1 && image.size == CGSize(width: 8, height: 8))
    withExtendedLifetime(folder) {}
  }

  /// A PNG of valid checksums that claims 30,000 × 30,000 pixels.
  private static let hugePNG =
    "iVBORw0KGgoAAAANSUhEUgAAdTAAAHUwCAAAAABDTKdmAAAADElEQVR4nGNgYGAAAAAEAAH2FzhVAAAAAElFTkSuQm"
    + "CC"
}
