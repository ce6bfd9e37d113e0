/**
 * Loads pictures a few at a time, the most wanted first, and keeps those used of late.
 * @module
 */

/** @typedef {{url: string, bitmap: ImageBitmap | null, state: "waiting" | "loading" | "ready" | "missing",
 *   wanted: number, rank: number, retries: number}} Picture */

const MOST_AT_ONCE = 8;
const MOST_BYTES = 192 << 20;
const MOST_RETRIES = 6;
/** How long a picture that has come waits for others on their way, to be drawn with them, in milliseconds. */
const GATHERING = 40;

export class Pictures {
  /** @param {() => void} changed Called when a picture has come. */
  constructor(changed) {
    this.changed = changed;
    /** @type {Map<string, Picture>} */
    this.pictures = new Map();
    this.loading = 0;
    /** Runs while pictures are gathered. */
    this.gathering = 0;
    this.bytes = 0;
    /** Counts frames: what a frame does not ask for is not wanted any more. */
    this.frame = 0;
  }

  beginFrame() {
    this.frame += 1;
  }

  /**
   * The picture at an address, if it is there; else it is wanted. Low ranks are loaded first.
   * @param {string} url
   * @param {number} rank
   * @returns {ImageBitmap | null}
   */
  want(url, rank) {
    let picture = this.pictures.get(url);
    if (!picture) {
      picture = { url, bitmap: null, state: "waiting", wanted: 0, rank, retries: 0 };
      this.pictures.set(url, picture);
    }
    picture.wanted = this.frame;
    picture.rank = rank;
    return picture.bitmap;
  }

  /**
   * The picture at an address if it is there; it is not asked for.
   * @param {string} url
   * @returns {ImageBitmap | null}
   */
  ready(url) {
    const picture = this.pictures.get(url);
    if (!picture?.bitmap) return null;
    picture.wanted = this.frame;
    return picture.bitmap;
  }

  /** Whether nothing more will come of an address. @param {string} url */
  isSettled(url) {
    const state = this.pictures.get(url)?.state;
    return state === "ready" || state === "missing";
  }

  endFrame() {
    this.loadNext();
    if (this.bytes > MOST_BYTES || this.pictures.size > 4000) this.shrink();
  }

  loadNext() {
    if (this.loading >= MOST_AT_ONCE) return;
    const waiting = [];
    for (const picture of this.pictures.values()) {
      if (picture.state === "waiting" && picture.wanted >= this.frame - 1) waiting.push(picture);
    }
    waiting.sort((a, b) => a.rank - b.rank);
    for (const picture of waiting.slice(0, MOST_AT_ONCE - this.loading)) void this.load(picture);
  }

  /** @param {Picture} picture */
  async load(picture) {
    picture.state = "loading";
    this.loading += 1;
    try {
      const response = await fetch(picture.url);
      if (response.ok) {
        picture.bitmap = await createImageBitmap(await response.blob());
        this.bytes += 4 * picture.bitmap.width * picture.bitmap.height;
        picture.state = "ready";
      } else if (response.status === 503) {
        this.retry(picture);
      } else {
        picture.state = "missing";
      }
    } catch {
      this.retry(picture);
    }
    this.loading -= 1;
    this.loadNext();
    this.arrived();
  }

  /** Has what has come drawn: at once where nothing else is on its way, since drawing takes long on a large screen. */
  arrived() {
    if (this.loading > 0) {
      this.gathering ||= setTimeout(() => this.gathered(), GATHERING);
    } else {
      clearTimeout(this.gathering);
      this.gathered();
    }
  }

  gathered() {
    this.gathering = 0;
    this.changed();
  }

  /** @param {Picture} picture */
  retry(picture) {
    picture.retries += 1;
    if (picture.retries > MOST_RETRIES) {
      picture.state = "missing";
      return;
    }
    setTimeout(() => {
      picture.state = "waiting";
      this.changed();
    }, 250 * 2 ** picture.retries);
  }

  /** Asks again for what could not be had: the server is back. */
  forgetMissing() {
    for (const [url, picture] of this.pictures) if (picture.state === "missing") this.pictures.delete(url);
  }

  shrink() {
    const old = [...this.pictures.values()].filter((p) => p.state !== "loading" && p.wanted < this.frame);
    old.sort((a, b) => a.wanted - b.wanted);
    for (const picture of old) {
      if (this.bytes <= MOST_BYTES * 0.75 && this.pictures.size <= 2000) return;
      if (picture.bitmap) {
        this.bytes -= 4 * picture.bitmap.width * picture.bitmap.height;
        picture.bitmap.close();
      }
      this.pictures.delete(picture.url);
    }
  }
}
