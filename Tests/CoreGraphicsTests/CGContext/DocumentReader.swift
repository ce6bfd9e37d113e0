import Testing

@testable import CoreGraphics

/// Makes documents, and pictures of them with the programs of other projects where those are installed.
enum DocumentReader {
  static func pdf(_ size: CGSize, _ draw: (CGContext) throws -> Void) throws -> Data {
    let data = NSMutableData()
    var box = CGRect(origin: .zero, size: size)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    try draw(context)
    context.closePDF()
    return Data(referencing: data)
  }

  static func svg(_ size: CGSize, _ draw: (CGContext) throws -> Void) throws -> Data {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(svgConsumer: consumer, size: size))
    try draw(context)
    context.closePDF()
    return Data(referencing: data)
  }

  static func path(of program: String) -> String? {
    let path = "/usr/bin/\(program)"
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// Runs a converter whose arguments name the document and where its PNG goes.
  static func picture(
    of document: Data, program: String, arguments: (_ input: String, _ output: String) -> [String]
  ) throws -> PixelBuffer {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("document-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (folder.appendingPathComponent("input"), folder.appendingPathComponent("output.png"))
    try document.write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments(input.path, output.path)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try ImageDecoder.decode(Data(contentsOf: output))
  }
}
