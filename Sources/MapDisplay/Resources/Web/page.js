/**
 * The page around the map: bars, controls and lists, as the app's controllers have them. An element lives as long as
 * the thing it shows, so that the focus and what is being done to it stay.
 * @module
 */
import { sign, lineDrawing, BACK } from "./signs.js";
import { updateList } from "./list.js";

/** @typedef {{kind: string, id: number, [value: string]: any}} Node */

export class Page {
  /**
   * @param {HTMLElement} root
   * @param {HTMLElement} map The one element that shows the map.
   * @param {(id: number, use?: object) => void} use
   */
  constructor(root, map, use) {
    this.root = root;
    this.map = map;
    this.use = use;
    /** @type {Map<number, {kind: string, element: HTMLElement, node: Node}>} */
    this.known = new Map();
    /** @type {Set<number>} */
    this.seen = new Set();
    /** The map's node; null where no map is in sight. @type {Node | null} */
    this.mapNode = null;
  }

  /** Begins a new page. */
  begin() {
    this.seen.clear();
    this.mapNode = null;
  }

  /** Forgets what is not on the page any more. */
  end() {
    for (const [id] of this.known) if (!this.seen.has(id)) this.known.delete(id);
    if (!this.mapNode) this.map.remove();
  }

  /** Shows what the app last said, over what has been done to controls since. */
  restore() {
    for (const { element, node } of this.known.values()) this.update(element, node);
  }

  /** @param {number} id */
  element(id) {
    return this.known.get(id)?.element ?? null;
  }

  /**
   * The element of a node, made or brought up to date.
   * @param {Node} node
   * @returns {HTMLElement}
   */
  render(node) {
    let entry = this.known.get(node.id);
    if (!entry || entry.kind !== node.kind) {
      const element = node.kind === "map" ? this.map : this.make(node);
      entry = { kind: node.kind, element, node };
      this.known.set(node.id, entry);
    }
    entry.node = node;
    this.seen.add(node.id);
    this.update(entry.element, node);
    return entry.element;
  }

  /** @param {Node} node @returns {HTMLElement} */
  make(node) {
    const { id } = node;
    const element = document.createElement(
      { button: "button", label: "p", image: "img", picture: "img", segments: "fieldset" }[node.kind] ?? "div",
    );
    element.className = `node ${node.kind}`;
    if (element instanceof HTMLButtonElement) {
      element.type = "button";
      element.addEventListener("click", (event) => {
        event.stopPropagation();
        this.use(id);
      });
    }
    if (node.kind === "group") {
      element.addEventListener("click", (event) => {
        if (!this.known.get(id)?.node.takesTaps) return;
        event.stopPropagation();
        const rect = element.getBoundingClientRect();
        this.use(id, { place: { x: event.clientX - rect.left, y: event.clientY - rect.top }, taps: 1 });
      });
    }
    return element;
  }

  /** @param {HTMLElement} element @param {Node} node */
  update(element, node) {
    this.setFrame(element, node);
    if (node.kind !== "map") {
      element.style.backgroundColor = ground(node.fill);
      element.style.opacity = node.opacity === undefined ? "" : String(node.opacity);
      element.style.overflow = node.clips && node.kind === "group" ? "hidden" : "";
    }
    setAttribute(element, "title", node.hint);
    switch (node.kind) {
      case "map":
        this.mapNode = node;
        this.fill(mapLayer(element), node.children ?? []);
        break;
      case "group":
        if (node.toolbar) this.updateToolbar(element, node.toolbar);
        else this.fill(element, (node.children ?? []));
        break;
      case "navigation": this.updateNavigation(element, node); break;
      case "label": updateText(element, node); break;
      case "button": this.updateButton(/** @type {HTMLButtonElement} */ (element), node); break;
      case "segments": this.updateSegments(element, node); break;
      case "image":
      case "picture": updateImage(/** @type {HTMLImageElement} */ (element), node); break;
      case "list": updateList(this, element, node); break;
      case "space":
        element.classList.toggle("flexible", node.width === undefined);
        element.style.width = node.width === undefined ? "" : `${node.width}px`;
        break;
    }
  }

