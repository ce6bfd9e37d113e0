"""The park's app with its server, and a browser that looks at it."""

import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import unittest
import urllib.parse

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = pathlib.Path(os.environ.get("OPENMAPKIT_BUILD", ROOT / ".build/debug"))
PROGRAM = BUILD / "parkview"
PATIENCE = int(os.environ.get("OPENMAPKIT_PATIENCE", "40"))  # seconds, for a machine with much to do

DESKTOP = {"width": 1440, "height": 900, "scale": 1, "mobile": False}
PHONE = {"width": 390, "height": 844, "scale": 3, "mobile": True}
ATTRACTIONS = ["Batman", "Cold Stone", "First Aid", "Goliath", "Panda Express", "Ridler's Revenge", "Tatsu", "X2"]


class Server:
    """The park's app, serving."""

    def __init__(self, port=0, program=PROGRAM):
        self.process = subprocess.Popen(
            [program, "--port", str(port)], stdout=subprocess.PIPE, text=True, cwd=tempfile.gettempdir()
        )
        line = self.process.stdout.readline()
        match = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not match:
            raise RuntimeError(f"the server said: {line!r}")
        self.port = int(match.group(1))
        self.address = match.group(0)

    def stop(self, how=signal.SIGTERM):
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        return self.process.returncode


class Browser:
    """A headless Chromium of a size, with what tests ask of it."""

    def __init__(self, shape, dark=False, still=True):
        options = Options()
        options.binary_location = "/usr/bin/chromium"
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--disable-dev-shm-usage"):
            options.add_argument(argument)
        options.add_argument(f"--window-size={shape['width']},{shape['height']}")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.shape = shape
        self.command(
            "Emulation.setDeviceMetricsOverride",
            width=shape["width"], height=shape["height"], deviceScaleFactor=shape["scale"], mobile=shape["mobile"],
        )
        self.command("Emulation.setTouchEmulationEnabled", enabled=shape["mobile"])
        features = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        features.append({"name": "prefers-reduced-motion", "value": "reduce" if still else "no-preference"})
        self.command("Emulation.setEmulatedMedia", features=features)

    def command(self, name, **values):
        return self.driver.execute_cdp_cmd(name, values)

    def open(self, address):
        self.driver.get(address)
        self.wait(lambda: self.driver.execute_script("return document.documentElement.dataset.ready") == "true")

    def close(self):
        self.driver.quit()

    def wait(self, condition, message="what was waited for did not come"):
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                value = condition()
            except Exception:  # an element that is just being replaced
                value = None
            if value:
                return value
            time.sleep(0.05)
        raise AssertionError(message() if callable(message) else message)

    def find(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def by_name(self, role, name):
        """The one element of a role and an accessible name."""
        # Asking the browser for roles and names is slow: only what may have the name is asked.
        candidates = self.driver.execute_script(
            """const name = arguments[0];
            return [...document.querySelectorAll('button, input, [role], section, h1, h2, ul')].filter((e) =>
              (e.getAttribute('aria-label') ?? (e.labels?.[0] ?? e).textContent ?? '').includes(name))""",
            name,
        )
        found = [
            e for e in candidates if e.is_displayed() and e.aria_role == role and e.accessible_name == name
        ]
        return found[0] if len(found) == 1 else None

    def named(self, role, name):
        return self.wait(lambda: self.by_name(role, name), f"no {role} is named {name}")

    def gone(self, role, name):
        self.wait(lambda: self.by_name(role, name) is None, f"{role} {name} is still there")

    @property
    def link(self):
        """What the address says of the place and the options."""
        query = urllib.parse.urlsplit(self.driver.current_url).query
        return dict(urllib.parse.parse_qsl(query))

    def wait_for_link(self, condition):
        return self.wait(lambda: self.link and condition(self.link) and self.link, lambda: f"the address stays {self.link}")

    def settled(self):
        """Waits until all of the map has come, and the address says so."""
        script = "return document.querySelector('canvas.tiles')?.dataset.state + location.search"
        last, since = "", time.monotonic()

        def quiet():
            nonlocal last, since
            state = self.driver.execute_script(script)
            if state != last or not state.startswith("complete"):
                last, since = state, time.monotonic()
            return time.monotonic() - since > 0.8

        self.wait(quiet)

    def mouse(self, kind, x, y, **more):
        self.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def drag(self, start, end, steps=8, modifiers=0):
        self.mouse("mousePressed", *start, button="left", buttons=1, clickCount=1, modifiers=modifiers)
        # The first little way tells a drag from a click and does not move the map.
        for step in [0.25, *range(1, steps + 1)]:
            x, y = (a + (b - a) * step / steps for a, b in zip(start, end))
            self.mouse("mouseMoved", x, y, button="left", buttons=1, modifiers=modifiers)
            time.sleep(0.02)
        time.sleep(0.2)  # no inertia
        self.mouse("mouseReleased", *end, button="left", clickCount=1, modifiers=modifiers)

    def touch(self, *paths, steps=10):
        """Moves fingers along paths of two points; a path of one point is a tap."""
        for step in range(steps + 1):
            points = [
                {"x": p[0][0] + (p[-1][0] - p[0][0]) * step / steps, "y": p[0][1] + (p[-1][1] - p[0][1]) * step / steps}
                for p in paths
            ]
            if step == 0 or len(paths[0]) > 1:
                kind = "touchMove" if step else "touchStart"
                self.command("Input.dispatchTouchEvent", type=kind, touchPoints=points)
                time.sleep(0.02)
        time.sleep(0.2 if len(paths[0]) > 1 else 0)
        self.command("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def middle(self, element):
        rect = self.driver.execute_script(
            "const r = arguments[0].getBoundingClientRect(); return [r.left, r.top, r.width, r.height]", element
        )
        return rect[0] + rect[2] / 2, rect[1] + rect[3] / 2

    def tree(self):
        """The roles and names of what those who do not see the page are told, in order."""
        nodes = {node["nodeId"]: node for node in self.command("Accessibility.getFullAXTree")["nodes"]}
        skipped = {"none", "generic", "StaticText", "InlineTextBox", "RootWebArea", "LabelText", "paragraph"}
        told = []

        def walk(node):
            role = node.get("role", {}).get("value")
            if not node.get("ignored") and role not in skipped:
                told.append((role, node.get("name", {}).get("value", "")))
            for child in node.get("childIds", []):
                if child in nodes:
                    walk(nodes[child])

        walk(next(node for node in nodes.values() if "parentId" not in node))
        return told

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]


class PageTest(unittest.TestCase):
    """A server and a browser for all tests of a class."""

    shape = DESKTOP
    dark = False
    still = True
    program = PROGRAM

    @classmethod
    def setUpClass(cls):
        cls.server = Server(program=cls.program)
        cls.addClassCleanup(cls.stop_server)
        cls.browser = Browser(cls.shape, cls.dark, cls.still)
        cls.addClassCleanup(cls.browser.close)

    @classmethod
    def stop_server(cls):
        code = cls.server.stop()
        assert code == 0, f"the server ended with {code}"

    def setUp(self):
        # Each test is a new visitor.
        self.browser.command("Network.clearBrowserCookies")
        self.browser.open(self.server.address)

    def tearDown(self):
        self.assertIsNone(self.server.process.poll(), "the server has ended")
        self.assertEqual(self.browser.complaints(), [])
