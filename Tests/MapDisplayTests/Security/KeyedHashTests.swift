import Foundation
import Testing

@testable import MapDisplay

@Suite struct KeyedHashTests {
  /// The key of the published vectors: the bytes 0 to 15.
  private let key = KeyedHash.Key(low: 0x0706_0504_0302_0100, high: 0x0f0e_0d0c_0b0a_0908)

  @Test(
    "SipHash-2-4-128 gives the reference implementation's results",
    arguments: [
      (0, "e6a825ba047f81a3", "930255c71472f66d"), (1, "44af996bd8c187da", "45fc229b11597634"),
    ])
  func vectors(count: Int, first: String, second: String) {
    var hash = KeyedHash(key)
    hash.append(Data((0..<count).map { UInt8($0) }))
    #expect(hash.digits == first + second)
  }

  @Test("the result does not depend on how the bytes are cut") func cuts() {
    let data = Data((0..<100).map { UInt8($0) })
    var hash = KeyedHash(key)
    for cut in [3, 8, 13, 1, 40] { hash.append(Data(data.prefix(cut))) }
    var whole = KeyedHash(key)
    for cut in [3, 8, 13, 1, 40] { for byte in data.prefix(cut) { whole.append(Data([byte])) } }
    #expect(hash.digits == whole.digits)
  }
}