  /** @param {HTMLElement} element @param {Node} node */
  setFrame(element, node) {
    const frame = node.frame;
    element.classList.toggle("placed", !!frame);
    const [left, top, width, height] = frame ? frame.map((/** @type {number} */ n) => `${n}px`) : ["", "", "", ""];
    Object.assign(element.style, { left, top, width: node.width !== undefined && !frame ? `${node.width}px` : width, height });
  }

  /** Puts the elements of nodes into an element, in their order. @param {HTMLElement} element @param {Node[]} nodes */
  fill(element, nodes) {
    const wanted = nodes.map((node) => this.render(node));
    arrange(element, wanted);
  }

  /** @param {HTMLElement} element @param {Node} node */
  updateNavigation(element, node) {
    const content = part(element, "div", "content");
    if (node.bar) this.updateBar(part(element, "div", "navbar"), node);
    const toolbar = node.toolbar && part(element, "div", "toolbar");
    if (toolbar) this.updateToolbar(toolbar, node.toolbar);
    this.fill(content, node.children ?? []);
    arrange(element, [node.bar && part(element, "div", "navbar"), content, toolbar].filter((e) => !!e));
  }

  /** @param {HTMLElement} element @param {Node} node */
  updateBar(element, node) {
    const { bar } = node;
    const [left, middle, right] = ["left", "middle", "right"].map((side) => part(element, "div", side));
    arrange(element, [left, middle, right]);
    const items = bar.left.map((/** @type {Node} */ item) => this.render(item));
    if (bar.back) {
      const back = part(left, "button", "back");
      if (!back.firstChild) {
        back.append(lineDrawing(BACK, "sign"), document.createElement("span"));
        back.addEventListener("click", () => this.use(node.id));
      }
      /** @type {HTMLElement} */ (back.lastElementChild).textContent = bar.back;
      items.unshift(back);
    }
    arrange(left, items);
    arrange(right, bar.right.map((/** @type {Node} */ item) => this.render(item)));
    if (bar.titleView[0]) {
      this.fill(middle, bar.titleView);
    } else {
      const title = part(middle, "h1", "title");
      title.textContent = bar.title ?? "";
      arrange(middle, bar.title ? [title] : []);
    }
  }

  /** @param {HTMLElement} element @param {Node[]} items */
  updateToolbar(element, items) {
    element.classList.add("toolbar");
    element.setAttribute("role", "toolbar");
    element.setAttribute("aria-label", "Toolbar");
    this.fill(element, items);
  }

  /** @param {HTMLButtonElement} button @param {Node} node */
  updateButton(button, node) {
    button.disabled = !!node.isDisabled;
    button.classList.toggle("prominent", !!node.isProminent);
    button.classList.toggle("pictured", !!node.sprite);
    setAttribute(button, "aria-pressed", node.isSelected ? "true" : undefined);
    const drawn = node.sign && sign(node.sign);
    const content = node.sprite ? picture(button, node.sprite, node.frame) : drawn || (node.text ?? node.name ?? "");
    if (typeof content === "string") {
      if (button.textContent !== content) button.textContent = content;
    } else if (button.dataset.content !== (node.sign ?? node.sprite)) {
      button.replaceChildren(content);
    }
    button.dataset.content = node.sign ?? node.sprite ?? "";
    setAttribute(button, "aria-label", node.name !== node.text || typeof content !== "string" ? node.name : undefined);
    button.style.color = ink(node.color);
    setFont(button, node.font);
  }

