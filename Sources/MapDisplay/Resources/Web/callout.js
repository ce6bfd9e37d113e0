/**
 * The bubble at the selected pin: a dialog named by the pin's title.
 * @module
 */

/** @typedef {{pin: number, title: string, subtitle?: string, above: number[], below: number[],
 *   left?: import("./page.js").Node, right?: import("./page.js").Node, detail?: import("./page.js").Node}} CalloutState */

const MARGIN = 8;
const CORNER = 13;
const TIP = 11;

export class Callout {
  /**
   * @param {import("./map.js").LiveMap} map
   * @param {import("./pins.js").Pins} pins
   * @param {import("./page.js").Page} page
   * @param {() => void} close
   */
  constructor(map, pins, page, close) {
    this.map = map;
    this.pins = pins;
    this.page = page;
    /** @type {CalloutState | null} */
    this.state = null;
    this.takesFocus = false;
    /** Whether a visitor has asked for the next bubble: the map then moves until all of it shows. */
    this.isAsked = false;
    /** Where the bubble is, in points from the map's corner. @type {{left: number, top: number} | null} */
    this.place = null;
    this.element = document.createElement("div");
    this.element.className = "callout";
    this.element.setAttribute("role", "dialog");
    this.element.setAttribute("aria-labelledby", "callout-title");
    this.element.tabIndex = -1;
    this.element.hidden = true;
    this.title = document.createElement("h2");
    this.title.id = "callout-title";
    this.subtitle = document.createElement("p");
    this.tip = document.createElement("span");
    this.tip.className = "tip";
    this.words = document.createElement("div");
    this.words.className = "words";
    this.words.append(this.title, this.subtitle);
    this.sides = ["left", "right", "detail"].map((name) => {
      const side = document.createElement("div");
      side.className = `accessory ${name}`;
      return side;
    });
    this.words.append(this.sides[2]);
    this.element.append(this.sides[0], this.words, this.sides[1], this.tip);
    this.element.addEventListener("keydown", (event) => {
      if (event.key !== "Tab" || !this.state) return;
      const buttons = [...this.element.querySelectorAll("button:not(:disabled)")];
      const at = buttons.indexOf(/** @type {Element} */ (document.activeElement)) + (event.shiftKey ? -1 : 1);
      const next = event.shiftKey && document.activeElement === this.element ? undefined : buttons[at];
      event.preventDefault();
      if (next instanceof HTMLElement) next.focus();
      else this.pins.focus(this.state.pin);
    });
    map.map.getOverlayContainerStopEvent().append(this.element);
    map.element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.state) return;
      event.stopPropagation();
      this.pins.focus(this.state.pin);
      close();
    });
  }

  /** Counts what the bubble holds as part of a new page, until the bubble itself is told anew. */
  keep() {
    for (const node of [this.state?.left, this.state?.right, this.state?.detail]) if (node) this.page.render(node);
  }

  /** @param {CalloutState | null} state */
  show(state) {
    const isNew = state && state.pin !== this.state?.pin;
    const hadFocus = this.element.contains(document.activeElement);
    if (!state && hadFocus && this.state) this.pins.focus(this.state.pin);
    this.state = state;
    this.element.hidden = !state;
    this.pins.mark(state?.pin ?? 0);
    if (!state) return;
    this.title.textContent = state.title;
    this.subtitle.textContent = state.subtitle ?? "";
    this.subtitle.hidden = !state.subtitle || !!state.detail;
    [state.left, state.right, state.detail].forEach((node, index) => {
      const side = this.sides[index];
      side.hidden = !node;
      this.page.fill(side, node ? [node] : []);
      if (node?.frame) Object.assign(side.style, { width: `${node.frame[2]}px`, height: `${node.frame[3]}px` });
    });
    this.size = null;
    this.layOut();
    if (isNew) {
      this.element.classList.remove("appears");
      void this.element.offsetWidth;
      this.element.classList.add("appears");
      if (this.takesFocus) this.element.focus({ preventScroll: true });
      if (this.isAsked) this.reveal();
      this.takesFocus = this.isAsked = false;
    }
  }

  /** Moves the map by as much as the bubble reaches beyond it. */
  reveal() {
    const { size, place } = this;
    if (!size || !place) return;
    const shot = this.map.shot();
    const past = (/** @type {number} */ from, /** @type {number} */ side, /** @type {number} */ most) =>
      from < MARGIN || side + 2 * MARGIN > most ? MARGIN - from : Math.min(most - MARGIN - side - from, 0);
    const [dx, dy] = [past(place.left, size.width, shot.width), past(place.top, size.height, shot.height)];
    if (dx !== 0 || dy !== 0) this.map.moveBy(dx, dy);
  }

  /** Puts the bubble at its pin, within the map as far as it goes; called for every frame. */
  layOut() {
    const { state } = this;
    const pin = state && this.pins.pin(state.pin);
    const point = pin && this.map.pointOf(pin.at);
    if (!state || !pin || !point) {
      this.element.hidden = true;
      return;
    }
    this.element.hidden = false;
    this.size ??= { width: this.element.offsetWidth, height: this.element.offsetHeight };
    const { width, height } = this.size;
    const shot = this.map.shot();
    const above = [point[0] + state.above[0], point[1] + state.above[1]];
    const below = [point[0] + state.below[0], point[1] + state.below[1]];
    const isBelow = above[1] - height - TIP < MARGIN && below[1] + height + TIP <= shot.height - MARGIN;
    const tip = isBelow ? below : above;
    const lowest = Math.max(shot.width - width - MARGIN, MARGIN);
    const most = width / 2 - CORNER - TIP;
    const middle = Math.min(Math.max(tip[0] - width / 2, MARGIN), lowest) + width / 2;
    const shift = Math.min(Math.max(middle - tip[0], -most), most);
    const left = Math.round(tip[0] + shift - width / 2);
    const top = Math.round(isBelow ? tip[1] + TIP : tip[1] - TIP - height);
    this.place = { left, top };
    this.element.style.transform = `translate(${left}px, ${top}px)`;
    this.element.classList.toggle("below", isBelow);
    this.tip.style.left = `${tip[0] - left}px`;
    this.element.style.setProperty("--tip", `${tip[0] - left}px`);
  }
}
