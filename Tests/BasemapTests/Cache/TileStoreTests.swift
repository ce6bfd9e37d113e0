import Foundation
import Testing

@testable import Basemap

@Suite struct TileStoreTests {
  private static let place = TileAddress(z: 0, x: 0, y: 0)

  private func store(_ error: TileSourceError) -> (TileStore, MemorySource) {
    let source = MemorySource(zooms: 0...4) { _ throws(TileSourceError) in throw error }
    return (TileStore(layers: [BasemapLayer(source, role: .world)], limit: 1 << 20), source)
  }

  @Test("a tile that is damaged is absent for good; one that could not be had is told, and not asked for meanwhile")
  func failures() throws {
    let place = try #require(Self.place)
    for error in [TileSourceError.remote(.status(503)), .remote(.notATile)] {
      let (store, source) = store(error)
      for _ in 0..<3 { #expect(store.features(0, place) == nil) }
      #expect(source.mostRequests == 1 && store.faults.map(\.error) == [error])
      guard let known = store.known(0, place) else {
        Issue.record("nothing is known of the tile")
        continue
      }
      switch known {
      case .absent: #expect(error == .remote(.notATile))
      case .unavailable(let end):
        #expect(error.isTemporary && end > Date().timeIntervalSince1970)
      default: Issue.record("a tile from nowhere")
      }
    }
  }
}
