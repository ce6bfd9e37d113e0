/**
 * Puts the page together.
 * @module
 */
import { Connection } from "./connection.js";
import { LiveMap } from "./map.js";
import { Pins } from "./pins.js";
import { Callout } from "./callout.js";
import { contentScaleFor } from "./geometry.js";

const element = /** @type {HTMLElement} */ (document.getElementById("map"));
const notice = /** @type {HTMLElement} */ (document.getElementById("notice"));
const attribution = document.createElement("p");
attribution.className = "attribution";
element.append(attribution);
const dark = matchMedia("(prefers-color-scheme: dark)");

const pageSize = () => ({
  width: element.clientWidth,
  height: element.clientHeight,
  scale: contentScaleFor(devicePixelRatio),
  dark: dark.matches,
  pageWidth: innerWidth,
  pageHeight: innerHeight,
});

const map = new LiveMap(element, {
  moved: (view) => connection.send({ type: "view", view }),
  frame: () => {
    pins.layOut();
    callout.layOut();
  },
  tapped: (event) => {
    const [x, y] = event.pixel;
    const pin = pins.pinAt(x, y);
    if (pin) select(pin.id, false);
    else if (callout.state) select(null, false);
  },
});
const pins = new Pins(map, (id, byKeyboard) => select(id, byKeyboard));
const callout = new Callout(map, pins, () => select(null, false));

/** @param {number | null} id @param {boolean} byKeyboard */
function select(id, byKeyboard) {
  callout.takesFocus = byKeyboard;
  connection.send(id === null ? { type: "deselect" } : { type: "select", pin: id });
}

/** @type {Record<string, (value: any, isWhole: boolean) => void>} */
const sections = {
  view: (state, isWhole) => map.follow(state, isWhole),
  map: (state) => {
    map.painter.map = state;
    map.painter.pictures.forgetMissing();
    map.allow(state);
    attribution.classList.toggle("onDark", state.style === "satellite" || state.style === "hybrid");
    map.map.render();
  },
  pins: (state) => {
    map.painter.pins = state;
    pins.show(state);
    map.map.render();
  },
  attribution: (lines) => {
    attribution.textContent = lines.join("  ·  ");
  },
  callout: (state) => callout.show(state),
};

let offlineTimer = 0;
const connection = new Connection({
  opening: () => ({ size: pageSize(), ...(map.placed ? { view: map.placed } : {}) }),
  sections: (values, isWhole) => {
    for (const [name, apply] of Object.entries(sections)) {
      if (name in values) apply(values[name], isWhole);
    }
    document.documentElement.dataset.ready = "true";
  },
  online: (isOnline) => {
    clearTimeout(offlineTimer);
    if (isOnline) {
      notice.hidden = true;
    } else {
      offlineTimer = setTimeout(() => {
        notice.textContent = "Reconnecting…";
        notice.hidden = false;
      }, 1500);
    }
  },
});

let lastSize = "";
function resized() {
  map.map.updateSize();
  const size = pageSize();
  if (JSON.stringify(size) === lastSize) return;
  lastSize = JSON.stringify(size);
  if (connection.screen) connection.send({ type: "resize", size });
}
lastSize = JSON.stringify(pageSize());
new ResizeObserver(resized).observe(element);
dark.addEventListener("change", resized);
map.limit();
void connection.open();
