"""The browsers that are measured: headless Chromium of the tests, without a graphics processor."""

import json
import pathlib
import sys
import threading
import urllib.request

import websocket

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))
from support import DESKTOP, PHONE, Browser  # noqa: E402

SHAPES = {"desktop 1440 × 900 at 1x": DESKTOP, "phone 390 × 844 at 3x": PHONE}


class Pointer:
    """Sends mouse or finger to a browser without waiting for it, as hands do."""

    def __init__(self, browser):
        self.is_finger = browser.shape["mobile"]
        address = browser.driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        with urllib.request.urlopen(f"http://{address}/json") as answer:
            page = next(target for target in json.load(answer) if target["type"] == "page")
        self.socket = websocket.create_connection(page["webSocketDebuggerUrl"], suppress_origin=True)
        self.count = 0
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        try:
            while self.socket.recv():
                pass
        except (websocket.WebSocketException, OSError):
            return

    def send(self, kind, x, y):
        """Sends "down", "move" or "up"."""
        self.count += 1
        if self.is_finger:
            name = {"down": "touchStart", "move": "touchMove", "up": "touchEnd"}[kind]
            values = {"type": name, "touchPoints": [] if kind == "up" else [{"x": x, "y": y}]}
        else:
            name = {"down": "mousePressed", "move": "mouseMoved", "up": "mouseReleased"}[kind]
            held = 0 if kind == "up" else 1
            values = {"type": name, "x": x, "y": y, "button": "left", "buttons": held, "clickCount": 1}
        method = "Input.dispatchTouchEvent" if self.is_finger else "Input.dispatchMouseEvent"
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": values}))

    def close(self):
        self.socket.close()
