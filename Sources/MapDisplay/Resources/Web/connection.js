/**
 * The line to the server: it tells the state by server-sent events, and is told by posts. Documentation/Protocol.md
 * describes both.
 * @module
 */

/** @typedef {{width: number, height: number, scale: number, dark: boolean, pageWidth: number, pageHeight: number}} PageSize */

const LONGEST_WAIT = 4000;

export class Connection {
  /**
   * @param {{opening: () => object, sections: (sections: Record<string, any>, isWhole: boolean) => void,
   *   online: (isOnline: boolean) => void}} handlers
   */
  constructor(handlers) {
    this.handlers = handlers;
    this.screen = "";
    this.revision = -1;
    /** @type {EventSource | null} */
    this.source = null;
    /** @type {object[]} */
    this.queue = [];
    this.isSending = false;
    this.wait = 250;
    this.isOpening = false;
    this.isPaused = false;
  }

  /**
   * Stops listening: a page that nobody sees must not keep one of the few connections that a browser has to a server.
   */
  pause() {
    this.isPaused = true;
    this.source?.close();
    this.source = null;
  }

  /** Listens again, and is told everything anew; opens another screen if the old one is gone meanwhile. */
  resume() {
    if (!this.isPaused) return;
    this.isPaused = false;
    if (this.screen && !this.isOpening) this.listen();
  }

  /** Asks for a screen, and listens to it; tries until it succeeds. */
  async open() {
    if (this.isOpening) return;
    this.isOpening = true;
    this.source?.close();
    this.source = null;
    for (;;) {
      try {
        const response = await post("screens", this.handlers.opening());
        if (response.ok) {
          this.screen = (await response.json()).screen;
          break;
        }
      } catch {
        // The server is away.
      }
      this.handlers.online(false);
      await new Promise((resume) => setTimeout(resume, this.wait));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    }
    this.isOpening = false;
    this.queue = [];
    this.listen();
  }

  listen() {
    if (this.isPaused) return;
    this.source?.close();
    this.revision = -1;
    const source = new EventSource(`screens/${this.screen}/events`);
    this.source = source;
    source.addEventListener("state", (event) => {
      const state = JSON.parse(event.data);
      this.revision = state.revision;
      this.connected();
      this.handlers.sections(state.sections, true);
    });
    source.addEventListener("update", (event) => {
      const update = JSON.parse(event.data);
      this.connected();
      if (update.revision <= this.revision) return;
      if (update.since !== this.revision) {
        // Something is missing: begin anew, which brings the whole state.
        this.listen();
        return;
      }
      this.revision = update.revision;
      this.handlers.sections(update.sections, false);
    });
    source.addEventListener("open", () => this.connected());
    source.addEventListener("error", () => {
      if (source !== this.source) return;
      this.handlers.online(false);
      // The browser comes back by itself unless the server has answered that it does not know the screen.
      if (source.readyState === EventSource.CLOSED) void this.open();
    });
  }

  connected() {
    this.wait = 250;
    this.handlers.online(true);
  }

  /**
   * Tells the server something, after all that it was told before.
   * @param {{type: string, [name: string]: any}} message
   */
  send(message) {
    // Of several views that wait, the last one counts.
    if (message.type === "view" || message.type === "resize") {
      this.queue = this.queue.filter((old) => /** @type {any} */ (old).type !== message.type);
    }
    this.queue.push(message);
    void this.flush();
  }

  async flush() {
    if (this.isSending || !this.screen) return;
    this.isSending = true;
    while (this.queue.length > 0) {
      const message = this.queue[0];
      try {
        const response = await post(`screens/${this.screen}/messages`, message);
        if (response.status === 404) {
          this.isSending = false;
          void this.open();
          return;
        }
        if (response.status === 503) throw new Error("busy");
      } catch {
        await new Promise((resume) => setTimeout(resume, 500));
        // A message that waits for a server which is away is given up for the state it will send.
        if (!navigator.onLine || this.source?.readyState !== EventSource.OPEN) continue;
        continue;
      }
      if (this.queue[0] === message) this.queue.shift();
    }
    this.isSending = false;
  }
}

/** @param {string} path @param {object} value */
const post = (path, value) =>
  fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(value) });
