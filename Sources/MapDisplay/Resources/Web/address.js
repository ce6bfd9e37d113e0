/**
 * The page's address says what is shown, so that a link, or loading it anew, shows it again.
 * @module
 */

/** Browsers allow about a hundred changes in thirty seconds. */
const PAUSE = 400;
const LONGEST = 2000;

export class Address {
  constructor() {
    this.current = location.search.slice(1, LONGEST + 1);
    this.timer = 0;
  }

  /** @param {string} text */
  set(text) {
    this.current = text;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => history.replaceState(null, "", text ? `?${text}` : location.pathname), PAUSE);
  }
}
