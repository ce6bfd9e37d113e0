/// A presentation that has been asked for and is not in sight yet.
@MainActor struct PendingPresentation {
  let presentation: UIPresentationController
  let isAnimated: Bool
  let completion: (() -> Void)?
}
