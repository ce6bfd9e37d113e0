/**
 * The names of a turned map: one picture of the view, in which they stand upright. It is asked for when the map rests;
 * while it moves, the last one moves with it.
 * @module
 */
import { placesOnScreen } from "./geometry.js";

/** Parts of a map point that the server tells apart. */
const UNITS = 64;

export class TurnedLabels {
  /** @param {import("./pictures.js").Pictures} pictures */
  constructor(pictures) {
    this.pictures = pictures;
    /** The picture that came last, and where the map was. @type {{url: string, shot: any} | null} */
    this.last = null;
  }

  /**
   * The address of the picture for a frame at rest.
   * @param {string} path
   * @param {number} step
   * @param {any} shot
   */
  address(path, step, { width, height, ratio, contentScale, center, rotation }) {
    const turns = (-rotation / (2 * Math.PI)) % 1;
    const heading = Math.round((turns < 0 ? turns + 1 : turns) * 36000) % 36000;
    const [wide, high] = [Math.ceil(width / ratio), Math.ceil(height / ratio)];
    const [x, y] = [Math.round(center.x * UNITS), Math.round(center.y * UNITS)];
    return `labels/${path}/${step}/${heading}/${x},${y}/${wide}x${high}@${contentScale}x`;
  }

  /**
   * Paints the names, and answers whether they are those of the frame.
   * @param {string} path
   * @param {number} step
   * @param {any} shot
   * @param {boolean} rests
   * @param {CanvasRenderingContext2D} context
   */
  paint(path, step, shot, rests, context) {
    if (rests) {
      const url = this.address(path, step, shot);
      if (this.pictures.want(url, -1)) this.last = { url, shot };
      else if (this.pictures.isSettled(url)) return true;
    }
    if (!this.last) return false;
    const bitmap = this.pictures.ready(this.last.url);
    if (!bitmap) return false;
    const old = this.last.shot;
    const [place] = placesOnScreen(old.center, shot);
    if (!place) return false;
    const scale = (shot.zoomScale / old.zoomScale) * (shot.ratio / old.contentScale);
    const turn = shot.rotation - old.rotation;
    const isExact = Math.abs(scale - 1) < 1e-6 && Math.abs(turn) < 1e-9;
    const [x, y] = [place[0] * shot.ratio, place[1] * shot.ratio];
    context.save();
    if (isExact) {
      context.drawImage(bitmap, Math.round(x - bitmap.width / 2), Math.round(y - bitmap.height / 2));
    } else {
      context.translate(x, y);
      context.rotate(turn);
      context.scale(scale, scale);
      context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    }
    context.restore();
    return !rests || this.last.shot === shot;
  }
}
