/// Decides which labels of a plane are shown, and where.
///
/// **The rule.** Each tile names its candidates: points within its own square (the left and the upper edge belong to it,
/// the others do not), and anchors on its lines within it. All candidates of the endless plane have one order,
/// `LabelRank`. They are decided in rounds. Before the first, none is. In a round a candidate looks at its ways of
/// being shown, one after the other. A way is barred once a candidate ahead of it is shown where it would be (or is
/// shown close by with the same text along a line). The first way that is not barred, and can no longer be, since all
/// candidates ahead that could bar it are decided, is how the candidate is shown; if one ahead is still undecided, so
/// is the candidate; if all ways are barred, it is hidden. After `rounds` rounds, who is undecided is hidden.
///
/// **Why no picture matters.** What a candidate is after n rounds depends on those that may bar it after n − 1 rounds.
/// No label reaches farther than `reach` from its anchor, so these have their anchors within 2 · `reach` points; and
/// nothing else enters: neither a picture's edges, nor which labels were asked for before, nor their order. So any two
/// pictures of one plane agree about every label, and each draws all of it that lies within. Where no chain of labels
/// in each other's way is longer than `rounds`, which is so on any real map, the outcome is that of going through all
/// labels of the world in their order and showing each that finds room.
///
/// It also makes the work local: a label is decided when it is first asked for, together with those it depends on.
///
/// `@unchecked Sendable`: everything mutable is only touched under `lock`.
final class LabelBoard: @unchecked Sendable {
  /// A square whose candidates are kept, by the board they belong to.
  struct ChunkKey: Hashable, Sendable {
    let board: Int
    let square: TileSquare
  }

  typealias Chunks = LeastRecentlyUsed<ChunkKey, LabelChunk>

  /// A layer of a tile whose lines are kept.
  struct LinesKey: Hashable, Sendable {
    let board: Int
    let layer: Int
    let source: Int
    let square: TileSquare
  }

  typealias Lines = LeastRecentlyUsed<LinesKey, LabelLines>
  /// Answers the tiles of a square, and of each the part that counts.
  typealias Tiles = @Sendable (_ square: TileSquare) -> LabelCoverage.Answer
  /// Hears of squares whose tiles are about to be asked for.
  typealias Prefetch = @Sendable (_ squares: [TileSquare]) -> Void

  /// How far a label may reach from its anchor, in points; one that would reach farther is not shown.
  static let reach = 224.0
  /// How far what is drawn may reach beyond the room that a label takes: halos and shifts, in points.
  static let drawingReach = 32.0
  /// The rounds in which labels are decided.
  static let rounds = 16

  /// A number that no other board of the atlas has.
  let number: Int
  let plane: LabelPlane
  private let layers: [LabelLayer]
  private let paragraphs: ParagraphCache
  private let tiles: Tiles
  private let prefetch: Prefetch
  private let chunks: Chunks
  private let lines: Lines
  private let lock = NSLock()
  /// The squares that the question under way has come to: however many they are, none is made twice for it.
  private var held: [TileSquare: LabelChunk] = [:]
  /// The candidates that know their rivals, which they would keep alive.
  private var asked: [LabelCandidate] = []
  /// When a tile was first missing that may be there later, in seconds since 1970.
  private var missedTile: Double?

  /// How long labels stay that were decided without a tile whose source could not be reached, in seconds.
  private static let patience = 10.0

  /// Makes a board.
  ///
  /// - Parameters:
  ///   - number: A number that no other board has that shares what is kept.
  ///   - plane: The plane.
  ///   - layers: The layers with labels, ready for the plane's zoom.
  ///   - paragraphs: Shapes texts; boards may share it.
  ///   - chunks: Where candidates are kept; boards may share it.
  ///   - lines: Where the lines of tiles are kept; boards may share it.
  ///   - tiles: Answers the tiles of a square.
  ///   - prefetch: Hears of squares before their tiles are asked for.
  init(
    number: Int, plane: LabelPlane, layers: [LabelLayer], paragraphs: ParagraphCache, chunks: Chunks,
    lines: Lines, tiles: @escaping Tiles, prefetch: @escaping Prefetch
  ) {
    (self.number, self.plane, self.layers, self.paragraphs) = (number, plane, layers, paragraphs)
    (self.chunks, self.lines, self.tiles, self.prefetch) = (chunks, lines, tiles, prefetch)
  }

  /// Whether another board should be made: tiles that were missing may be there now.
  var isOver: Bool {
    lock.withLock { missedTile.map { Date().timeIntervalSince1970 > $0 + Self.patience } ?? false }
  }

