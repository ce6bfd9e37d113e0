import UIKit
import Testing

@testable import OpenMapKitCommand

@Suite struct SimpleStyleTests {
  @Test("what a feature says of itself, and the defaults of the rest")
  func properties() {
    let style = SimpleStyle(
      Data(
        ##"{"title":"T","stroke":"#f00","stroke-opacity":0.5,"stroke-width":4,"fill":"00ff00","marker-color":"#12345"}"##
          .utf8))
    #expect(style.title == "T" && style.strokeWidth == 4 && style.markerColor == nil)
    #expect(style.stroke == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(style.fill == UIColor(red: 0, green: 1, blue: 0, alpha: 0.6))
  }

  @Test(
    "wrong values count as left out",
    arguments: [
      "", "[]", "3", #"{"stroke":5,"stroke-width":"x","fill-opacity":7}"#, #"{"stroke":"red","stroke-width":-1}"#,
    ])
  func wrong(text: String) {
    let style = SimpleStyle(Data(text.utf8))
    #expect(style.stroke == SimpleStyle(nil).stroke && style.strokeWidth == 2 && style.fill == SimpleStyle(nil).fill)
  }
}
