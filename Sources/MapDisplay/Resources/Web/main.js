/**
 * Puts the page together.
 * @module
 */
import { Connection } from "./connection.js";
import { LiveMap } from "./map.js";
import { Pins } from "./pins.js";
import { Callout } from "./callout.js";
import { Compass } from "./compass.js";
import { Page } from "./page.js";
import { Presentations } from "./presentations.js";
import { Address } from "./address.js";
import { contentScaleFor } from "./geometry.js";

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const element = /** @type {HTMLElement} */ (document.getElementById("map"));
const notice = /** @type {HTMLElement} */ (document.getElementById("notice"));
const attribution = /** @type {HTMLElement} */ (document.getElementById("attribution"));
const dark = matchMedia("(prefers-color-scheme: dark)");
const address = new Address();
/** How long a page out of sight goes on listening, in milliseconds. */
const HIDDEN_PAUSE = 20_000;

const pageSize = () => ({
  width: innerWidth,
  height: innerHeight,
  scale: contentScaleFor(devicePixelRatio),
  dark: dark.matches,
});

const page = new Page(root, element, (id, use) => {
  if (isAway()) page.restore();
  else connection.send({ type: "control", control: id, ...use });
});
const presentations = new Presentations(page, root, {
  dismiss: (id) => connection.send({ type: "control", control: id }),
  escape: () => connection.send({ type: "escape" }),
});

const map = new LiveMap(element, {
  moved: (view) => connection.send({ type: "view", view }),
  frame: () => {
    pins.layOut();
    callout.layOut();
    compass.layOut();
  },
  tapped: ({ pixel: [x, y] }) => {
    const pin = pins.pinAt(x, y);
    if (pin) select(pin.id, false);
    else if (callout.state) select(null, false);
    else if (page.mapNode?.takesTaps) page.use(page.mapNode.id, { place: { x, y }, taps: 1 });
  },
});
const pins = new Pins(map, {
  select: (id, byKeyboard) => select(id, byKeyboard),
  drag: (id, place, done) => connection.send({ type: "drag", pin: id, place, done }),
});
const compass = new Compass(map);
const callout = new Callout(map, pins, page, () => select(null, false));

/** @param {number | null} id @param {boolean} byKeyboard */
function select(id, byKeyboard) {
  callout.takesFocus = byKeyboard;
  callout.isAsked = id !== null;
  connection.send(id === null ? { type: "deselect" } : { type: "select", pin: id });
}

/** What is done with each section of the state, in this order. @type {Record<string, (value: any, isWhole: boolean) => void>} */
const sections = {
  page: (state) => {
    page.begin();
    page.fill(root, state.root ? [state.root] : []);
    callout.keep();
    presentations.show(state.presentations);
    page.end();
    map.map.updateSize();
  },
  view: (state, isWhole) => map.follow(state, isWhole),
  map: (state) => {
    map.painter.map = state;
    map.painter.pictures.forgetMissing();
    map.allow(state);
    compass.isWanted = state.showsCompass;
    map.showScale(state.showsScale);
    attribution.classList.toggle("onDark", /^(satellite|hybrid)|Dark$/.test(state.style));
    map.map.render();
  },
  pins: (state) => {
    map.painter.pins = state;
    pins.show(state);
    map.map.render();
  },
  callout: (state) => callout.show(state),
  attribution: (lines) => {
    attribution.textContent = lines.join("  ·  ");
  },
  link: (text) => address.set(text),
};

/** Set while the server is away. */
let offlineTimer = 0;
const isAway = () => !notice.hidden;

/** @param {boolean} isAway */
function showAway(isAway) {
  notice.hidden = !isAway;
  document.body.classList.toggle("away", isAway);
}

const connection = new Connection({
  opening: () => ({ size: pageSize(), link: address.current, languages: [...navigator.languages].slice(0, 20), ...(map.placed ? { view: map.placed } : {}) }),
  sections: (values, isWhole) => {
    for (const [name, apply] of Object.entries(sections)) {
      if (name in values) apply(values[name], isWhole);
    }
    // Tiles are asked for now, rather than with the next frame.
    if (isWhole) map.map.renderSync();
    document.documentElement.dataset.ready = "true";
  },
  online: (isOnline) => {
    if (isOnline) {
      clearTimeout(offlineTimer);
      offlineTimer = 0;
      showAway(false);
    } else if (!offlineTimer) {
      offlineTimer = setTimeout(() => {
        notice.textContent = "Reconnecting…";
        showAway(true);
      }, 1500);
    }
  },
});

let lastSize = JSON.stringify(pageSize());
function resized() {
  const size = pageSize();
  if (JSON.stringify(size) === lastSize) return;
  lastSize = JSON.stringify(size);
  if (connection.screen) connection.send({ type: "resize", size });
}
addEventListener("resize", resized);
addEventListener("pagehide", () => connection.pause());
addEventListener("pageshow", () => connection.resume());
let hiddenTimer = 0;
document.addEventListener("visibilitychange", () => {
  clearTimeout(hiddenTimer);
  if (document.hidden) hiddenTimer = setTimeout(() => connection.pause(), HIDDEN_PAUSE);
  else connection.resume();
});
dark.addEventListener("change", resized);
new ResizeObserver(() => map.map.updateSize()).observe(element);
void connection.open();
