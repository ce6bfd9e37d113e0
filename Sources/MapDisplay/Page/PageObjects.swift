/// The numbers by which a page speaks of what it shows, and the objects behind them.
///
/// An object keeps its number as long as it is shown; what was not part of the last page cannot be spoken of.
@MainActor struct PageObjects {
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var objects: [Int: AnyObject] = [:]
  private var last = 0

  private var nextNumbers: [ObjectIdentifier: Int] = [:]
  private var nextObjects: [Int: AnyObject] = [:]

  /// The number of an object.
  mutating func number(of object: AnyObject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = nextNumbers[key] { return known }
    let number = numbers[key] ?? last + 1
    last = max(last, number)
    nextNumbers[key] = number
    nextObjects[number] = object
    return number
  }

  /// Ends a page: what has not been asked for since the last one is forgotten.
  mutating func turn() {
    (numbers, objects) = (nextNumbers, nextObjects)
    (nextNumbers, nextObjects) = ([:], [:])
  }

  subscript(number: Int) -> AnyObject? { objects[number] }
}
