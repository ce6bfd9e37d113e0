import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct PageLinkTests {
  /// A controller that remembers one word.
  private final class Word: UIViewController, LinkedController {
    var word = "plain"
    var linkItems: [URLQueryItem] { [URLQueryItem(name: "word", value: word), URLQueryItem(name: "zoom", value: "1")] }
    func open(_ linkItems: [URLQueryItem]) { word = linkItems.first { $0.name == "word" }?.value ?? word }
  }

  private func display() throws -> TestDisplay {
    try TestDisplay(root: { map in
      let controller = Word()
      controller.view = map
      return UINavigationController(rootViewController: controller)
    })
  }

  private func link(_ display: TestDisplay, opening: String) async throws -> String {
    let text = String(decoding: try JSONEncoder().encode(opening), as: UTF8.self)
    let screen = try await display.openScreen(extra: ",\"link\":\(text)")
    return try #require(await display.listen(screen)?.take().first?.sections["link"] as? String)
  }

  @Test("a link opens what it was made of") func reopened() async throws {
    let display = try display()
    let opened = "center=34.42480000,-118.59710000&zoom=16.2875&heading=30.00&word=caf%C3%A9%20%26%20more"
    let link = try await link(display, opening: opened)
    let again = try await self.link(display, opening: link)
    #expect(again == link)
    #expect(link.contains("zoom=16.2875&heading=30.00&word=caf%C3%A9%20%26%20more"))
    #expect(link.hasPrefix("center=34.4248000"))
    #expect(display.map?.camera.heading == 30)
  }

  @Test("an app cannot take the names that the map's place has") func ownNames() async throws {
    let link = try await link(try display(), opening: "")
    #expect(link.ranges(of: "zoom=").count == 1)
  }

  @Test(
    "what a link says is passed over where it is nonsense",
    arguments: [
      "center=91,0&zoom=3", "center=0,181&zoom=3", "center=0&zoom=3", "center=0,0", "center=0,0&zoom=-1",
      "center=0,0&zoom=23", "center=0,0&zoom=nan", "center=nan,nan&zoom=3", "center=inf,0&zoom=1e999", "center=,&zoom=",
      "%", "%zz=%00", "=", "&&&", "a=b=c", "center=0,0&zoom=3;heading=9",
    ])
  func nonsense(text: String) async throws {
    let display = try display()
    let usual = try await link(display, opening: "")
    #expect(try await link(display, opening: text) == usual)
  }

  @Test("a heading out of range counts as north") func heading() async throws {
    let display = try display()
    for heading in ["-1", "360", "nan", "1e400", "x"] {
      let link = try await link(display, opening: "center=1,1&zoom=5&heading=\(heading)")
      #expect(!link.contains("heading"), "\(heading)")
      #expect(link.contains("zoom=5.0000"))
    }
  }
}
