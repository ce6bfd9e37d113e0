/**
 * Pins: their pictures are painted with the map; here they are buttons that can be reached with fingers, keyboards and
 * by those who do not see them. Where there are too many for that, a list stands in.
 * @module
 */
import { placesOnScreen } from "./geometry.js";

/**
 * @typedef {{id: number, title?: string, subtitle?: string, at: import("./geometry.js").Place, picture: number[],
 *   frame: number[], sprite?: string, alpha: number, selectable: boolean, draggable: boolean}} Pin
 */

/** The most pins that are buttons each. */
const MOST_BUTTONS = 200;
/** The most pins that are named in the list. */
const MOST_LISTED = 1000;
/** The order of the list. */
const collator = new Intl.Collator(undefined, { numeric: true });
/** A pointer that has gone this far was not a tap, in points. */
const TAP_REACH = 8;

export class Pins {
  /**
   * @param {import("./map.js").LiveMap} map
   * @param {{select: (id: number, byKeyboard: boolean) => void,
   *   drag: (id: number, place: import("./geometry.js").Place, done: boolean) => void}} handlers
   */
  constructor(map, handlers) {
    this.map = map;
    this.handlers = handlers;
    /** The pin that is being dragged, and from where. @type {{id: number, pointer: number, x: number, y: number, sent: number} | null} */
    this.drag = null;
    this.layer = document.createElement("div");
    this.layer.className = "pins";
    this.list = document.createElement("ul");
    this.list.className = "annotations";
    this.list.setAttribute("aria-label", "Annotations");
    this.list.hidden = true;
    /** @type {Pin[]} */
    this.pins = [];
    /** @type {Map<number, HTMLButtonElement>} */
    this.buttons = new Map();
    /** The buttons of the list. @type {Map<number, HTMLButtonElement>} */
    this.items = new Map();
    /** @type {any} */
    this.laidOut = null;
    this.selected = 0;
    this.watchPointer();
    map.map.getOverlayContainer().append(this.layer);
    map.element.append(this.list);
  }

  watchPointer() {
    [this.wasDragged, this.downX, this.downY] = [false, 0, 0];
    this.layer.addEventListener("pointerdown", (event) => {
      [this.wasDragged, this.downX, this.downY] = [false, event.clientX, event.clientY];
    });
    addEventListener("pointermove", (event) => {
      if (event.buttons && Math.hypot(event.clientX - this.downX, event.clientY - this.downY) > TAP_REACH) this.wasDragged = true;
    });
  }

  /** @param {Pin[]} pins */
  show(pins) {
    const held = this.drag && this.pin(this.drag.id);
    this.pins = pins;
    // What is being dragged is where the finger is.
    if (held) for (const pin of pins) if (pin.id === held.id) pin.at = held.at;
    const inView = this.inView();
    const asList = inView.length > MOST_BUTTONS;
    const shown = asList ? [] : inView;
    const focused = document.activeElement;
    const kept = new Set(shown.map((pin) => pin.id));
    for (const [id, button] of this.buttons) {
      if (kept.has(id)) continue;
      if (button === focused) this.map.element.focus({ preventScroll: true });
      button.remove();
      this.buttons.delete(id);
    }
    for (const [index, pin] of shown.entries()) {
      const button = this.buttons.get(pin.id) ?? this.makeButton(pin.id);
      const name = pin.title || "Annotation";
      if (button.getAttribute("aria-label") !== name) button.setAttribute("aria-label", name);
      button.disabled = !pin.selectable;
      button.style.width = `${pin.frame[2]}px`;
      button.style.height = `${pin.frame[3]}px`;
      // Which lies above which is no matter of the order in the document: moving a button there takes its focus.
      button.style.zIndex = String(index);
      if (!button.isConnected) this.layer.append(button);
    }
    this.showList(asList ? inView.slice(0, MOST_LISTED) : []);
    this.mark(this.selected);
    this.laidOut = null;
    this.layOut();
  }

  /** The list that stands in for the buttons; what has the focus keeps it. @param {Pin[]} pins */
  showList(pins) {
    const kept = new Set(pins.map((pin) => pin.id));
    const hadFocus = this.list.contains(document.activeElement);
    for (const [id, button] of this.items) {
      if (kept.has(id)) continue;
      button.parentElement?.remove();
      this.items.delete(id);
    }
    // By title, not by which lies above which: what has the focus must not be moved about in the document.
    const sorted = [...pins].sort((a, b) => collator.compare(a.title ?? "", b.title ?? "") || a.id - b.id);
    sorted.forEach((pin, index) => {
      const button = this.items.get(pin.id) ?? this.makeItem(pin.id);
      const name = pin.title || "Annotation";
      if (button.textContent !== name) button.textContent = name;
      button.disabled = !pin.selectable;
      const item = /** @type {HTMLElement} */ (button.parentElement);
      if (this.list.children[index] !== item) this.list.insertBefore(item, this.list.children[index] ?? null);
    });
    this.list.hidden = pins.length === 0;
    if (hadFocus && !this.list.contains(document.activeElement)) this.map.element.focus({ preventScroll: true });
  }

