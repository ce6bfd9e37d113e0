/**
 * A sheet is pulled down by its bar: far enough, and it is dismissed.
 * @module
 */

/** How far a sheet has to be pulled, in points. */
const FAR = 110;
/** How long the app has to dismiss it, in milliseconds; then it comes back. */
const PATIENCE = 700;

/**
 * @param {HTMLElement} dialog
 * @param {() => boolean} mayGo
 * @param {() => void} dismiss
 */
export function followSwipe(dialog, mayGo, dismiss) {
  /** @type {{pointer: number, y: number} | null} */
  let pull = null;
  const move = (/** @type {number} */ distance) => {
    dialog.style.transform = distance > 0 ? `translateY(${distance}px)` : "";
  };
  dialog.addEventListener("pointerdown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (pull || !mayGo() || !target.closest(".navbar") || target.closest("button")) return;
    pull = { pointer: event.pointerId, y: event.clientY };
    dialog.setPointerCapture(event.pointerId);
  });
  dialog.addEventListener("pointermove", (event) => {
    if (event.pointerId === pull?.pointer) move(event.clientY - pull.y);
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    dialog.addEventListener(name, (event) => {
      if (event.pointerId !== pull?.pointer) return;
      const isFar = name === "pointerup" && event.clientY - pull.y > FAR;
      pull = null;
      if (!isFar) return move(0);
      dismiss();
      setTimeout(() => {
        if (!dialog.closest(".leaves")) move(0);
      }, PATIENCE);
    });
  }
}
