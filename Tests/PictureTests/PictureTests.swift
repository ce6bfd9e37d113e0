import Testing

/// Every folder of `Cases` is a test.
@Suite struct PictureTests {
  @Test("The picture is the expected one", arguments: PictureFolder.all())
  @MainActor func picture(_ folder: PictureFolder) async throws {
    switch try await PictureCheck().run(folder) {
    case .same, .tolerated, .recorded: break
    case .failed(let message): Issue.record("\(message)")
    }
  }

  @Test("There are cases, and every registered drawing has one")
  func everyDrawingIsUsed() throws {
    let folders = PictureFolder.all()
    try #require(!folders.isEmpty)
    let used = Set(folders.compactMap { try? PictureCase(contentsOf: $0.descriptionFile).drawing })
    let unused = Set(PictureDrawings.all.keys).subtracting(used).sorted()
    #expect(unused.isEmpty, "drawings without a case")
  }
}