  /** The pins of which something shows now. */
  inView() {
    const shot = this.map.shot();
    return this.pins.filter((pin) =>
      placesOnScreen(pin.at, shot).some(([x, y]) => {
        const [left, top] = [x + pin.frame[0], y + pin.frame[1]];
        return left < shot.width && top < shot.height && left + pin.frame[2] > 0 && top + pin.frame[3] > 0;
      }),
    );
  }

  /** @param {number} id */
  makeButton(id) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "pin";
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      if (!this.wasDragged || event.detail === 0) this.handlers.select(id, event.detail === 0);
    });
    button.addEventListener("pointerdown", (event) => this.beginDrag(event, id, button));
    button.addEventListener("pointermove", (event) => this.continueDrag(event, false));
    button.addEventListener("pointerup", (event) => this.continueDrag(event, true));
    button.addEventListener("pointercancel", (event) => this.continueDrag(event, true));
    this.buttons.set(id, button);
    return button;
  }

  /** @param {PointerEvent} event @param {number} id @param {HTMLElement} button */
  beginDrag(event, id, button) {
    const pin = this.pin(id);
    const point = pin?.draggable && this.map.pointOf(pin.at);
    if (!point) return;
    // The map is not to move meanwhile.
    event.stopPropagation();
    button.setPointerCapture(event.pointerId);
    [this.wasDragged, this.downX, this.downY] = [false, event.clientX, event.clientY];
    this.drag = { id, pointer: event.pointerId, x: point[0] - event.clientX, y: point[1] - event.clientY, sent: 0 };
  }

  /** @param {PointerEvent} event @param {boolean} isDone */
  continueDrag(event, isDone) {
    const { drag } = this;
    if (!drag || drag.pointer !== event.pointerId) return;
    event.stopPropagation();
    if (isDone) this.drag = null;
    if (Math.hypot(event.clientX - this.downX, event.clientY - this.downY) > TAP_REACH) this.wasDragged = true;
    const pin = this.pin(drag.id);
    const place = this.map.placeAt(event.clientX + drag.x, event.clientY + drag.y);
    if (!pin || !place || !this.wasDragged) return;
    pin.at = place;
    this.laidOut = null;
    this.layOut();
    this.map.map.render();
    if (!isDone && event.timeStamp - drag.sent < 60) return;
    drag.sent = event.timeStamp;
    this.handlers.drag(drag.id, place, isDone);
  }

  /** @param {number} id */
  makeItem(id) {
    const button = document.createElement("button");
    button.type = "button";
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      this.handlers.select(id, true);
    });
    document.createElement("li").append(button);
    this.items.set(id, button);
    return button;
  }

  /** Shows which pin is selected; 0: none. @param {number} id */
  mark(id) {
    this.selected = id;
    for (const [other, button] of [...this.buttons, ...this.items]) {
      if (other === id) button.setAttribute("aria-expanded", "true");
      else button.removeAttribute("aria-expanded");
    }
  }

  /** @param {number} id */
  pin(id) {
    return this.pins.find((pin) => pin.id === id) ?? null;
  }

  /** The frontmost pin at a point of the map. @param {number} x @param {number} y */
  pinAt(x, y) {
    const shot = this.map.shot();
    for (const pin of [...this.pins].reverse()) {
      for (const [px, py] of placesOnScreen(pin.at, shot)) {
        const [dx, dy] = [x - px - pin.frame[0], y - py - pin.frame[1]];
        if (pin.selectable && dx >= 0 && dy >= 0 && dx <= pin.frame[2] && dy <= pin.frame[3]) return pin;
      }
    }
    return null;
  }

  /** Puts the buttons where the pins are; called for every frame. */
  layOut() {
    const shot = this.map.shot();
    const old = this.laidOut;
    if (old && old.zoomScale === shot.zoomScale && old.rotation === shot.rotation && old.width === shot.width && old.height === shot.height) {
      // The map has only been moved: so are all of them, together.
      const [dx, dy] = [(old.center.x - shot.center.x) * shot.zoomScale, (old.center.y - shot.center.y) * shot.zoomScale];
      const [cos, sin] = [Math.cos(shot.rotation), Math.sin(shot.rotation)];
      this.layer.style.transform = `translate(${dx * cos - dy * sin}px, ${dx * sin + dy * cos}px)`;
      return;
    }
    this.laidOut = shot;
    this.layer.style.transform = "";
    for (const pin of this.pins) {
      const button = this.buttons.get(pin.id);
      if (!button) continue;
      const point = this.map.pointOf(pin.at);
      button.hidden = !point;
      if (point) button.style.transform = `translate(${point[0] + pin.frame[0]}px, ${point[1] + pin.frame[1]}px)`;
    }
  }

  /** Moves the focus to a pin's button, or to the map where the pin has none now. @param {number} id */
  focus(id) {
    const button = this.buttons.get(id) ?? this.items.get(id);
    (button ?? this.map.element).focus({ preventScroll: !this.items.has(id) });
  }
}
