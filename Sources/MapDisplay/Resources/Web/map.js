/**
 * The map: OpenLayers moves it, the tiles are painted here, and where it rests is told to the server.
 * @module
 */
import { WORLD, STEPS, LAST_STEP, coordinateOf, placeOf, resolutionOf, restingStep, exactStep, zoomScaleAt, zoomScaleOf, placesOnScreen } from "./geometry.js";
import { TilePainter } from "./tiles.js";

/** @type {any} */
const ol = /** @type {any} */ (globalThis).ol;

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {number} duration */
export const motion = (duration) => (reducedMotion.matches ? 0 : duration);

/**
 * Moves a centre by less than a pixel, so that the pixels of the map's own grid are those of the screen.
 * @param {import("./geometry.js").Place} center
 * @param {{width: number, height: number, zoomScale: number}} shot
 */
function snap(center, { width, height, zoomScale }) {
  const scale = zoomScale * devicePixelRatio;
  const [halfWidth, halfHeight] = [(width * devicePixelRatio) / 2, (height * devicePixelRatio) / 2];
  center.x = (halfWidth - Math.round(halfWidth - center.x * scale)) / scale;
  center.y = (halfHeight - Math.round(halfHeight - center.y * scale)) / scale;
}

/** The heading, in degrees from 0 to 360, of a rotation. @param {number} rotation */
function turn(rotation) {
  const turns = (-rotation / (2 * Math.PI)) % 1;
  return (Math.round((turns < 0 ? turns + 1 : turns) * 36000) / 100) % 360;
}

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
    element.addEventListener("keydown", (event) => this.turnByKey(event));
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
    this.canRotate = can.canRotate;
    for (const kind of this.map.getInteractions().getArray()) {
      if (kind instanceof DragRotate || kind instanceof PinchRotate) kind.setActive(can.canRotate);
      else if (kind instanceof DragPan || kind instanceof KeyboardPan) kind.setActive(can.canScroll);
      else kind.setActive(can.canZoom);
    }
  }

  /**
   * Where a map that was moved by hand comes to rest: on a step, outwards, with the world from edge to edge. An app may
   * show it smaller than hands can make it.
   * @param {{width: number, height: number, zoomScale: number, rotation: number, center: import("./geometry.js").Place}} shot
   */
  restingView(shot) {
    const smallest = Math.max(shot.height, shot.width / 2.6, 256) / WORLD;
    const least = Math.min(exactStep(smallest), this.placed?.step ?? 0);
    const step = Math.max(restingStep(shot.zoomScale), Math.ceil(Math.max(least, 0)));
    const center = { x: shot.center.x - Math.floor(shot.center.x / WORLD) * WORLD, y: shot.center.y };
    const half = shot.height / 2 / zoomScaleOf(step);
    center.y = 2 * half < WORLD ? Math.min(Math.max(center.y, half), WORLD - half) : Math.min(Math.max(center.y, 0), WORLD);
    return { step, center };
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
    if (this.isWherePlaced(shot)) return;
    const exact = exactStep(shot.zoomScale);
    const { step, center } = this.restingView(shot);
    const pull = Math.abs(center.y - shot.center.y) * shot.zoomScale;
    if (Math.abs(exact - step) > 1e-3 || pull > 0.6) {
      const target = { resolution: resolutionOf(zoomScaleOf(step)), center: coordinateOf({ x: shot.center.x, y: center.y }) };
      const duration = motion(Math.min(120 + Math.abs(exact - step) * 2 + pull, 400));
      if (duration > 0) {
        this.view.animate({ ...target, duration, easing: ol.easing.easeOut });
      } else {
        this.view.setResolution(target.resolution);
        this.view.setCenter(target.center);
      }
      return;
    }
    if (shot.rotation === 0) snap(center, shot);
    if (center.x !== shot.center.x || center.y !== shot.center.y) this.view.setCenter(coordinateOf(center));
    const heading = turn(shot.rotation);
    const view = { center, step, heading };
    this.placed = view;
    this.handlers.moved(view);
  }

  /** Whether the map is where the server believes it to be. @param {ReturnType<LiveMap["shot"]>} shot */
  isWherePlaced(shot) {
    const { placed } = this;
    if (!placed) return false;
    const tolerance = 0.05 / shot.zoomScale;
    return Math.abs(exactStep(shot.zoomScale) - placed.step) < 1e-3 &&
      Math.abs(placed.center.x - shot.center.x) < tolerance && Math.abs(placed.center.y - shot.center.y) < tolerance &&
      Math.abs(turn(shot.rotation) - placed.heading) < 0.02;
  }

  /** Shows a line of a length in metres, or none. @param {boolean} isShown */
  showScale(isShown) {
    if (!!this.scale === isShown) return;
    if (this.scale) this.map.removeControl(this.scale);
    this.scale = isShown ? new ol.control.ScaleLine({ minWidth: 70 }) : null;
    if (this.scale) this.map.addControl(this.scale);
  }

  /** Moves what the map shows. @param {number} dx @param {number} dy In points. */
  moveBy(dx, dy) {
    const { width, height } = this.shot();
    const center = this.map.getCoordinateFromPixel([width / 2 - dx, height / 2 - dy]);
    if (center) this.view.animate({ center, duration: motion(250), easing: ol.easing.easeOut });
  }

  /** Turns the map by the keyboard. @param {KeyboardEvent} event */
  turnByKey(event) {
    const side = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    if (!side || !event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || !this.canRotate) return;
    event.preventDefault();
    if (this.view.getAnimating()) return;
    const part = Math.PI / 12;
    const rotation = (Math.round(this.view.getRotation() / part) + side) * part;
    this.view.animate({ rotation, duration: motion(200) });
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
