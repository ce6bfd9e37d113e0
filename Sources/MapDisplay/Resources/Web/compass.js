/**
 * The needle that shows where north is while the map is turned; pressing it turns north up.
 * @module
 */

export class Compass {
  /** @param {import("./map.js").LiveMap} map */
  constructor(map) {
    this.map = map;
    this.isWanted = true;
    this.element = document.createElement("button");
    this.element.type = "button";
    this.element.className = "compass";
    this.element.hidden = true;
    this.element.setAttribute("aria-label", "Face north");
    const needle = document.createElement("span");
    this.element.append(needle);
    this.needle = needle;
    this.element.addEventListener("click", (event) => {
      event.stopPropagation();
      map.element.focus({ preventScroll: true });
      map.faceNorth();
    });
    map.element.append(this.element);
  }

  /** Called for every frame. */
  layOut() {
    const rotation = this.map.view.getRotation();
    this.element.hidden = !this.isWanted || Math.abs(rotation) < 1e-4;
    this.needle.style.transform = `rotate(${rotation}rad)`;
  }
}
