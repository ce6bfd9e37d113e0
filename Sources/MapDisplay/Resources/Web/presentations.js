/**
 * Controllers shown over others: sheets, popovers and forms, as dialogs. Only the topmost can be used.
 * @module
 */
import { followSwipe } from "./swipe.js";

const MARGIN = 10;
const ARROW = 12;

/** @typedef {{id: number, style: string, name?: string, width: number, height: number, isDismissable: boolean,
 *   anchor?: number, anchorRect?: number[], arrows: number, content: import("./page.js").Node}} Presentation */

export class Presentations {
  /**
   * @param {import("./page.js").Page} page
   * @param {HTMLElement} below What lies below all of them.
   * @param {{dismiss: (id: number) => void, escape: () => void}} handlers
   */
  constructor(page, below, handlers) {
    this.page = page;
    this.below = below;
    this.handlers = handlers;
    /** @type {Map<number, {veil: HTMLElement, dialog: HTMLElement, content: HTMLElement, back: Element | null, state: Presentation}>} */
    this.shown = new Map();
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.shown.size === 0 || event.defaultPrevented) return;
      event.preventDefault();
      handlers.escape();
    });
    addEventListener("resize", () => this.layOut());
  }

  /** @param {Presentation[]} states */
  show(states) {
    const ids = new Set(states.map((state) => state.id));
    /** @type {Element | null} */
    let back = null;
    for (const [id, entry] of this.shown) {
      if (ids.has(id)) continue;
      this.shown.delete(id);
      back ??= entry.back;
      this.leave(entry);
    }
    for (const state of states) {
      const isNew = !this.shown.has(state.id);
      const entry = this.shown.get(state.id) ?? this.make(state);
      entry.state = state;
      entry.veil.dataset.style = state.style;
      entry.dialog.setAttribute("aria-label", state.name ?? "Dialog");
      this.page.fill(entry.content, [state.content]);
      if (isNew) document.body.append(entry.veil);
    }
    this.setInert();
    this.layOut();
    const top = [...this.shown.values()].at(-1);
    if (top && !top.dialog.contains(document.activeElement)) top.dialog.focus({ preventScroll: true });
    if (!top && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  }

  /** @param {Presentation} state */
  make(state) {
    const veil = document.createElement("div");
    veil.className = "veil";
    const dialog = document.createElement("div");
    dialog.className = "dialog";
    dialog.setAttribute("role", "dialog");
    dialog.setAttribute("aria-modal", "true");
    dialog.tabIndex = -1;
    const content = document.createElement("div");
    content.className = "presented";
    const arrow = document.createElement("span");
    arrow.className = "arrow";
    dialog.append(content, arrow);
    veil.append(dialog);
    const entry = { veil, dialog, content, back: document.activeElement, state };
    veil.addEventListener("click", (event) => {
      if (event.target === veil && entry.state.isDismissable) this.handlers.dismiss(state.id);
    });
    dialog.addEventListener("keydown", (event) => keepFocus(event, dialog));
    followSwipe(
      dialog, () => entry.state.style === "sheet" && entry.state.isDismissable, () => this.handlers.dismiss(state.id),
    );
    this.shown.set(state.id, entry);
    return entry;
  }

  /** Lets a dialog go, in sight. @param {{veil: HTMLElement, dialog: HTMLElement}} entry */
  leave({ veil, dialog }) {
    dialog.removeAttribute("role");
    veil.setAttribute("aria-hidden", "true");
    veil.inert = true;
    veil.classList.add("leaves");
    setTimeout(() => veil.remove(), matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 220);
  }

  setInert() {
    const entries = [...this.shown.values()];
    this.below.inert = entries.length > 0;
    entries.forEach((entry, index) => {
      entry.veil.inert = index < entries.length - 1;
    });
  }

  layOut() {
    for (const { dialog, state } of this.shown.values()) {
      if (state.style !== "popover") {
        const isForm = state.style === "form";
        Object.assign(dialog.style, { left: "", top: "", width: isForm ? `${state.width}px` : "", height: isForm ? `${state.height}px` : "" });
        continue;
      }
      this.placePopover(dialog, state);
    }
  }

  /** @param {HTMLElement} dialog @param {Presentation} state */
  placePopover(dialog, state) {
    const source = state.anchor === undefined ? null : this.page.element(state.anchor)?.getBoundingClientRect();
    const [x, y, w, h] = state.anchorRect ?? (source ? [source.left, source.top, source.width, source.height] : [innerWidth / 2, innerHeight / 2, 0, 0]);
    const [width, height] = [Math.min(state.width, innerWidth - 2 * MARGIN), state.height];
    const room = { up: innerHeight - (y + h), down: y, left: innerWidth - (x + w), right: x };
    const may = (/** @type {number} */ side) => (state.arrows & 15) === 0 || (state.arrows & side) !== 0;
    const sides = /** @type {const} */ ([["up", 1, height], ["down", 2, height], ["left", 4, width], ["right", 8, width]]);
    const allowed = sides.filter(([, bit]) => may(bit));
    const side = (allowed.find(([name, , need]) => room[name] >= need + ARROW + MARGIN)
      ?? [...allowed].sort((a, b) => room[b[0]] - room[a[0]])[0] ?? sides[0])[0];
    const upright = side === "up" || side === "down";
    const shownHeight = Math.min(height, upright ? room[side] - ARROW - MARGIN : innerHeight - 2 * MARGIN);
    const clamp = (/** @type {number} */ n, /** @type {number} */ most) => Math.min(Math.max(n, MARGIN), Math.max(most - MARGIN, MARGIN));
    let [left, top] = [clamp(x + w / 2 - width / 2, innerWidth - width), clamp(y + h / 2 - shownHeight / 2, innerHeight - shownHeight)];
    if (side === "up") top = y + h + ARROW;
    if (side === "down") top = y - ARROW - shownHeight;
    if (side === "left") left = x + w + ARROW;
    if (side === "right") left = x - ARROW - width;
    Object.assign(dialog.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${shownHeight}px` });
    dialog.dataset.arrow = side;
    const [dx, dy] = [Math.min(Math.max(x + w / 2 - left, 22), width - 22), Math.min(Math.max(y + h / 2 - top, 22), shownHeight - 22)];
    dialog.style.setProperty("--arrow", `${upright ? dx : dy}px`);
  }
}

/** Keeps the focus in a dialog. @param {KeyboardEvent} event @param {HTMLElement} dialog */
function keepFocus(event, dialog) {
  if (event.key !== "Tab") return;
  const all = /** @type {HTMLElement[]} */ ([...dialog.querySelectorAll("button:not(:disabled), input:not(:disabled), [tabindex='0']")])
    .filter((element) => element.offsetParent !== null);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return event.preventDefault();
  const active = document.activeElement;
  if (event.shiftKey && (active === first || active === dialog)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}
