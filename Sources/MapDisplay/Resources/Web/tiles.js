/**
 * Draws the map: base tiles, overlay tiles and the pictures of annotation views, on one canvas. OpenLayers says where
 * the map is; everything is drawn by the server for the step at which the map rests, so nothing is resampled then.
 * @module
 */
import { WORLD, STEPS, exactStep, restingStep, tileSide, zoomScaleAt, zoomScaleOf, placeOf, contentScaleFor, placesOnScreen } from "./geometry.js";
import { Pictures } from "./pictures.js";
import { TurnedLabels } from "./labels.js";

/** How far the scale may be from that of the tiles while the map moves, in steps. */
const FARTHEST = STEPS * 0.6;

/** What the ground looks like where there is no tile yet. */
const GROUND = {
  standard: "#f2efe9", muted: "#f4f4f3", satellite: "#0b1a2b", hybrid: "#0b1a2b",
  standardDark: "#272a2f", mutedDark: "#272a2f", satelliteDark: "#0b1a2b", hybridDark: "#0b1a2b",
};

/**
 * A set of tiles under one prefix, and the step they are drawn from.
 * @typedef {{prefix: string, step: number}} TileSet
 */

/** The layers of a map with north up. @param {any} map */
const uprightLayers = (map) => [
  ["base", map.overlays && map.overlaysCoverBase ? null : `base/${map.base}`],
  ["overlays", map.overlays ? `overlays/${map.overlays}` : null],
];

/** The layers of a turned map that lie below its names. @param {any} map */
const layersBelowNames = (map) => [
  ["bare", map.turned.base],
  ["below", map.turned.below],
];

export class TilePainter {
  /** @param {() => void} changed Called when something new can be drawn. */
  constructor(changed) {
    this.pictures = new Pictures(changed);
    this.canvas = document.createElement("canvas");
    this.canvas.className = "tiles";
    this.canvas.setAttribute("aria-hidden", "true");
    this.context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d", { alpha: false }));
    /** Where a turned map is drawn as if north were up. */
    this.scratch = document.createElement("canvas");
    /** The same, for what lies above the names. */
    this.over = document.createElement("canvas");
    /** How the map is made up; see `chooseMode`. @type {"upright" | "turned" | null} */
    this.mode = null;
    this.rests = false;
    /** @type {{base: string, style: string, overlays: string | null, overlaysCoverBase: boolean,
     *   turned: {base: string | null, below: string | null, labels: string, above: string | null}} | null} */
    this.map = null;
    /** @type {import("./pins.js").Pin[]} */
    this.pins = [];
    /** The step tiles are drawn from. */
    this.step = -1;
    /** Whether all that belongs to the frame has come. */
    this.isComplete = false;
    /** What was last complete, by layer: it stands in until what is wanted has come. @type {Record<string, TileSet>} */
    this.complete = {};
    this.labels = new TurnedLabels(this.pictures);
  }

  /**
   * @param {any} frame OpenLayers' state of the frame.
   * @returns {HTMLElement}
   */
  render(frame) {
    // Before the server has told what to draw, nothing is: the first sight of an empty map would only hold it up.
    this.canvas.hidden = !this.map;
    if (!this.map) return this.canvas;
    const ratio = frame.pixelRatio;
    const [width, height] = frame.size.map((/** @type {number} */ side) => Math.round(side * ratio));
    if (this.canvas.width !== width || this.canvas.height !== height) {
      this.canvas.width = width;
      this.canvas.height = height;
    }
    const zoomScale = zoomScaleAt(frame.viewState.resolution);
    const rests = !frame.viewHints[0] && !frame.viewHints[1];
    const exact = exactStep(zoomScale);
    if (this.step < 0 || rests || Math.abs(exact - this.step) > FARTHEST) {
      this.step = rests ? restingStep(zoomScale) : Math.min(Math.max(Math.round(exact), 0), 22 * STEPS);
    }
    const shot = {
      width, height, ratio, zoomScale,
      contentScale: contentScaleFor(ratio),
      center: placeOf(frame.viewState.center),
      rotation: frame.viewState.rotation,
    };
    this.pictures.beginFrame();
    this.isComplete = rests && this.map !== null;
    this.rests = rests;
    this.chooseMode(shot);
    this.paintTiles(shot);
    this.paintPins(shot);
    this.canvas.dataset.state = this.isComplete ? "complete" : rests ? "loading" : "moving";
    this.pictures.endFrame();
    return this.canvas;
  }

