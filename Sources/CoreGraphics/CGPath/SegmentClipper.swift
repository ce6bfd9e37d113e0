/// Cuts lines to the square of ±`reach` round the origin, by the method of Liang and Barsky (1984).
enum SegmentClipper {
  static func clip(_ p: CGPoint, _ q: CGPoint, reach: CGFloat) -> (from: CGPoint, to: CGPoint)? {
    let (dx, dy) = (q.x - p.x, q.y - p.y)
    var (enter, leave) = (CGFloat(0), CGFloat(1))
    for (direction, room) in [(-dx, p.x + reach), (dx, reach - p.x), (-dy, p.y + reach), (dy, reach - p.y)] {
      if direction == 0 {
        guard room >= 0 else { return nil }
      } else if direction < 0 {
        enter = max(enter, room / direction)
      } else {
        leave = min(leave, room / direction)
      }
    }
    guard enter <= leave else { return nil }
    let from = enter == 0 ? p : CGPoint(x: p.x + dx * enter, y: p.y + dy * enter)
    let to = leave == 1 ? q : CGPoint(x: p.x + dx * leave, y: p.y + dy * leave)
    return (from, to)
  }
}
