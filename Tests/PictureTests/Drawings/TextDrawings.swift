import CoreGraphics

/// Text of several scripts, in lines.
enum TextDrawings {
  /// A pangram or a place name for each script, with weights and a slant in Latin.
  static func scripts(_ context: CGContext) {
    let lines = [
      "Latin: Voilà, Zürich, Łódź, Đà Nẵng", "Ελληνικά: Θεσσαλονίκη", "Кириллица: Санкт-Петербург",
      "العربية: مدينة القاهرة ١٢٣", "עברית: תל אביב-יפו", "हिन्दी: नई दिल्ली, क्षेत्र", "ไทย: กรุงเทพมหานคร น้ำ",
      "Mixed: Cairo القاهرة and תל אביב 24",
    ]
    for (index, line) in lines.enumerated() {
      context.draw(
        TextLayout(line, font: TextFont(size: 17), color: .ink), at: CGPoint(x: 12, y: 8 + CGFloat(index) * 30))
    }
    // The weights that Debian's core package of the fonts has; with other packages installed there are more.
    let styles = [("Regular", 400, false), ("Bold", 700, false), ("Italic", 400, true), ("Bold italic", 700, true)]
    for (index, (name, weight, isItalic)) in styles.enumerated() {
      context.draw(
        TextLayout(name, font: TextFont(size: 15, weight: weight, isItalic: isItalic), color: .blue),
        at: CGPoint(x: 350, y: 10 + CGFloat(index) * 26))
    }
    for (index, size) in [CGFloat(6), 9, 12, 18, 27].enumerated() {
      let x = 350 + [CGFloat(0), 14, 32, 54, 88][index]
      let layout = TextLayout("Ag", font: TextFont(size: size), color: .green)
      context.draw(layout, at: CGPoint(x: x, y: 220 - layout.firstBaseline))
    }
  }

  /// Frames of one width with a text wrapped in each alignment, cut at two lines and at one, and lines given by hand.
  static func wrapping(_ context: CGContext) {
    let english = "A ferry crosses the bay every twenty minutes from six in the morning."
    let arabic = "تعبر عبارة الخليج كل عشرين دقيقة من السادسة صباحا."
    let cases: [(String, Int?, TextLayout.Alignment)] = [
      (english, nil, .left), (english, nil, .center), (english, nil, .right), (arabic, nil, .left),
      (english, 2, .left), (english, 1, .center), ("Donaudampfschifffahrtsgesellschaft", nil, .left),
      ("First line\nSecond line, which is long\nThird line", 2, .left),
    ]
    for (index, (text, lines, alignment)) in cases.enumerated() {
      let origin = CGPoint(x: 12 + CGFloat(index % 4) * 136, y: 10 + CGFloat(index / 4) * 96)
      var layout = TextLayout(
        text, font: TextFont(size: 13), color: .ink, maximumWidth: 120, maximumLines: lines)
      layout.alignment = alignment
      context.setStrokeColor(.pale)
      context.stroke(CGRect(x: origin.x - 0.5, y: origin.y - 0.5, width: 121, height: layout.size.height + 1))
      context.draw(layout, at: origin)
    }
  }
}
