import Testing
import UIKit

@MainActor @Suite struct UIImageViewTests {
  @Test("A view made with an image has its size and shows it")
  func made() throws {
    let view = UIImageView(image: quarters(10))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && !view.isUserInteractionEnabled)
    #expect(try view.picture(scale: 1)?.pixel(2, 2) == .red)
    #expect(UIImageView(image: nil).frame == .zero && UIImageView().image == nil)
  }

  @Test("The image is placed by the content mode, anew when mode or size change")
  func placed() throws {
    let view = UIImageView(image: quarters(10))
    view.frame.size = CGSize(width: 40, height: 20)
    #expect(try view.picture(scale: 1)?.pixel(10, 5) == .red)
    view.contentMode = .scaleAspectFit
    #expect(try view.picture(scale: 1)?.pixel(5, 5) == .clear)
    #expect(try view.picture(scale: 1)?.pixel(15, 5) == .red)
    view.contentMode = .topLeft
    #expect(try view.picture(scale: 1)?.pixel(2, 2) == .red && view.picture(scale: 1)?.pixel(12, 2) == .clear)
    view.frame.size = CGSize(width: 20, height: 40)
    view.contentMode = .bottom
    #expect(try view.picture(scale: 1)?.pixel(7, 32) == .red)
  }

  @Test("Another image, or the highlighted one, is shown at once; the size suits the image")
  func changed() throws {
    let view = UIImageView(image: quarters(10), highlightedImage: picture(10, 10) { _ in })
    #expect(try view.picture(scale: 1)?.pixel(2, 2) == .red)
    view.isHighlighted = true
    #expect(try view.picture(scale: 1)?.pixel(2, 2) == .clear)
    view.isHighlighted = false
    view.image = quarters(30)
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 30))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 30, height: 30))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
