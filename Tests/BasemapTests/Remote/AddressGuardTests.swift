import Foundation
import Testing

@testable import Basemap

@Suite struct AddressGuardTests {
  @Test(
    "this machine and private networks are refused",
    arguments: [
      "http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://10.1.2.3/", "http://192.168.0.1:8080/",
      "http://172.16.0.1/", "http://172.31.255.255/", "http://169.254.169.254/latest/meta-data", "http://0.0.0.0/",
      "http://100.64.0.1/", "http://2130706433/", "http://0x7f.1/", "http://017700000001/", "http://[::ffff:10.0.0.1]/",
      "http://[fe80::1]/", "http://[fd00::1]/", "http://[64:ff9b::a00:1]/", "http://[2002:7f00:1::]/", "http://[::]/",
      "http://255.255.255.255/", "http://224.0.0.1/",
    ])
  func refused(address: String) throws {
    let url = try #require(URL(string: address))
    let error = #expect(throws: RemoteError.self) { try AddressGuard().check(url) }
    if case .privateHost? = error { return }
    // A system may not know one of the spellings at all.
    if case .unknownHost? = error { return }
    Issue.record("\(String(describing: error))")
  }

  @Test("public addresses are not", arguments: ["http://8.8.8.8/", "https://172.32.0.1/x", "http://[2606:4700::1]/"])
  func allowed(address: String) throws { try AddressGuard().check(try #require(URL(string: address))) }

  @Test("a host that is named may be private; another name of it may not")
  func named() throws {
    let addresses = AddressGuard(allowedHosts: ["LocalHost"])
    try addresses.check(try #require(URL(string: "http://localhost:99/")))
    #expect(throws: RemoteError.privateHost("127.0.0.1")) {
      try addresses.check(try #require(URL(string: "http://127.0.0.1/")))
    }
  }

  @Test(
    "only http and https, without a name and password",
    arguments: [
      "file:///etc/passwd", "ftp://8.8.8.8/", "http:///x", "http://user:pass@8.8.8.8/", "data:text/plain,x",
    ])
  func schemes(address: String) throws {
    #expect(throws: RemoteError.address) { try AddressGuard().check(try #require(URL(string: address))) }
  }

  @Test("a redirection into a private network is not followed")
  func redirection() throws {
    let server = try LocalServer { request in
      request.path == "/inside"
        ? LocalServer.Answer(body: [0x1A])
        : LocalServer.Answer(
          status: 302,
          headers: ["Location": "http://127.0.0.1:\(request.headers["host"]?.split(separator: ":").last ?? "")/inside"])
    }
    var options = RemoteOptions()
    options.allowedHosts = ["localhost"]
    options.timeout = 5
    let fetcher = RemoteFetcher(options, retryDelay: 0)
    defer { fetcher.close() }
    #expect(throws: RemoteError.privateHost("127.0.0.1")) {
      try fetcher.fetch(try #require(URL(string: "http://localhost:\(server.port)/outside")))
    }
    #expect(server.requests.map(\.path) == ["/outside"])
  }
}
