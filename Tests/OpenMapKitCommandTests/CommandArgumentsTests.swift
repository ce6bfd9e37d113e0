import Testing

@testable import OpenMapKitCommand

@Suite struct CommandArgumentsTests {
  @Test("options, switches and the rest")
  func reading() throws {
    let arguments = try CommandArguments(
      ["--a", "1", "file", "--dark", "--a", "-2"], options: ["--a"], switches: ["--dark"], restLimit: 1)
    #expect(arguments.all("--a") == ["1", "-2"] && arguments["--a"] == "-2" && arguments["--b"] == nil)
    #expect(arguments.has("--dark") && arguments.rest == ["file"])
    #expect(try arguments.number("--a", in: -5...5) == -2)
  }

  @Test("mistakes in the call end with status 2", arguments: [["--x"], ["--a"], ["one", "two"], ["-z"]])
  func mistakes(arguments: [String]) {
    let failure = #expect(throws: CommandFailure.self) {
      try CommandArguments(arguments, options: ["--a"], restLimit: 1)
    }
    #expect(failure?.status == 2)
  }

  @Test("numbers and places are checked")
  func numbers() throws {
    let arguments = try CommandArguments(
      ["--n", "1, 2.5,x", "--m", "3,4", "--i", "9"], options: ["--n", "--m", "--i"])
    #expect(throws: CommandFailure.self) { try arguments.numbers("--n", count: 3) }
    #expect(throws: CommandFailure.self) { try arguments.numbers("--m", count: 3) }
    #expect(throws: CommandFailure.self) { try arguments.number("--i", in: 0...8) }
    #expect(try arguments.numbers("--m", count: 2) == [3, 4])
    #expect(try CommandArguments.place("-34.5, 150", "--pin") == (-34.5, 150))
    for text in ["91,0", "0,181", "1", "1,2,3", "a,b", "nan,0", ""] {
      #expect(throws: CommandFailure.self) { try CommandArguments.place(text, "--pin") }
    }
  }

  @Test("sizes", arguments: [("10x20", 10, 20, 1), ("1024x768@2", 1024, 768, 2), ("8192x1@0.5", 8192, 1, 0.5)])
  func sizes(text: String, width: Double, height: Double, scale: Double) throws {
    let size = try PictureSize(text)
    #expect(size.points == CGSize(width: width, height: height) && Double(size.scale) == scale)
  }

  @Test(
    "sizes that are none", arguments: ["", "10", "10x", "0x5", "8193x1", "1x1@", "1x1@9", "1x1@nan", "1x2x3", "-1x5"])
  func badSizes(text: String) { #expect(throws: CommandFailure.self) { try PictureSize(text) } }
}