  /** @param {HTMLElement} element @param {Node} node */
  updateSegments(element, node) {
    element.setAttribute("role", "radiogroup");
    setAttribute(element, "aria-label", node.name);
    /** @type {HTMLFieldSetElement} */ (element).disabled = !!node.isDisabled;
    const labels = node.segments.map((/** @type {any} */ segment, /** @type {number} */ index) => {
      let label = /** @type {HTMLElement | undefined} */ (element.children[index]);
      if (!label) {
        label = document.createElement("label");
        const input = document.createElement("input");
        input.type = "radio";
        input.name = `segments-${node.id}`;
        input.addEventListener("change", () => this.use(node.id, { index }));
        label.append(input, document.createElement("span"));
      }
      const input = /** @type {HTMLInputElement} */ (label.firstElementChild);
      const words = /** @type {HTMLElement} */ (label.lastElementChild);
      input.checked = node.index === index;
      input.disabled = segment.isDisabled;
      if (segment.sprite) words.replaceChildren(picture(words, segment.sprite));
      else if (words.textContent !== (segment.text ?? "")) words.textContent = segment.text ?? "";
      setAttribute(words, "data-words", segment.sprite ? undefined : segment.text);
      return label;
    });
    arrange(element, labels);
  }
}

/** What the app has put onto the map, above it. @param {HTMLElement} map */
function mapLayer(map) {
  return part(map, "div", "over");
}

/**
 * A part of an element, made where it is missing; it is known by its class.
 * @param {HTMLElement} element
 * @param {string} tag
 * @param {string} name
 */
export function part(element, tag, name) {
  for (const child of element.children) {
    if (child.classList.contains(name) && child.localName === tag) return /** @type {HTMLElement} */ (child);
  }
  const made = document.createElement(tag);
  made.className = name;
  if (made instanceof HTMLButtonElement) made.type = "button";
  element.append(made);
  return made;
}

/** Makes an element's children those given, moving none that is in its place. @param {Element} element @param {HTMLElement[]} wanted */
export function arrange(element, wanted) {
  const keep = new Set(wanted);
  for (const child of [...element.children]) if (!keep.has(/** @type {HTMLElement} */ (child))) child.remove();
  wanted.forEach((child, index) => {
    if (element.children[index] !== child) element.insertBefore(child, element.children[index] ?? null);
  });
}

/** @param {Element} element @param {string} name @param {string | undefined} value */
export function setAttribute(element, name, value) {
  if (value === undefined || value === null || value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** @param {HTMLElement} element @param {string} sprite @param {number[]} [frame] */
export function picture(element, sprite, frame) {
  const image = document.createElement("img");
  image.src = `sprites/${sprite}.png`;
  image.alt = "";
  if (frame) [image.width, image.height] = [frame[2], frame[3]];
  return image;
}

/** A colour of the app's: black words follow the page from light to dark. @param {string | undefined} color */
const ink = (color) => (!color || color === "#000000ff" ? "" : color);

/** White and the grey of lists follow it too. @param {string | undefined} color */
function ground(color) {
  if (color === "#ffffffff") return "var(--surface)";
  if (color === "#f2f2f7ff") return "var(--grouped)";
  return color ?? "";
}

/** @param {HTMLElement} element @param {{size: number, weight: number, align?: string, lines: number} | undefined} font */
function setFont(element, font) {
  element.style.fontSize = font ? `${font.size}px` : "";
  element.style.fontWeight = font ? String(font.weight) : "";
  element.style.textAlign = font?.align ?? "";
}

/** @param {HTMLElement} element @param {Node} node */
function updateText(element, node) {
  const words = part(element, "span", "words");
  if (words.textContent !== (node.text ?? "")) words.textContent = node.text ?? "";
  element.style.color = ink(node.color);
  setFont(element, node.font);
  words.style.webkitLineClamp = node.font?.lines > 0 ? String(node.font.lines) : "none";
}

/** @param {HTMLImageElement} image @param {Node} node */
function updateImage(image, node) {
  setAttribute(image, "src", node.sprite && `sprites/${node.sprite}.png`);
  image.alt = node.name ?? "";
  image.draggable = false;
  image.style.objectFit = node.fit ?? "fill";
}
