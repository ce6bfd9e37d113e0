// Measures the drawing of the park on one core: `make bench`.
import Foundation
import MapKit

let scene = try ParkScene()
var results: [Measurement] = []
var images: [CGImage] = []

results.append(
  try await Measurement.run("snapshot 1024 × 1024, full park: draw", runs: 31, aim: 35) { run in
    if let image = try await scene.snapshotter(run: run).start().image.cgImage { images = [image] }
  })
for (name, encode) in [
  ("PNG", { _ = try $0.pngData() }), ("JPEG", { _ = try $0.jpegData() }),
  ("WebP", { _ = try $0.webPData(quality: 0.9) }),
] as [(String, (CGImage) throws -> Void)] {
  results.append(
    try await Measurement.run("snapshot 1024 × 1024, full park: encode \(name)", runs: name == "WebP" ? 5 : 15) { _ in
      try images.forEach(encode)
    })
}
results.append(
  try await Measurement.run("snapshot 1024 × 1024, full park: draw and encode PNG", runs: 31, aim: 35) { run in
    _ = try await scene.snapshotter(run: run).data(as: .png)
  })
results.append(
  try await Measurement.run("tile 256 points @2x, full park: draw and encode PNG", runs: 41, aim: 6) { run in
    _ = try await scene.tileSnapshotter(run: run).data(as: .png)
  })

let parkview = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/parkview"
let output = NSTemporaryDirectory() + "openmapkit-bench-\(getpid()).png"
var children: [ProcessRun] = []
for _ in 0..<16 {
  children.append(try ProcessRun(parkview, ["snapshot", "--size", "1024x1024", "--scale", "1", "--output", output]))
}
try? FileManager.default.removeItem(atPath: output)
children.removeFirst()
results.append(
  Measurement(
    name: "new process → PNG 1024 × 1024, full park", wall: .init(children.map(\.wall)),
    cpu: .init(children.map(\.cpu)), runs: children.count, aim: 150,
    extra: ["peak memory, MiB": Measurement.Spread(children.map(\.peakMemory)).median]))

Report.print(results)