  /** @param {any} shot */
  paintTiles(shot) {
    const { map, mode } = this;
    if (!map || !mode) return;
    if (mode === "upright") {
      this.paintLayers(uprightLayers(map), shot, true);
    } else {
      this.paintLayers(layersBelowNames(map), shot, true);
      if (!this.labels.paint(map.turned.labels, this.step, shot, this.rests, this.context)) this.isComplete = false;
      this.paintLayers([["above", map.turned.above]], shot, false);
    }
  }

  /**
   * Goes over from tiles with names, for north up, to tiles without, over which the names stand upright in a picture of
   * their own; and back. Until all that belongs to the other way has come, the map shows as it did.
   * @param {any} shot
   */
  chooseMode(shot) {
    const { map } = this;
    const wanted = shot.rotation === 0 ? "upright" : "turned";
    if (!map || this.mode === wanted) return;
    if (!this.mode) {
      this.mode = wanted;
      return;
    }
    if (!this.rests) return;
    const layers = wanted === "upright" ? uprightLayers(map) : [...layersBelowNames(map), ["above", map.turned.above]];
    const urls = layers.flatMap(([, path]) =>
      path ? this.cells({ prefix: `tiles/${path}`, step: this.step }, this.areaOf(shot)) : [],
    );
    if (wanted === "turned") urls.push({ url: this.labels.address(map.turned.labels, this.step, shot), rank: -1 });
    for (const { url, rank } of urls) this.pictures.want(url, rank);
    if (urls.every(({ url }) => this.pictures.isSettled(url))) this.mode = wanted;
    else this.isComplete = false;
  }

  /** The area of the map that a frame shows, turned back so that north is up. @param {any} shot */
  areaOf(shot) {
    if (shot.rotation === 0) return shot;
    const side = Math.ceil(Math.hypot(shot.width, shot.height)) + 2;
    return { ...shot, width: side, height: side };
  }

  /**
   * Paints layers of tiles, turned as the map is.
   * @param {(string | null)[][]} layers Each its name and its tiles' path.
   * @param {any} shot
   * @param {boolean} isGround Whether nothing lies below them.
   */
  paintLayers(layers, shot, isGround) {
    for (const [layer, path] of layers) if (!path) delete this.complete[/** @type {string} */ (layer)];
    const shown = layers.filter(([, path]) => path);
    if (shown.length === 0 && !isGround) return;
    const area = this.areaOf(shot);
    let context = this.context;
    if (shot.rotation !== 0) {
      const scratch = isGround ? this.scratch : this.over;
      if (scratch.width !== area.width || scratch.height !== area.height) scratch.width = scratch.height = area.width;
      context = /** @type {CanvasRenderingContext2D} */ (scratch.getContext("2d", { alpha: !isGround }));
      if (!isGround) context.clearRect(0, 0, area.width, area.height);
    }
    if (isGround) {
      context.fillStyle = GROUND[/** @type {keyof typeof GROUND} */ (this.map?.style)] ?? "#f2efe9";
      context.fillRect(0, 0, area.width, area.height);
    }
    for (const [layer, path] of shown) this.paintLayer(/** @type {string} */ (layer), `tiles/${path}`, area, context);
    if (context !== this.context) {
      this.context.save();
      this.context.translate(shot.width / 2, shot.height / 2);
      this.context.rotate(shot.rotation);
      this.context.drawImage(context.canvas, -area.width / 2, -area.height / 2);
      this.context.restore();
    }
  }

