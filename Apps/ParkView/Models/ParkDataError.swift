/// What is wrong in a property list, and where.
package struct ParkDataError: Error, Equatable, CustomStringConvertible {
  let file: String
  /// The entry and field at fault; nil where the file as a whole is.
  let place: String?
  let problem: String

  package var description: String {
    "\(file): \(place.map { "\($0): " } ?? "")\(problem)"
  }
}
