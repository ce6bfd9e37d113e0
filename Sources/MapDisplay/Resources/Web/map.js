/**
 * The map: OpenLayers moves it, the tiles are painted here, and where it rests is told to the server.
 * @module
 */
import { WORLD, STEPS, LAST_STEP, coordinateOf, placeOf, resolutionOf, restingStep, exactStep, zoomScaleAt, zoomScaleOf } from "./geometry.js";
import { TilePainter, placesOnScreen } from "./tiles.js";

/** @type {any} */
const ol = /** @type {any} */ (globalThis).ol;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {number} duration */
export const motion = (duration) => (reducedMotion.matches ? 0 : duration);

export class LiveMap {
  /**
   * @param {HTMLElement} element
   * @param {{moved: (view: import("./geometry.js").PlacedView) => void, frame: () => void,
   *   tapped: (event: any) => void}} handlers
   */
  constructor(element, handlers) {
    this.element = element;
    this.handlers = handlers;
    this.painter = new TilePainter(() => this.map.render());
    /** The number of the app's last move that was followed. */
    this.move = -1;
    /** Where the server believes the map to be. @type {import("./geometry.js").PlacedView | null} */
    this.placed = null;
    this.view = new ol.View({
      center: [0, 0],
      resolution: resolutionOf(zoomScaleOf(160)),
      minResolution: resolutionOf(zoomScaleOf(LAST_STEP)),
      maxResolution: resolutionOf(zoomScaleOf(0)),
      extent: [...coordinateOf({ x: -2 * WORLD, y: WORLD }), ...coordinateOf({ x: 3 * WORLD, y: 0 })],
      constrainOnlyCenter: true,
      multiWorld: true,
      smoothExtentConstraint: true,
      smoothResolutionConstraint: true,
      enableRotation: true,
    });
    this.map = new ol.Map({
      target: element,
      layers: [new ol.layer.Layer({ render: (/** @type {any} */ frame) => this.painter.render(frame) })],
      controls: [],
      interactions: this.interactions(),
      view: this.view,
      moveTolerance: 3,
    });
    this.map.on("postrender", () => this.handlers.frame());
    this.map.on("moveend", () => this.rest());
    this.map.on("click", (/** @type {any} */ event) => this.handlers.tapped(event));
    addEventListener("resize", () => this.limit());
  }

  interactions() {
    const { defaults, DragRotate, KeyboardPan, KeyboardZoom } = ol.interaction;
    const kinds = defaults.defaults({
      altShiftDragRotate: false,
      keyboard: false,
      zoomDuration: motion(250),
      mouseWheelZoom: true,
    });
    // A mouse turns the map with Alt or Control held, as well as with Alt and Shift.
    kinds.push(
      new DragRotate({
        condition: (/** @type {any} */ event) => event.originalEvent.altKey || event.originalEvent.ctrlKey,
        duration: motion(250),
      }),
    );
    kinds.push(new KeyboardPan({ duration: motion(120), pixelDelta: 96 }));
    kinds.push(new KeyboardZoom({ duration: motion(200) }));
    return kinds;
  }

  /** Turns kinds of movement on and off. @param {{canZoom: boolean, canScroll: boolean, canRotate: boolean}} can */
  allow(can) {
    const { DragRotate, PinchRotate, DragPan, KeyboardPan } = ol.interaction;
    for (const kind of this.map.getInteractions().getArray()) {
      if (kind instanceof DragRotate || kind instanceof PinchRotate) kind.setActive(can.canRotate);
      else if (kind instanceof DragPan || kind instanceof KeyboardPan) kind.setActive(can.canScroll);
      else kind.setActive(can.canZoom);
    }
  }

  /** Keeps the world from becoming smaller than makes sense for the map's size. */
  limit() {
    const [width, height] = this.map.getSize() ?? [0, 0];
    if (!width || !height) return;
    const side = Math.max(Math.min(width, height) * 0.9, width / 2.6, 256);
    const scale = Math.min(side / WORLD, zoomScaleOf(LAST_STEP));
    this.view.setProperties({ minZoom: undefined });
    this.smallest = scale;
  }

