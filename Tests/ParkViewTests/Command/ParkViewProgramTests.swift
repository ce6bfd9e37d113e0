import Foundation
import MapKit
import Testing

@testable import ParkView

/// Archives that are tried but never kept in the repository; nil without them.
private let streetArchives = ProcessInfo.processInfo.environment["OPENMAPKIT_SAMPLES"].map { folder in
  ["street/santa-clarita.pmtiles", "street/los-angeles.mbtiles"].map { folder + "/" + $0 }
}

/// The program itself, run as from a shell.
@Suite("parkview")
struct ParkViewProgramTests {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  private static var program: URL? {
    Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("parkview")
  }

  private func run(
    _ arguments: [String], in folder: TemporaryFolder, program: URL? = nil, resources: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = program ?? Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    if let resources {
      process.environment = ProcessInfo.processInfo.environment.merging(["OPENMAPKIT_RESOURCES": resources]) { $1 }
    }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // A program that serves would not end by itself.
    let watch = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: watch)
    defer { watch.cancel() }
    // A few lines each: neither pipe fills up while the other one is read.
    let outputData = output.fileHandleForReading.readDataToEndOfFile()
    let errorData = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  private func expectFailure(_ outcome: Outcome, status: Int32, saying text: String) {
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(text), "\(outcome.errors)")
    #expect(outcome.errors.hasPrefix("parkview: "))
    #expect(outcome.errors.hasSuffix("\n") && outcome.errors.dropLast().contains("\n") == false)
  }

  @Test("a snapshot prints one line with the file and its size", arguments: ["png", "svg", "pdf", "jpg", "webp"])
  func snapshot(kind: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try run(
      ["snapshot", "--size", "320x240", "--scale", "1", "--output", "park.\(kind)"], in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/park.\(kind)"))
    let unit = kind == "svg" || kind == "pdf" ? "points" : "pixels"
    #expect(outcome.output == "park.\(kind): 320 × 240 \(unit), \(data.count) bytes\n")
    let signatures = ["png": "\u{89}PNG", "svg": "<?xml", "pdf": "%PDF-", "jpg": "\u{FF}\u{D8}", "webp": "RIFF"]
    #expect(data.starts(with: try #require(signatures[kind]).unicodeScalars.map { UInt8($0.value) }))
    #expect(folder.names == ["park.\(kind)"])
  }

  @Test("the same seed gives the same bytes, another seed others", arguments: ["png", "svg", "pdf"])
  func seeds(kind: String) throws {
    let folder = try TemporaryFolder()
    for (name, seed) in [("a", "3"), ("b", "3"), ("c", "4")] {
      let arguments = ["snapshot", "--size", "320x240", "--seed", seed, "--output", "\(name).\(kind)"]
      #expect(try run(arguments, in: folder).status == 0)
    }
    let files = try ["a", "b", "c"].map { try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\($0).\(kind)")) }
    #expect(files[0] == files[1])
    #expect(files[0] != files[2])
  }

  @Test("a mistake in the call: one line, status 2, no file")
  func usage() throws {
    let folder = try TemporaryFolder()
    expectFailure(try run(["--bogus"], in: folder), status: 2, saying: "unknown option \"--bogus\"")
    expectFailure(try run(["serve", "--port", "x"], in: folder), status: 2, saying: "--port: \"x\" is not a number")
    expectFailure(try run(["draw"], in: folder), status: 2, saying: "unknown command")
    expectFailure(try run(["snapshot", "--bogus"], in: folder), status: 2, saying: "unknown option")
    expectFailure(
      try run(["snapshot", "--size", "big", "--output", "a.png"], in: folder), status: 2, saying: "not of the form")
    expectFailure(
      try run(["snapshot", "--callout", "Zoo", "--output", "a.png"], in: folder), status: 2,
      saying: "no attraction is called \"Zoo\"; there are Goliath, Batman")
    expectFailure(
      try run(
        ["snapshot", "--callout", "X2", "--center", "0,0", "--span", "1", "--output", "a.png"], in: folder), status: 2,
      saying: "X2 lies outside the picture")
    expectFailure(
      try run(["snapshot", "--callout", "a\nb", "--output", "a.png"], in: folder), status: 2, saying: "a b")
    #expect(folder.names.isEmpty)
  }

  @Test("a base map that cannot be used: one line with its path and the reason, status 1, no file")
  func unusableBasemap() throws {
    let folder = try TemporaryFolder()
    try folder.write("not an archive", to: "streets.pmtiles")
    let arguments = ["snapshot", "--output", "a.png", "--basemap"]
    expectFailure(
      try run(arguments + ["streets.pmtiles"], in: folder), status: 1,
      saying: "--basemap: streets.pmtiles: it is no PMTiles archive")
    expectFailure(
      try run(arguments + ["nowhere.mbtiles"], in: folder), status: 1,
      saying: "--basemap: nowhere.mbtiles: No such file or directory")
    #expect(folder.names == ["streets.pmtiles"])
  }

  @Test(
    "with streets the park lies among them, and they are named",
    .enabled(if: streetArchives != nil, "OPENMAPKIT_SAMPLES does not name the folder with the samples"))
  func streets() throws {
    let folder = try TemporaryFolder()
    // Beyond what the program's own sketch of the park's surroundings shows.
    let place = ["--center", "34.39,-118.54", "--span", "0.01"]
    let call = ["snapshot", "--show", "none", "--size", "200x100"] + place + ["--output"]
    #expect(try run(call + ["world.svg"], in: folder).status == 0)
    let archives = try #require(streetArchives).flatMap { ["--basemap", $0] }
    let outcome = try run(call + ["streets.svg"] + archives, in: folder)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    let (world, streets) = (try folder.read("world.svg"), try folder.read("streets.svg"))
    #expect(streets.components(separatedBy: "<path").count > world.components(separatedBy: "<path").count + 10)
  }

  @Test("tiles that cannot be read are told of in one line, and the picture is drawn without them")
  func damagedTiles() throws {
    let folder = try TemporaryFolder()
    try DamagedArchive.bytes.write(to: URL(fileURLWithPath: folder.path + "/streets.pmtiles"))
    let outcome = try run(
      ["snapshot", "--size", "100x100", "--output", "a.png", "--basemap", "streets.pmtiles"], in: folder)
    #expect(outcome.status == 0 && folder.names == ["a.png", "streets.pmtiles"])
    #expect(outcome.errors.hasPrefix("parkview: --basemap: tiles left out since they cannot be read: 1; the first: "))
    #expect(outcome.errors.contains("streets.pmtiles 8/43/") && outcome.errors.hasSuffix("\n"), "\(outcome.errors)")
  }

  @Test("help is no mistake")
  func help() throws {
    let outcome = try run(["--help"], in: try TemporaryFolder())
    #expect(outcome.status == 0 && outcome.output.hasPrefix("usage: parkview [serve]"))
  }

  @Test(
    "a property list that is missing or damaged: one line, status 1, no file",
    arguments: [
      ("MagicMountain", "<plist", "the file is not a property list"),
      ("MagicMountainAttractions", "<plist><array><dict/></array></plist>", "entry 1, name: missing"),
      ("EntranceToGoliathRoute", "<plist><array><string>{1,2}</string></array></plist>", "1 coordinates, 2 are needed"),
      ("TazLocations", "<plist><array><string>{95,2}</string></array></plist>", "entry 1: \"{95,2}\" lies outside"),
    ])
  func damaged(name: String, text: String, message: String) throws {
    let (folder, resources) = (try TemporaryFolder(), try TemporaryFolder())
    try resources.write(text, to: name + ".plist")
    let outcome = try run(["snapshot", "--output", "a.png"], in: folder, resources: resources.path)
    expectFailure(outcome, status: 1, saying: "\(name).plist: \(message)")
    #expect(folder.names.isEmpty)
  }

  @Test("artwork that is missing or damaged: one line, status 1, no file", arguments: ["overlay_park", "ride"])
  func artwork(name: String) throws {
    let (folder, resources) = (try TemporaryFolder(), try TemporaryFolder())
    for suffix in ["", "@2x", "@3x"] { try resources.write("no picture", to: "\(name)\(suffix).png") }
    let outcome = try run(["snapshot", "--output", "a.png"], in: folder, resources: resources.path)
    expectFailure(outcome, status: 1, saying: "\(name).png: the image is missing or damaged")
    #expect(folder.names.isEmpty)
  }

  @Test("a link is written through")
  func link() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: folder.path + "/target.png")
    #expect(try run(["snapshot", "--size", "64x64", "--output", "link.png"], in: folder).status == 0)
    #expect(folder.names == ["link.png", "target.png"])
    let kind = try FileManager.default.attributesOfItem(atPath: folder.path + "/link.png")[.type] as? FileAttributeType
    #expect(kind == .typeSymbolicLink)
  }

  @Test("without its resources the program names the file it misses")
  func missing() throws {
    let (folder, home) = (try TemporaryFolder(), try TemporaryFolder())
    let copy = URL(fileURLWithPath: home.path + "/parkview")
    try FileManager.default.copyItem(at: try #require(Self.program), to: copy)
    let outcome = try run(["snapshot", "--output", "a.png"], in: folder, program: copy)
    expectFailure(outcome, status: 1, saying: "MagicMountain.plist: the file is missing or cannot be read")
    #expect(folder.names.isEmpty)
  }

  @Test("a file that cannot be written: one line, status 1, what was there stays")
  func unwritable() throws {
    let folder = try TemporaryFolder()
    let small = ["snapshot", "--size", "64x64", "--output"]
    expectFailure(
      try run(small + ["none/a.png"], in: folder), status: 1,
      saying: "cannot write none/a.png: No such file or directory")
    try FileManager.default.createDirectory(atPath: folder.path + "/a.png", withIntermediateDirectories: false)
    expectFailure(
      try run(small + ["a.png"], in: folder), status: 1, saying: "cannot write a.png: it is not a plain file")
    expectFailure(
      try run(small + ["/dev/null/a.png"], in: folder), status: 1, saying: "cannot write /dev/null/a.png")
    #expect(folder.names == ["a.png"])
  }

  @Test("an error that cannot be told ends with its status all the same")
  func unheard() throws {
    let process = Process()
    process.executableURL = Self.program
    process.arguments = ["snapshot", "--bad"]
    let full: FileHandle = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    process.standardError = full
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 2)
  }
}
