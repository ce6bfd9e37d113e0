import Foundation

/// A row of numbers in a folder, as GDAL writes it: Zarr, version 2, in one piece that is not compressed.
///
/// Source: zarr-specs, "Zarr Storage Specification Version 2".
struct ZarrArray<Number: FixedWidthInteger & Sendable>: Sendable {
  let count: Int
  private let bytes: Data

  private struct Header: Decodable {
    let shape: [Int]
    let chunks: [Int]
    let dtype: String
  }

  /// Opens an array, whose sign is taken as the caller has it; nil where it is not there, or not of this form.
  init?(_ folder: URL) {
    guard let text = try? Data(contentsOf: folder.appendingPathComponent(".zarray")),
      let header = try? JSONDecoder().decode(Header.self, from: text),
      header.shape.count == 1, header.chunks == header.shape,
      ["<i\(Number.bitWidth / 8)", "<u\(Number.bitWidth / 8)"].contains(header.dtype),
      // Where it is compressed, or cut off, it has another length.
      let bytes = try? Data(contentsOf: folder.appendingPathComponent("0"), options: .mappedIfSafe),
      bytes.count % (Number.bitWidth / 8) == 0, bytes.count / (Number.bitWidth / 8) == header.shape[0]
    else { return nil }
    (count, self.bytes) = (header.shape[0], bytes)
  }

  /// The numbers from a place on, or nil where there are fewer.
  func numbers(from start: Int, count wanted: Int) -> [Number]? {
    guard start >= 0, wanted >= 0, start <= count, wanted <= count - start else { return nil }
    let width = Number.bitWidth / 8
    return bytes.withUnsafeBytes { bytes in
      (start..<start + wanted).map {
        Number(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * width, as: Number.self))
      }
    }
  }

  /// One number, or nil where there is none.
  func number(at place: Int) -> Number? { numbers(from: place, count: 1)?.first }
}
