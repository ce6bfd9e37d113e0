import MapKit
import Testing

@testable import MapDisplay

@Suite("The looks of the ground that have tiles of their own") struct BaseStyleTests {
  @Test("Each map type has a light and a dark look, and flyover that of its kind")
  func looks() {
    let types: [MKMapType] = [.standard, .mutedStandard, .satellite, .hybrid]
    for type in types {
      for isDark in [false, true] {
        let style = BaseStyle(type, isDark: isDark)
        #expect(style.mapType == type && style.isDark == isDark)
        #expect(style.isPhotograph == (type == .satellite))
      }
    }
    #expect(BaseStyle(.hybridFlyover, isDark: true) == .hybridDark)
    #expect(BaseStyle(.satelliteFlyover, isDark: false) == .satellite)
    #expect(Set(types.flatMap { [BaseStyle($0, isDark: false), BaseStyle($0, isDark: true)] }).count == 8)
  }

  @Test("Tiles of the light and the dark look have different addresses, which are read back")
  func addresses() throws {
    let names = BaseStyle.allCases.map {
      LiveBase(number: 7, style: $0, language: "zh-Hant", hasLabels: $0.isDark).name
    }
    #expect(Set(names).count == BaseStyle.allCases.count)
    for (name, style) in zip(names, BaseStyle.allCases) {
      #expect(LiveBase(name[...]) == LiveBase(number: 7, style: style, language: "zh-Hant", hasLabels: style.isDark))
    }
  }
}