  /** The state of the frame that is shown, for what lies over the map. */
  shot() {
    const [width, height] = this.map.getSize() ?? [0, 0];
    return {
      width, height, ratio: 1,
      zoomScale: zoomScaleAt(this.view.getResolution()),
      center: placeOf(this.view.getCenter()),
      rotation: this.view.getRotation(),
    };
  }

  /** Where a place shows nearest to the middle, in points from the map's corner. @param {import("./geometry.js").Place} place */
  pointOf(place) {
    const shot = this.shot();
    const places = placesOnScreen(place, shot);
    const distance = (/** @type {number[]} */ [x, y]) => Math.hypot(x - shot.width / 2, y - shot.height / 2);
    return places.sort((a, b) => distance(a) - distance(b))[0] ?? null;
  }

  /** The place under a point of the map. @param {number} x @param {number} y */
  placeAt(x, y) {
    const coordinate = this.map.getCoordinateFromPixel([x, y]);
    return coordinate ? placeOf(coordinate) : null;
  }

  /**
   * Goes where the app has put the map.
   * @param {{view: import("./geometry.js").PlacedView, animated: boolean, number: number}} state
   * @param {boolean} isWhole
   */
  follow(state, isWhole) {
    if (state.number === this.move && !isWhole) return;
    const isFirst = this.move < 0;
    if (state.number === this.move && this.placed) return;
    this.move = state.number;
    this.placed = state.view;
    const target = {
      center: coordinateOf(state.view.center),
      resolution: resolutionOf(zoomScaleOf(state.view.step)),
      rotation: (-state.view.heading * Math.PI) / 180,
    };
    this.view.cancelAnimations();
    const duration = motion(450);
    const shot = this.shot();
    const distance = Math.hypot(state.view.center.x - shot.center.x, state.view.center.y - shot.center.y) * shot.zoomScale;
    if (isFirst || !state.animated || duration === 0 || distance > 8 * Math.max(shot.width, shot.height)) {
      this.view.setCenter(target.center);
      this.view.setResolution(target.resolution);
      this.view.setRotation(target.rotation);
    } else {
      this.view.animate({ ...target, duration, easing: ol.easing.inAndOut });
    }
  }

  /** The map has come to rest: settles it on a step, outwards, and tells the server where it is. */
  rest() {
    if (!this.placed) return;
    const shot = this.shot();
    const exact = exactStep(shot.zoomScale);
    const step = restingStep(Math.max(shot.zoomScale, this.smallest ?? 0));
    const center = { x: shot.center.x - Math.floor(shot.center.x / WORLD) * WORLD, y: Math.min(Math.max(shot.center.y, 0), WORLD) };
    if (Math.abs(exact - step) > 1e-3) {
      const resolution = resolutionOf(zoomScaleOf(step));
      const duration = motion(Math.min(120 + Math.abs(exact - step) * 2, 400));
      if (duration > 0) this.view.animate({ resolution, duration, easing: ol.easing.easeOut });
      else this.view.setResolution(resolution);
      return;
    }
    if (center.x !== shot.center.x || center.y !== shot.center.y) this.view.setCenter(coordinateOf(center));
    const turns = (-shot.rotation / (2 * Math.PI)) % 1;
    const heading = Math.round((turns < 0 ? turns + 1 : turns) * 360 * 100) / 100 % 360;
    const view = { center, step, heading };
    const { placed } = this;
    const tolerance = 0.05 / shot.zoomScale;
    if (
      placed.step === step && Math.abs(placed.center.x - center.x) < tolerance &&
      Math.abs(placed.center.y - center.y) < tolerance && Math.abs(placed.heading - heading) < 0.02
    ) return;
    this.placed = view;
    this.handlers.moved(view);
  }

  /** Turns north up. */
  faceNorth() {
    this.view.animate({ rotation: 0, duration: motion(300) });
  }

  /** @param {number} levels */
  zoomBy(levels) {
    const step = Math.min(Math.max(restingStep(zoomScaleAt(this.view.getResolution())) + levels * STEPS, 0), LAST_STEP);
    this.view.animate({ resolution: resolutionOf(zoomScaleOf(step)), duration: motion(250) });
  }
}
