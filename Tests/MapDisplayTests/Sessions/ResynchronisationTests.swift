import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct ResynchronisationTests {
  @Test("revisions follow each other, and each update names the one before") func revisions() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    let stream = try #require(await display.listen(screen))
    var revision = try #require(stream.take().first?.data["revision"] as? Int)
    for type in [MKMapType.satellite, .hybrid, .standard] {
      display.map?.mapType = type
      display.display.sessions.screens.first?.refreshIfNeeded()
      let update = try #require(stream.take().first)
      #expect(update.data["since"] as? Int == revision)
      #expect(update.data["revision"] as? Int == revision + 1)
      revision += 1
    }
  }

  @Test("a page that comes back is told what it missed, or all where that is gone") func comesBack() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    let id = try #require(await display.listen(screen)?.take().first?.id)
    let page = try #require(display.display.sessions.screens.first)
    display.map?.mapType = .satellite
    page.refreshIfNeeded()
    let missed = try #require(await display.listen(screen, lastEventID: id)).take()
    #expect(missed.map(\.name) == ["update"])
    #expect(missed.first?.section("map")?["style"] as? String == "satellite")

    for wrong in [
      "nonsense", "", "0123456789ab-1", id + "9", "\(id.prefix(12))--1", "\(id.prefix(12))-99999999999999999999",
    ] {
      let events = try #require(await display.listen(screen, lastEventID: wrong)).take()
      #expect(events.map(\.name) == ["state"], "\(wrong)")
    }
    for round in 0..<80 {
      display.map?.mapType = round % 2 == 0 ? .standard : .satellite
      page.refreshIfNeeded()
    }
    #expect(try #require(await display.listen(screen, lastEventID: id)).take().map(\.name) == ["state"])
  }

  @Test("a second listener takes the page over from the first") func takesOver() async throws {
    let display = try TestDisplay()
    let screen = try await display.openScreen()
    let first = try #require(await display.listen(screen))
    let second = try #require(await display.listen(screen))
    #expect(first.stream.hasEnded)
    #expect(!second.stream.hasEnded)
  }

  @Test("a reader who does not keep up is let go") func slowReader() {
    let stream = EventStream()
    let chunk = Data(count: 1 << 20)
    for _ in 0..<5 { stream.send(chunk) }
    #expect(stream.hasEnded)
    #expect(stream.takeAll().count <= EventStream.backlogLimit)
  }
}
