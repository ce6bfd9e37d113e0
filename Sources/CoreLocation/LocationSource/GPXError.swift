/// Why a GPX file cannot be travelled.
public enum GPXError: Error, Hashable, Sendable {
  /// The file is larger than 64 MiB or has more than a million points.
  case tooLarge
  /// The file is not XML, from a line on, counted from 1.
  case notXML(line: Int)
  /// A point, in a line counted from 1, has no latitude −90…90 and longitude −180…180.
  case invalidPoint(line: Int)
  /// The file has no point.
  case noPoints
}
