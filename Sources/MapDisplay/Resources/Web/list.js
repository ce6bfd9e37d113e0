/**
 * Lists of rows: buttons, or check boxes where rows are switched on and off.
 * @module
 */
import { arrange, part, picture, setAttribute } from "./page.js";
import { lineDrawing, CHECK, CHEVRON, INFO } from "./signs.js";

/**
 * @param {import("./page.js").Page} page
 * @param {HTMLElement} element
 * @param {import("./page.js").Node} node
 */
export function updateList(page, element, node) {
  element.dataset.style = node.style;
  setAttribute(element, "aria-label", node.name);
  const kind = node.isChecklist ? "check" : "tap";
  const sections = node.sections.map((/** @type {any} */ section, /** @type {number} */ at) => {
    const group = child(element, at, "section", "section");
    const header = part(group, "h2", "header");
    const footer = part(group, "p", "footer");
    const rows = part(group, "ul", "rows");
    header.textContent = section.header ?? "";
    footer.textContent = section.footer ?? "";
    setAttribute(rows, "aria-label", section.header);
    arrange(rows, section.rows.map((/** @type {any} */ row, /** @type {number} */ index) => {
      const item = child(rows, index, "li", `row ${kind}`);
      if (!item.firstChild) fillRow(page, item, node.id, { section: at, row: index }, kind);
      updateRow(page, item, row, node.id, { section: at, row: index });
      return item;
    }));
    arrange(group, [section.header && header, rows, section.footer && footer].filter((e) => !!e));
    return group;
  });
  arrange(element, sections);
}

/** The child at a place, or a new one. @param {Element} element @param {number} index @param {string} tag @param {string} name */
function child(element, index, tag, name) {
  const known = element.children[index];
  if (known && known.localName === tag && known.className === name) return /** @type {HTMLElement} */ (known);
  const made = document.createElement(tag);
  made.className = name;
  return made;
}

/** @param {import("./page.js").Page} page @param {HTMLElement} item @param {number} list @param {object} path @param {string} kind */
function fillRow(page, item, list, path, kind) {
  const use = document.createElement(kind === "check" ? "input" : "button");
  use.className = "use";
  if (use instanceof HTMLInputElement) {
    use.type = "checkbox";
    use.addEventListener("change", () => page.use(list, path));
  } else {
    use.type = "button";
    use.addEventListener("click", () => page.use(list, path));
  }
  const image = document.createElement("span");
  image.className = "image";
  const words = document.createElement("span");
  words.className = "words";
  words.append(document.createElement("span"), document.createElement("span"));
  words.children[0].className = "text";
  words.children[1].className = "detail";
  for (const part of [image, words]) part.setAttribute("aria-hidden", "true");
  item.append(use, image, words);
}

/** @param {import("./page.js").Page} page @param {HTMLElement} item @param {any} row @param {number} list @param {object} path */
function updateRow(page, item, row, list, path) {
  const [use, image, words] = /** @type {HTMLElement[]} */ ([...item.children]);
  setAttribute(use, "aria-label", row.name ?? row.text);
  /** @type {HTMLButtonElement | HTMLInputElement} */ (use).disabled = row.isDisabled;
  if (use instanceof HTMLInputElement) use.checked = row.isChecked;
  else setAttribute(use, "aria-current", row.isSelected ? "true" : undefined);
  item.dataset.selected = String(row.isSelected && !(use instanceof HTMLInputElement));
  item.dataset.subtitle = String(row.isSubtitle);
  image.replaceChildren(...(row.sprite ? [picture(image, row.sprite)] : []));
  words.children[0].textContent = row.text ?? "";
  words.children[1].textContent = row.detail ?? "";
  const ends = [];
  if (row.hasButton) {
    const button = part(item, "button", "info");
    if (!button.firstChild) {
      button.append(lineDrawing(INFO, "sign"));
      button.setAttribute("aria-label", "More information");
      button.addEventListener("click", () => page.use(list, { ...path, accessory: true }));
    }
    ends.push(button);
  }
  if (row.isChecked || use instanceof HTMLInputElement) {
    const mark = part(item, "span", "mark");
    if (!mark.firstChild) mark.append(lineDrawing(CHECK, "sign"));
    ends.push(mark);
  }
  if (row.leadsOn) {
    const chevron = part(item, "span", "chevron");
    if (!chevron.firstChild) chevron.append(lineDrawing(CHEVRON, "sign"));
    ends.push(chevron);
  }
  arrange(item, [use, image, words, ...ends]);
}
