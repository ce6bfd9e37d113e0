import MapDisplay

/// A tile as an answer: clients may keep it for an hour, and ask by its tag whether it is still good.
enum TileAnswer {
  static func response(_ data: Data, type: String, encoding: String? = nil, _ request: HTTPRequest) -> HTTPResponse {
    let tag = "\"\(digits(of: data))\""
    let known = request.headers.values("if-none-match").joined(separator: ",").split(separator: ",")
    let isKnown = known.contains { $0.trimmingCharacters(in: .whitespaces) == tag }
    var response = isKnown ? HTTPResponse(status: 304) : HTTPResponse(data, type: type)
    if !isKnown, let encoding { response.headers.add("content-encoding", encoding) }
    response.headers.add("etag", tag)
    response.headers.add("cache-control", "public, max-age=3600")
    return TileResponder.open(response)
  }

  /// 64 bits of FNV-1a: a tag tells a tile from what it was before, and defends nothing.
  private static func digits(of data: Data) -> String {
    let hash = data.withUnsafeBytes { bytes in
      bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }
}
