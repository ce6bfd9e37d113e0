import Foundation
import Testing

@testable import MapDisplay

@MainActor @Suite struct ServeArgumentsTests {
  @Test("it listens on this machine alone, at 8080, unless told otherwise") func defaults() throws {
    let plain = try ServeArguments([String]())
    #expect(plain.host == "127.0.0.1" && plain.port == 8080 && plain.allowedHosts.isEmpty)
    let told = try ServeArguments(["--host", "::1", "--port", "0", "--allow-host", "a.example", "--allow-host", "b:81"])
    #expect(told.host == "::1" && told.port == 0 && told.allowedHosts == ["a.example", "b:81"])
  }

  @Test(
    "mistakes are told in one line",
    arguments: [
      ["--port"], ["--port", "x"], ["--port", "65536"], ["--port", "-1"], ["--nothing", "1"], ["x"],
    ])
  func mistakes(arguments: [String]) {
    #expect { try ServeArguments(arguments) } throws: { error in
      guard let problem = error as? CommandProblem, case .usage = problem else { return false }
      return problem.status == 2 && !problem.message.contains("\n")
    }
  }

  @Test("names that are added are allowed as they are; a usual port may be left out") func hosts() {
    let hosts = AllowedHosts(host: "0.0.0.0", port: 80, others: ["Maps.example"])
    #expect(hosts.allow("maps.example") && hosts.allow("0.0.0.0") && hosts.allow("0.0.0.0:80"))
    #expect(!hosts.allow("localhost") && !hosts.allow("maps.example:80") && !hosts.allow(nil))
    let six = AllowedHosts(host: "::1", port: 8080)
    #expect(six.allow("[::1]:8080") && six.allow("localhost:8080") && !six.allow("::1:8080"))
  }
}
