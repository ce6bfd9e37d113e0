/**
 * The geometry of the map: places are in map points, of which the world has 2²⁸ on a side; scales are steps, eighty to
 * a zoom level. The page's own numbers are CSS pixels, which are the app's points.
 * @module
 */

/** @typedef {{x: number, y: number}} Place */
/** @typedef {{center: Place, step: number, heading: number}} PlacedView */

/** The world's side, in map points. */
export const WORLD = 2 ** 28;
/** Steps in a zoom level. */
export const STEPS = 80;
/** The largest step. */
export const LAST_STEP = 22 * STEPS;

/** Half the side of the world in OpenLayers' own coordinates: π times the Earth's radius, in metres. */
const HALF = Math.PI * 6378137;
const METRES = (2 * HALF) / WORLD;

/** @param {number[]} coordinate @returns {Place} */
export const placeOf = ([x, y]) => ({ x: (x + HALF) / METRES, y: (HALF - y) / METRES });

/** @param {Place} place @returns {number[]} */
export const coordinateOf = ({ x, y }) => [x * METRES - HALF, HALF - y * METRES];

/** Points per map point at a step. @param {number} step */
export const zoomScaleOf = (step) => 2 ** (step / STEPS - 20);

/** Points per map point at a resolution of OpenLayers. @param {number} resolution */
export const zoomScaleAt = (resolution) => METRES / resolution;

/** @param {number} zoomScale */
export const resolutionOf = (zoomScale) => METRES / zoomScale;

/** The step, not whole, of a scale in points per map point. @param {number} zoomScale */
export const exactStep = (zoomScale) => (Math.log2(zoomScale) + 20) * STEPS;

/** The step outwards of a scale. @param {number} zoomScale */
export const restingStep = (zoomScale) =>
  Math.min(Math.max(Math.floor(exactStep(zoomScale) + 1e-4), 0), LAST_STEP);

/** The side of a tile, in points. @param {number} contentScale */
export const tileSide = (contentScale) => (contentScale === 1 ? 512 : 256);

/** Pixels per point of the pictures for a screen. @param {number} pixelRatio */
export const contentScaleFor = (pixelRatio) => Math.min(Math.max(Math.ceil(pixelRatio - 0.05), 1), 3);

/**
 * Where a place shows, in points from the map's corner: once for each copy of the world.
 * @param {Place} place
 * @param {{width: number, height: number, ratio: number, zoomScale: number, rotation: number,
 *   center: Place}} shot
 * @returns {number[][]}
 */
export function placesOnScreen(place, { width, height, ratio, zoomScale, rotation, center }) {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
  const reach = Math.hypot(width, height) / ratio;
  const places = [];
  for (let copy = Math.round((center.x - place.x) / WORLD) - 1, n = 0; n < 3; copy += 1, n += 1) {
    const dx = (place.x + copy * WORLD - center.x) * zoomScale;
    const dy = (place.y - center.y) * zoomScale;
    if (Math.abs(dx) > reach || Math.abs(dy) > reach) continue;
    places.push([width / ratio / 2 + dx * cos - dy * sin, height / ratio / 2 + dx * sin + dy * cos]);
  }
  return places;
}