  /**
   * @param {string} layer
   * @param {string} prefix
   * @param {any} area
   * @param {CanvasRenderingContext2D} context
   */
  paintLayer(layer, prefix, area, context) {
    const wanted = { prefix, step: this.step };
    const cells = this.cells(wanted, area);
    const missing = cells.filter((cell) => !this.pictures.want(cell.url, cell.rank));
    const standIn = this.complete[layer];
    if (missing.some((cell) => !this.pictures.isSettled(cell.url))) this.isComplete = false;
    if (missing.length > 0 && standIn && (standIn.prefix !== prefix || standIn.step !== this.step)) {
      context.save();
      context.beginPath();
      for (const cell of missing) context.rect(cell.left, cell.top, cell.right - cell.left, cell.bottom - cell.top);
      context.clip();
      for (const cell of this.cells(standIn, area)) this.paintCell(cell, context);
      context.restore();
    }
    for (const cell of cells) this.paintCell(cell, context);
    if (cells.length > 0 && missing.every((cell) => this.pictures.isSettled(cell.url))) this.complete[layer] = wanted;
  }

  /** @param {any} cell @param {CanvasRenderingContext2D} context */
  paintCell(cell, context) {
    const bitmap = this.pictures.ready(cell.url);
    if (bitmap) context.drawImage(bitmap, cell.left, cell.top, cell.right - cell.left, cell.bottom - cell.top);
  }

  /**
   * The tiles of a set that show in an area, with their places in whole pixels, so that neighbours meet.
   * @param {TileSet} set
   * @param {any} area
   */
  cells({ prefix, step }, { width, height, ratio, zoomScale, contentScale, center }) {
    const side = tileSide(contentScale) / zoomScaleOf(step);
    const scale = zoomScale * ratio;
    const across = Math.max(Math.ceil(WORLD / side - 1e-9), 1);
    const halfWidth = width / 2 / scale;
    const halfHeight = height / 2 / scale;
    const [first, last] = [Math.floor((center.x - halfWidth) / side), Math.floor((center.x + halfWidth) / side)];
    const top = Math.max(Math.floor((center.y - halfHeight) / side), 0);
    const bottom = Math.min(Math.floor((center.y + halfHeight) / side), across - 1);
    // At rest a tile's pixels are the screen's: all of them keep one distance from whole pixels.
    const isExact = Math.abs(side * scale - Math.round(side * scale)) < 1e-3;
    const [originX, originY] = [Math.round(width / 2 - center.x * scale), Math.round(height / 2 - center.y * scale)];
    const pixels = Math.round(side * scale);
    const x = (/** @type {number} */ n) =>
      isExact ? originX + n * pixels : Math.round(width / 2 + (n * side - center.x) * scale);
    const y = (/** @type {number} */ n) =>
      isExact ? originY + n * pixels : Math.round(height / 2 + (n * side - center.y) * scale);
    const cells = [];
    if (last - first > 64 || bottom - top > 64) return cells;
    for (let row = top; row <= bottom; row += 1) {
      for (let column = Math.max(first, -across); column <= Math.min(last, 2 * across); column += 1) {
        const [dx, dy] = [(column + 0.5) * side - center.x, (row + 0.5) * side - center.y];
        cells.push({
          url: `${prefix}/${step}/${column}/${row}@${contentScale}x`,
          left: x(column), right: x(column + 1), top: y(row), bottom: y(row + 1),
          rank: (dx * dx + dy * dy) / (side * side),
        });
      }
    }
    return cells;
  }

  /** @param {any} shot */
  paintPins(shot) {
    const { context } = this;
    for (const pin of this.pins) {
      if (!pin.sprite) continue;
      const bitmap = this.pictures.want(`sprites/${pin.sprite}.png`, -1);
      if (!bitmap) {
        this.isComplete = false;
        continue;
      }
      for (const [x, y] of placesOnScreen(pin.at, shot)) {
        const left = Math.round(x * shot.ratio + pin.picture[0] * shot.ratio);
        const top = Math.round(y * shot.ratio + pin.picture[1] * shot.ratio);
        const width = Math.ceil(pin.picture[2] * shot.ratio - 1e-6);
        const height = Math.ceil(pin.picture[3] * shot.ratio - 1e-6);
        if (left > shot.width || top > shot.height || left + width < 0 || top + height < 0) continue;
        context.globalAlpha = pin.alpha;
        context.drawImage(bitmap, left, top, width, height);
      }
    }
    context.globalAlpha = 1;
  }
}
