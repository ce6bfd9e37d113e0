/// The labels of a base map: what is shaped and decided already, as far as there is room for it.
final class LabelAtlas: Sendable {
  private struct BoardKey: Hashable {
    let look: ObjectIdentifier
    let plane: LabelPlane
  }

  /// A board, and the look that its key names: kept so that no other look comes to lie at its place.
  private struct Entry {
    let board: LabelBoard
    let look: LabelLook
  }

  /// The most boards that are kept: one for each scale, look and heading.
  private static let boardLimit = 32
  /// The most memory that candidates may take, in bytes.
  private static let chunkLimit = 24 << 20
  /// The most memory that lines of tiles may take, in bytes.
  private static let lineLimit = 8 << 20
  /// The most memory that shaped texts may take, in bytes.
  private static let paragraphLimit = 8 << 20

  /// The most memory that drawn labels may take, in bytes.
  private static let stampLimit = 16 << 20

  /// The most looks that are kept.
  private static let lookLimit = 16

  /// The most memory that labels take, in bytes.
  static let costLimit = chunkLimit + lineLimit + paragraphLimit + stampLimit

  private let looks = LeastRecentlyUsed<BasemapLook, LabelLook>(limit: lookLimit)
  private let boards = LeastRecentlyUsed<BoardKey, Entry>(limit: boardLimit)
  private let chunks = LabelBoard.Chunks(limit: chunkLimit)
  private let lines = LabelBoard.Lines(limit: lineLimit)
  private let paragraphs = ParagraphCache(limit: paragraphLimit)
  let stamps = LabelStamps(limit: stampLimit)

  private let numbers = BoardNumbers()

  /// The memory that labels take now, in bytes.
  var cost: Int { chunks.cost + lines.cost + paragraphs.cost + stamps.cost }

  /// The labels of a look, made once.
  func look(_ look: BasemapLook, _ make: () -> LabelLook) -> LabelLook {
    if let known = looks.value(for: look) { return known }
    let made = make()
    looks.insert(made, for: look, cost: 1)
    return made
  }

  /// The board of a look and plane.
  func board(
    _ look: LabelLook, _ plane: LabelPlane, tiles: @escaping LabelBoard.Tiles, prefetch: @escaping LabelBoard.Prefetch
  ) -> LabelBoard {
    let key = BoardKey(look: ObjectIdentifier(look), plane: plane)
    if let known = boards.value(for: key), !known.board.isOver { return known.board }
    // Two threads may make one each: they decide alike.
    let board = LabelBoard(
      number: numbers.next(), plane: plane, layers: look.layers(plane.zoom), paragraphs: paragraphs, chunks: chunks,
      lines: lines, tiles: tiles, prefetch: prefetch)
    boards.insert(Entry(board: board, look: look), for: key, cost: 1)
    return board
  }
}

/// Hands out numbers, each once.
///
/// `@unchecked Sendable`: `last` is only touched under `lock`.
private final class BoardNumbers: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0

  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
