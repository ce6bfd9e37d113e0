import CoreLocation
import Testing

@Suite struct SimulatedLocationSourceTests {
  private func gpx(_ body: String) -> Data {
    Data(
      """
      <?xml version="1.0"?><gpx version="1.1" creator="t" xmlns="http://www.topografix.com/GPX/1/1">\(body)</gpx>
      """.utf8)
  }

  @Test("A route is travelled one location at a time, and again after rewinding")
  func advancing() {
    let source = SimulatedLocationSource(route: [1, 2].map { CLLocation(latitude: $0, longitude: 0) })
    #expect(source.location == nil)
    #expect(source.advance() && source.location?.coordinate.latitude == 1)
    #expect(source.advance() && source.location?.coordinate.latitude == 2)
    #expect(!source.advance() && source.location?.coordinate.latitude == 2)
    source.rewind()
    #expect(source.advance() && source.location?.coordinate.latitude == 1)
  }

  @Test("Played, a route takes the time that it says divided by the speed", .timeLimit(.minutes(1)))
  func playing() async throws {
    let times = [0, 100, 100, 50, 200].map { Date(timeIntervalSinceReferenceDate: $0) }
    let route = times.enumerated().map { index, time in
      CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: Double(index), longitude: 0), altitude: 0, horizontalAccuracy: 5,
        verticalAccuracy: -1, timestamp: time)
    }
    let source = SimulatedLocationSource(route: route)
    let start = ContinuousClock.now
    try await source.play(speed: 2500)
    // 100 s and 150 s, and no pause backwards in time.
    #expect(ContinuousClock.now - start >= .milliseconds(99))
    #expect(source.location?.coordinate.latitude == 4)
    source.rewind()
    try await source.play(speed: .nan)
    #expect(!source.advance())
  }

  @Test("A GPX file's points are its route, with heights and times; a point without time comes a second later")
  func file() throws {
    let source = try SimulatedLocationSource(
      gpx: gpx(
        """
        <wpt lat="45.5" lon="12.25"><ele>3.5</ele><time>2024-05-01T10:00:00Z</time><name>Rialto</name></wpt>
        <trk><trkseg><trkpt lat="-1" lon="-180"/><trkpt lat="2" lon="3"><time>2024-05-01T10:00:10.500Z</time></trkpt>
        </trkseg></trk>
        """))
    #expect(source.route.map(\.coordinate.latitude) == [45.5, -1, 2])
    let first = try #require(source.route.first)
    #expect(first.coordinate.longitude == 12.25 && first.altitude == 3.5 && first.verticalAccuracy > 0)
    #expect(first.horizontalAccuracy > 0 && first.timestamp == Date(timeIntervalSince1970: 1_714_557_600))
    #expect(source.route.map { $0.timestamp.timeIntervalSince(first.timestamp) } == [0, 1, 10.5])
    #expect(source.route[1].verticalAccuracy < 0)
  }

  @Test("A file that is no GPX says why")
  func failures() {
    #expect(throws: GPXError.noPoints) { try SimulatedLocationSource(gpx: gpx("<wpt2/>")) }
    for point in [
      #"lat="91" lon="0""#, #"lat="0" lon="nan""#, #"lat="0""#, #"lat="a" lon="b""#, #"lat="0" lon="1e999""#,
    ] {
      #expect(throws: GPXError.invalidPoint(line: 2)) { try SimulatedLocationSource(gpx: gpx("\n<wpt \(point)/>")) }
    }
    for text in ["", "GPX", "<gpx><wpt lat='0' lon='0'>", "\0", "{}"] {
      let error = #expect(throws: GPXError.self) { try SimulatedLocationSource(gpx: Data(text.utf8)) }
      guard case .notXML = error else {
        Issue.record("\(text) gives \(String(describing: error))")
        continue
      }
    }
  }

  @Test("A time or a height that cannot be read counts as not given, whatever its length")
  func badValues() throws {
    let long = String(repeating: "9", count: 100_000)
    let source = try SimulatedLocationSource(
      gpx: gpx(
        "<wpt lat='1' lon='1'><ele>\(long)</ele><time>\(long)</time></wpt><wpt lat='2' lon='2'><ele>inf</ele></wpt>"))
    #expect(source.route.count == 2)
    #expect(source.route[1].verticalAccuracy < 0 && source.route[1].altitude == 0)
    #expect(source.route[0].altitude.isFinite)
  }

  @Test("Entities that grow without bound are refused")
  func entities() {
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE g [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;">
      <!ENTITY e "&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;"><!ENTITY f "&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;">]>
      <gpx><name>&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;</name></gpx>
      """
    #expect(throws: GPXError.self) { try SimulatedLocationSource(gpx: Data(bomb.utf8)) }
  }
}
