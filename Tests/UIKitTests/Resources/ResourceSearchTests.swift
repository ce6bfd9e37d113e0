import Testing
import UIKit

@Suite struct ResourceSearchTests {
  @Test("The folder added last is looked into first")
  func latestFirst() throws {
    let (first, second) = (try ScratchFolder(), try ScratchFolder())
    let name = "order-\(UUID().uuidString)"
    try first.write(Data(), to: "\(name).txt")
    ResourceSearch.addFolder(first.path)
    #expect(ResourceSearch.path(forResource: name, ofType: "txt") == first.path + "/\(name).txt")
    try second.write(Data(), to: "\(name).txt")
    ResourceSearch.addFolder(second.path)
    #expect(ResourceSearch.path(forResource: name, ofType: "txt") == second.path + "/\(name).txt")
  }

  @Test("The extension may stand in the name, and the name may have folders before it")
  func names() throws {
    let folder = try ScratchFolder()
    let name = UUID().uuidString
    try folder.write(Data(), to: "sub/\(name).txt")
    ResourceSearch.addFolder(folder.path)
    for (resource, kind) in [("sub/\(name)", "txt"), ("sub/\(name).txt", ""), ("sub/\(name).txt", nil)] {
      #expect(ResourceSearch.path(forResource: resource, ofType: kind) == folder.path + "/sub/\(name).txt")
    }
  }

  @Test("A name that leads out of the folders, is absolute, empty or holds a NUL finds nothing")
  func hostileNames() throws {
    let folder = try ScratchFolder()
    try folder.write(Data(), to: "secret.txt")
    try folder.write(Data(), to: "inner/seen.txt")
    ResourceSearch.addFolder(folder.path + "/inner")
    #expect(ResourceSearch.path(forResource: "seen", ofType: "txt") != nil)
    for name in ["../secret.txt", "x/../../secret.txt", folder.path + "/secret.txt", "", "seen.txt\0"] {
      #expect(ResourceSearch.path(forResource: name, ofType: nil) == nil)
    }
  }

  @Test("A folder is no resource")
  func folderIsNone() throws {
    let folder = try ScratchFolder()
    let name = UUID().uuidString
    try folder.write(Data(), to: "\(name).txt/file")
    ResourceSearch.addFolder(folder.path)
    #expect(ResourceSearch.path(forResource: name, ofType: "txt") == nil)
  }

  @Test("Folders of the environment come after those added, and the executable's last")
  func order() throws {
    let folder = try ScratchFolder()
    ResourceSearch.addFolder(folder.path)
    let folders = ResourceSearch.folders
    let home = try #require(Bundle.main.executableURL).resolvingSymlinksInPath().deletingLastPathComponent().path
    #expect(folders.contains(folder.path))
    #expect(Array(folders.suffix(2)) == [home, home + "/Resources"])
  }
}
