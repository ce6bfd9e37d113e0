// Measures the drawing of the park on one core: `make bench`.
import Foundation
import MapKit
import ParkView

// For Benchmarks/Peer, which draws the same tiles with another renderer.
if CommandLine.arguments.dropFirst().first == "tiles" {
  try await TileFigures.run().print()
  exit(0)
}

let full = "snapshot 1024 × 1024, full park"
var results: [Measurement] = []

// From nothing: what a program that draws one picture costs. First of all, since the system counts the memory this
// process holds when it starts another towards that one's peak.
let home = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
let output = NSTemporaryDirectory() + "openmapkit-bench-\(getpid()).png"
let square = ["snapshot", "--size", "1024x1024", "--scale", "1", "--output", output]
for (name, arguments, aim) in [
  ("new process → PNG 1024 × 1024, full park", square + ["--callout", "Goliath"], 150.0),
  ("  of it: start and end of the process", ["--help"], nil),
  ("  of it: without the plan", square + ["--callout", "Goliath", "--show", "pins,route,boundary,characters"], nil),
  ("  of it: without plan, pins and callout", square + ["--show", "route,boundary,characters"], nil),
] as [(String, [String], Double?)] {
  results.append(try ProcessRun.measure(name, home + "/parkview", arguments, runs: 15, aim: aim))
}
try? FileManager.default.removeItem(atPath: output)

// The picture, drawn and written.
let scene = try ParkScene()
var picture: CGImage?
results.append(
  try await Measurement.run("\(full): draw", runs: 31) { run in
    picture = try await scene.snapshotter(run: run).start().image.cgImage
  })
if let picture {
  results.append(try await Measurement.run("\(full): encode PNG", runs: 31) { _ in _ = try picture.pngData() })
  results.append(try await Measurement.run("\(full): encode JPEG", runs: 15) { _ in _ = try picture.jpegData() })
  results.append(
    try await Measurement.run("\(full): encode WebP", runs: 7) { _ in _ = try picture.webPData(quality: 0.9) })
}
results.append(
  try await Measurement.run("\(full): draw and encode PNG", runs: 31, aim: 35) { run in
    _ = try await scene.snapshotter(run: run).data(as: .png)
  })
let overlays = try ParkScene(Set(ParkMapOption.allCases).subtracting([.pins]))
results.append(
  try await Measurement.run("overlay tile 256 points @2x: draw and encode PNG", runs: 41, aim: 6) { run in
    _ = try await overlays.tileSnapshotter(run: run).data(as: .png)
  })

// Where the drawing time goes: the same picture with less on it.
let parts: [(String, Set<ParkMapOption>)] = [
  ("the ground alone", []), ("the plan alone", [.overlay]), ("the shapes alone", [.route, .boundary, .characters]),
  ("the pins and the callout alone", [.pins]),
]
for (name, options) in parts {
  let part = try ParkScene(options)
  results.append(
    try await Measurement.run("  of the drawing: \(name)", runs: 15) { run in
      _ = try await part.snapshotter(run: run).start()
    })
}

// Files read.
let geoJSON = GeoJSONSample.data
let megabytes = Double(geoJSON.count) / 1e6
var decoding = try await Measurement.run(
  String(format: "GeoJSON of %.1f MB: decode", megabytes), runs: 15, aim: megabytes * 10
) { _ in _ = try MKGeoJSONDecoder().decode(geoJSON) }
if decoding.cpu.median > 0 { decoding.extra["MB/s"] = megabytes / decoding.cpu.median * 1000 }
results.append(decoding)

results += try await BasemapFigures.run()
results += try await ScaleFigures.run()

// Our PNG beside libpng's.
var comparisons: [PNGComparison] = []
for (name, type) in [
  ("standard", MKMapType.standard), ("satellite", .satellite), ("hybrid", .hybrid), ("muted", .mutedStandard),
] {
  let scene = try ParkScene(mapType: type)
  if let image = try await scene.snapshotter(run: 0).start().image.cgImage,
    let comparison = try PNGComparison("park, \(name)", image)
  {
    comparisons.append(comparison)
  }
}
if let image = try await ParkScene([.route, .boundary, .characters]).snapshotter(run: 0).start().image.cgImage,
  let comparison = try PNGComparison("shapes alone, standard", image)
{
  comparisons.append(comparison)
}

Report(measurements: results, png: comparisons).print()
