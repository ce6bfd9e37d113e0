import MapGeometry
import Testing

@Suite("Map sizes")
struct MKMapSizeTests {
  @Test("G01: the world is 2^28 map points square")
  func world() {
    #expect(MKMapSize.world.width == 268_435_456)
    #expect(MKMapSize.world.height == 268_435_456)
  }

  @Test("The empty initialiser gives 0 by 0, the other keeps what it is given")
  func initialisers() {
    let zero = MKMapSize()
    #expect(zero.width == 0 && zero.height == 0)
    var size = MKMapSize(width: -1, height: 2)
    #expect(size.width == -1 && size.height == 2)
    size.width = 3
    size.height = 4
    #expect(size.width == 3 && size.height == 4)
  }

  @Test("Sizes are equal when both members are; G15: a size is not Equatable")
  func equality() {
    #expect(MKMapSizeEqualToSize(MKMapSize(width: 1, height: 2), MKMapSize(width: 1, height: 2)))
    #expect(!MKMapSizeEqualToSize(MKMapSize(width: 1, height: 2), MKMapSize(width: 1, height: 3)))
    #expect(!MKMapSizeEqualToSize(MKMapSize(width: 1, height: 2), MKMapSize(width: 0, height: 2)))
    #expect(!isEquatable(MKMapSize()))
  }

  @Test("G16: a size is written with one decimal")
  func string() {
    #expect(MKStringFromMapSize(MKMapSize(width: 10.25, height: 0)) == "{10.2, 0.0}")
  }
}
