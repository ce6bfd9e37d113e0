/**
 * The signs of the system's bar items, as lines on a square of 24 points.
 * @module
 */

/** @type {Record<string, string>} */
const LINES = {
  add: "M12 4v16M4 12h16",
  close: "M6 6l12 12M18 6L6 18",
  stop: "M6 6l12 12M18 6L6 18",
  action: "M12 15V3M8 6.5L12 2.5l4 4M8 10H5.5v11h13V10H16",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
  refresh: "M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 3v4.5H15",
  trash: "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10v7M14 10v7",
  compose: "M19 13v7H4.5V5.5H12M9 15.5l.6-3L18 4l2.4 2.4-8.4 8.4z",
  organize: "M3.5 6h6l2 2.5h9V19h-17z",
  bookmarks: "M12 6.5C9.500 4.700 6 4.500 3.500 5.300V19c2.500-.8 6-.6 8.500 1.200M12 6.500c2.500-1.800 6-2 8.500-1.200V19c-2.500-.8-6-.6-8.500 1.200zV20",
  reply: "M10 6L4 12l6 6M4.500 12H14c4 0 6 2.500 6 6",
  camera: "M3.500 8h4l1.500-2.500h6L16.500 8h4v11h-17zM12 10a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",
  play: "M7 4.500v15l12-7.500z",
  pause: "M8 5v14M16 5v14",
  rewind: "M12 6v12l-8-6zM20.500 6v12l-8-6z",
  fastForward: "M12 6v12l8-6zM3.500 6v12l8-6z",
};

/** @param {string} name @returns {SVGElement | null} */
export function sign(name) {
  const lines = LINES[name];
  return lines ? lineDrawing(lines, "sign") : null;
}

/** @param {string} lines @param {string} className */
export function lineDrawing(lines, className) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", lines);
  svg.append(path);
  return svg;
}

export const CHECK = "M5 12.500l4.500 4.500L19 7";
export const CHEVRON = "M9 5l7 7-7 7";
export const BACK = "M15 4l-8 8 8 8";
export const INFO = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.500M12 7.500v.1";
