import MapGeometry
import Testing

@Suite("Coordinate spans")
struct MKCoordinateSpanTests {
  @Test("Q03: the empty initialiser gives 0 by 0, the other keeps what it is given")
  func initialisers() {
    let zero = MKCoordinateSpan()
    #expect(zero.latitudeDelta == 0 && zero.longitudeDelta == 0)
    var span = MKCoordinateSpan(latitudeDelta: -1, longitudeDelta: 400)
    #expect(span.latitudeDelta == -1 && span.longitudeDelta == 400)
    span.latitudeDelta = 1
    span.longitudeDelta = 2
    #expect(span.latitudeDelta == 1 && span.longitudeDelta == 2)
  }

  @Test("G15: a span is not Equatable")
  func notEquatable() {
    #expect(!isEquatable(MKCoordinateSpan()))
  }
}
