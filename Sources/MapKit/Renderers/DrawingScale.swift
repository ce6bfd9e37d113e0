/// Pixels per point of what the running thread draws: pictures of several scales may be drawn at once.
enum DrawingScale {
  @TaskLocal static var current: CGFloat = 1
}
