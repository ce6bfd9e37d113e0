import MapKit
import Testing

@testable import ParkView

@Suite("SnapshotArguments")
struct SnapshotArgumentsTests {
  private func read(_ text: String) throws -> SnapshotArguments {
    try SnapshotArguments(text.split(separator: " ").map(String.init))
  }

  @Test("without options everything is shown, at 2x")
  func defaults() throws {
    let arguments = try read("--output a.png")
    #expect(arguments.show == Set(ParkMapOption.allCases))
    #expect(arguments.size == CGSize(width: 1024, height: 768))
    #expect(arguments.scale == 2 && arguments.seed == 0 && arguments.mapType == .standard)
    #expect(arguments.center == nil && arguments.callout == nil && arguments.format == .png)
  }

  @Test("every option is read")
  func options() throws {
    let arguments = try read(
      "--show pins,route --map-type hybrid --size 300x200 --scale 1.5 --center 34.42,-118.6 --span 0.01 --seed 18 "
        + "--callout X2 --output b.pdf --basemap a.pmtiles --basemap b.mbtiles")
    #expect(arguments.basemaps == ["a.pmtiles", "b.mbtiles"])
    #expect(arguments.show == [.pins, .route])
    #expect(arguments.mapType == .hybrid && arguments.scale == 1.5 && arguments.seed == 18)
    #expect(arguments.size == CGSize(width: 300, height: 200))
    #expect(arguments.center?.latitude == 34.42 && arguments.center?.longitude == -118.6 && arguments.span == 0.01)
    #expect(arguments.callout == "X2" && arguments.format == .pdf && arguments.output == "b.pdf")
  }

  @Test("nothing may be shown")
  func none() throws { #expect(try read("--show none --output a.png").show.isEmpty) }

  @Test(
    "the file's ending gives the format",
    arguments: [
      ("a.png", MKMapSnapshotter.Format.png), ("a.PNG", .png), ("a.svg", .svg), ("a.pdf", .pdf),
      ("a.jpg", .jpeg(quality: 0.9)), ("a.jpeg", .jpeg(quality: 0.9)), ("a.webp", .webp(quality: 0.9)),
    ])
  func formats(name: String, format: MKMapSnapshotter.Format) throws {
    #expect(try read("--output \(name)").format == format)
  }

  @Test(
    "a mistake in the call is named in one line, with exit status 2",
    arguments: [
      ("", "--output is missing"), ("--output a.gif", "does not end in"), ("--output park", "does not end in"),
      ("--output", "--output needs a value"), ("--bogus 1 --output a.png", "unknown option \"--bogus\""),
      ("a.png", "unknown option \"a.png\""), ("--seed 1 --seed 2 --output a.png", "--seed is given twice"),
      ("--show pins,zoo --output a.png", "\"zoo\" is none of overlay, pins"),
      ("--show pins, --output a.png", "\"\" is none of"), ("--map-type lunar --output a.png", "\"lunar\" is none of"),
      ("--size 1024 --output a.png", "not of the form 1024x768"), ("--size 10x10x10 --output a.png", "not of the form"),
      ("--size axb --output a.png", "not of the form"), ("--size 0x768 --output a.png", "outside 1x1"),
      ("--size -5x768 --output a.png", "outside 1x1"), ("--size 99999x1 --output a.png", "outside 1x1"),
      ("--size 99999999999999999999x1 --output a.png", "not of the form"),
      ("--scale two --output a.png", "not a number"),
      ("--scale 0 --output a.png", "outside 0.25"), ("--scale nan --output a.png", "not a number"),
      ("--scale inf --output a.png", "not a number"), ("--center 34 --span 1 --output a.png", "not of the form"),
      ("--center a,b --span 1 --output a.png", "not of the form"),
      ("--center 95,0 --span 1 --output a.png", "outside latitude"),
      ("--center nan,0 --span 1 --output a.png", "outside latitude"),
      ("--center 34,-118 --output a.png", "go together"), ("--span 1 --output a.png", "go together"),
      ("--center 34,-118 --span 181 --output a.png", "outside"),
      ("--center 34,-118 --span -1 --output a.png", "outside"),
      ("--center 34,-118 --span 0 --output a.png", "outside"), ("--seed -1 --output a.png", "not a whole number"),
      ("--seed 1.5 --output a.png", "not a whole number"),
      ("--show route --callout X2 --output a.png", "--callout needs pins"),
      ("--size 8192x8192 --scale 8 --output a.png", "gives 65536 × 65536 pixels"),
      ("--size 1x900 --scale 0.25 --output a.png", "gives 0 × 225 pixels"),
    ])
  func mistakes(text: String, message: String) throws {
    let failure = try #require(throws: CommandFailure.self) { _ = try read(text) }
    #expect(failure.status == 2)
    #expect(failure.message.contains(message), "\(failure.message)")
    #expect(!failure.message.contains("\n"))
  }
}
