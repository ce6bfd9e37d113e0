import Basemap
import MapKit
import Testing

@testable import OpenMapKitCommand

@Suite struct TileJobTests {
  private func arguments(_ list: [String] = []) throws -> CommandArguments {
    try CommandArguments(
      list, options: ["--zoom", "--bbox", "--scale", "--format", "--map-type", "--language", "--style", "--basemap"],
      switches: ["--dark"])
  }

  private func job(_ list: String...) throws -> TileJob { try TileJob(arguments(list)) }

  private func scratch(_ ending: String) -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ending).path
  }

  private func painter(_ job: TileJob) -> TilePainter {
    TilePainter(map: .plain, type: .standard, isDark: false, job: job)
  }

  @Test("each tile of an area belongs to one block")
  func blocks() throws {
    let job = try job("--zoom", "0-6", "--bbox", "-10,-10,60,50")
    let tiles = job.blocks.flatMap(\.addresses)
    #expect(tiles.count == job.tileCount && Set(tiles).count == tiles.count)
    #expect(tiles.filter { $0.z == 0 }.count == 1)
    // 70 degrees of longitude at 360/64 degrees a tile, from 30.2 to 42.7: thirteen columns.
    #expect(Set(tiles.filter { $0.z == 6 }.map(\.x)) == Set(30...42))
    #expect(job.blocks.allSatisfy { $0.columns.count <= 8 && $0.rows.count <= 8 })
  }

  @Test(
    "mistakes in the call",
    arguments: [
      ["--zoom", "5-3"], ["--zoom", "23"], ["--zoom", "a"], ["--zoom", "1-2-3"], ["--bbox", "1,2,3"],
      ["--bbox", "9,0,1,5"],
      ["--scale", "5"], ["--format", "gif"], ["--zoom", "0-22"],
    ])
  func mistakes(list: [String]) { #expect(throws: CommandFailure.self) { try TileJob(arguments(list)) } }

  @Test("a folder: what is there is not drawn again, what is missing is")
  func folder() throws {
    let path = scratch("")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let job = try job("--zoom", "0-2", "--scale", "2")
    func run() throws -> Int {
      try JobRunner(job: job, painter: painter(job), output: FolderOutput(path: path, job: job), threads: 2).run()
    }
    #expect(try run() == 21 && run() == 0)
    let file = URL(fileURLWithPath: path + "/2/3/1@2x.png")
    let before = try Data(contentsOf: file)
    #expect(try ImageDecoder.decode(before).width == 512)
    try FileManager.default.removeItem(at: file)
    #expect(try run() == 1 && Data(contentsOf: file) == before)
    let other = try self.job("--zoom", "0-2", "--scale", "2", "--dark")
    #expect(throws: CommandFailure.self) { try FolderOutput(path: path, job: other) }
  }

  @Test("an MBTiles archive, drawn by several at once, and a PMTiles archive at the end")
  func archives() async throws {
    let path = scratch(".pmtiles")
    let part = path + ".job.mbtiles"
    defer { for path in [path, part, part + ".lock"] { try? FileManager.default.removeItem(atPath: path) } }
    let job = try job("--zoom", "0-4")
    let drawn = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<3 {
        group.addTask {
          let painter = self.painter(job)
          let output = try ArchiveOutput(path: part, job: job, painter: painter)
          return try JobRunner(job: job, painter: painter, output: output, threads: 1).run()
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(drawn == 341 && job.tileCount == 341)
    let painter = painter(job)
    let last = try ArchiveOutput(path: part, finishedAs: path, job: job, painter: painter)
    #expect(try JobRunner(job: job, painter: painter, output: last, threads: 1).run() == 0)
    #expect(!FileManager.default.fileExists(atPath: part))
    let source = try PMTilesSource(path: path)
    #expect(source.info.content == .imagery(side: 256) && source.info.zooms == 0...4)
    for address in job.blocks.flatMap(\.addresses) { #expect(try source.tile(at: address) != nil) }
    #expect(source.facts().tileCount == 341)
  }

  @Test("two hold no block at once, and who ends lets go")
  func locks() throws {
    let path = scratch(".lock")
    defer { try? FileManager.default.removeItem(atPath: path) }
    var first: JobLock? = try JobLock(path: path)
    let second = try JobLock(path: path)
    #expect(first?.take(3) == true && !second.take(3) && second.take(4))
    first = nil
    #expect(second.take(3))
  }
}
