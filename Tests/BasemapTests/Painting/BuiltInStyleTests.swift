import Testing

@testable import Basemap

@Suite("The styles that come with the program")
struct BuiltInStyleTests {
  private static let looks = BasemapType.allCases.flatMap { type in
    [false, true].map { BasemapLook(type, isDark: $0) }
  }

  @Test("Every look has a sheet that is read without a fault", arguments: looks)
  func faults(look: BasemapLook) throws {
    let style = try MapStyle.read(look.sheetName)
    #expect(style.sheet.faults == [])
    #expect(style.sheet.name == look.sheetName)
    #expect(!style.layers.isEmpty)
  }

  @Test("Drawn maps have vectors, satellite pictures alone, hybrid both; the world goes on beyond drawn maps")
  func kinds() {
    func style(_ type: BasemapType) -> MapStyle { .builtIn(BasemapLook(type)) }
    #expect(style(.standard).showsVectors && !style(.standard).showsImagery && style(.standard).beyond != nil)
    #expect(!style(.satellite).showsVectors && style(.satellite).showsImagery && style(.satellite).beyond == nil)
    #expect(style(.hybrid).showsVectors && style(.hybrid).showsImagery)
  }

  @Test("Light and dark have the same layers, in other colours")
  func dark() {
    for type in [BasemapType.standard, .mutedStandard] {
      let (light, dark) = (MapStyle.builtIn(BasemapLook(type)), MapStyle.builtIn(BasemapLook(type, isDark: true)))
      #expect(Set(light.sheet.layers.map(\.id)).symmetricDifference(dark.sheet.layers.map(\.id)).isEmpty)
      let brightness = [Palette(BasemapLook(type)), Palette(BasemapLook(type, isDark: true))].map { palette in
        [palette.land, palette.water, palette.wood, palette.street].map { ($0.red + $0.green + $0.blue) / 3 }
      }
      #expect(zip(brightness[0], brightness[1]).allSatisfy { $0 > $1 + 0.3 })
    }
  }

  @Test("A look without buildings draws none, whatever the layers are called")
  func buildings() throws {
    let map = Basemap(layers: [BasemapLayer(Town.source, role: .region)])
    let bare = BasemapLook(.standard, showsBuildings: false)
    let place = Town.place(0, 300)
    let picture = try #require(Picture(map, center: place, zoom: 16, width: 4, height: 4, look: bare))
    #expect(picture.center == Palette.standard.land.hex)
  }

  @Test("A sheet that is missing is an error that names it, and a look without one draws nothing")
  func missing() {
    #expect(throws: StyleSheetError.notAStyleSheet("none.json is not beside the program")) {
      try MapStyle.read("none")
    }
  }

  @Test("Every icon that a sheet names is in the sprite, which has both sizes", arguments: [1.0, 2])
  func icons(scale: Double) throws {
    let folder = try EmbeddedFile.path("Styles/sprite.json").dropLast("/sprite.json".count)
    let sprite = try Sprite(path: folder + "/sprite", scale: scale)
    #expect(sprite.faults == [] && sprite.images.values.allSatisfy { $0.pixelRatio == scale })
    var named: Set<String> = []
    for look in Self.looks {
      let json = try String(contentsOfFile: folder + "/\(look.sheetName).json", encoding: .utf8)
      named.formUnion(json.matches(of: /"(poi-[a-z]+(-[a-z]+)?|shield-[a-z]+-[0-9]|peak)"/).map { String($0.output.1) })
    }
    #expect(named.count > 40)
    #expect(named.subtracting(sprite.names) == [])
    #expect((2...6).allSatisfy { sprite.names.contains("shield-road-\($0)") })
  }
}