  /// Answers the labels that are shown and may be seen in a rectangle, in drawing order.
  func labels(in box: LabelBox) -> [ShownLabel] {
    lock.lock()
    defer {
      for candidate in asked { candidate.rivals = nil }
      (held, asked) = ([:], [])
      lock.unlock()
    }
    let sight = box.insetBy(-Self.drawingReach)
    var shown: [ShownLabel] = []
    for chunk in chunks(around: sight) {
      chunk.forEach(in: sight) { candidate in
        guard case .shown(let index) = outcome(of: candidate, rounds: Self.rounds) else { return }
        shown.append(
          ShownLabel(rank: candidate.rank, style: candidate.style, arrangement: candidate.arrangements[index]))
      }
    }
    return shown.sorted { $0.rank.isBelow($1.rank) }
  }

  /// The squares whose labels may reach into a rectangle.
  private func chunks(around box: LabelBox) -> [LabelChunk] {
    let squares = TileSquare.covering(plane.mapRect(under: box.insetBy(-Self.reach)), z: plane.chunkLevel)
    let unknown = squares.filter { held[$0] == nil && chunks.value(for: ChunkKey(board: number, square: $0)) == nil }
    if !unknown.isEmpty { prefetch(unknown) }
    return squares.map { chunk($0) }
  }

  private func chunk(_ square: TileSquare) -> LabelChunk {
    if let known = held[square] { return known }
    let key = ChunkKey(board: number, square: square)
    if let known = chunks.value(for: key) {
      held[square] = known
      return known
    }
    var builder = LabelChunkBuilder(plane: plane, layers: layers, paragraphs: paragraphs) {
      [lines, number] layer, tile, make in
      let key = LinesKey(board: number, layer: layer, source: tile.source, square: tile.square)
      if let known = lines.value(for: key) { return known }
      let made = make()
      lines.insert(made, for: key, cost: made.cost)
      return made
    }
    let answer = tiles(square)
    if !answer.isComplete { missedTile = missedTile ?? Date().timeIntervalSince1970 }
    for tile in answer.tiles { builder.add(tile) }
    let chunk = LabelChunk(builder.candidates)
    chunks.insert(chunk, for: key, cost: chunk.cost)
    held[square] = chunk
    return chunk
  }

  /// What a candidate is after some rounds.
  private func outcome(of candidate: LabelCandidate, rounds: Int) -> LabelCandidate.Outcome {
    if rounds >= candidate.decidedRounds { return candidate.outcome }
    if rounds <= candidate.undecidedRounds { return .undecided }
    let outcome = decide(candidate, rounds: rounds)
    if case .undecided = outcome {
      candidate.undecidedRounds = rounds
    } else {
      candidate.outcome = outcome
      candidate.decidedRounds = rounds
    }
    return outcome
  }

  private func decide(_ candidate: LabelCandidate, rounds: Int) -> LabelCandidate.Outcome {
    let rivals = rivals(of: candidate)
    ways: for (index, way) in candidate.arrangements.enumerated() {
      let box = way.box
      var isOpen = true
      for rival in rivals {
        let repeats = candidate.repeats(rival)
        guard repeats || rival.box.overlaps(box) && rival.arrangements.contains(where: { way.yields(to: $0) }) else {
          continue
        }
        switch outcome(of: rival, rounds: rounds - 1) {
        case .hidden: break
        case .shown(let place): if repeats || way.yields(to: rival.arrangements[place]) { continue ways }
        case .undecided: isOpen = false
        }
      }
      return isOpen ? .shown(index) : .undecided
    }
    return .hidden
  }

  private func rivals(of candidate: LabelCandidate) -> [LabelCandidate] {
    if let known = candidate.rivals { return known }
    let sight = candidate.box.union(LabelBox(around: candidate.anchor, radius: candidate.repeatDistance))
    var rivals: [LabelCandidate] = []
    for chunk in chunks(around: sight) {
      chunk.forEach(in: sight) { other in
        if other !== candidate, other.rank.isAhead(of: candidate.rank), candidate.isRival(other) {
          rivals.append(other)
        }
      }
    }
    rivals.sort { $0.rank.isAhead(of: $1.rank) }
    candidate.rivals = rivals
    asked.append(candidate)
    return rivals
  }
}

/// A label to be drawn.
struct ShownLabel: Sendable {
  /// Its anchor is its place on the plane, in points.
  let rank: LabelRank
  let style: LabelStyle
  let arrangement: LabelArrangement
}
