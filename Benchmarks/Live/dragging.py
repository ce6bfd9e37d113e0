"""Frames per second while the map is dragged with all of the park on it."""

import math
import time

import machine
from figures import Figure
from parkview import Server
from shapes import SHAPES, Browser, Pointer

RUNS = 7
SECONDS = 3.0
LAP = 2.4  # seconds for one way round
EVENTS = 60  # of the pointer, a second
AIMS = {"desktop 1440 × 900 at 1x": 55, "phone 390 × 844 at 3x": 25}

COUNT = """
const times = window.frameTimes = [];
window.stopCounting = false;
requestAnimationFrame(function count(time) {
  times.push(time);
  if (!window.stopCounting) requestAnimationFrame(count);
});
"""
COUNTED = "window.stopCounting = true; return window.frameTimes"


def drag(browser, pointer):
    """Drags the map round in a curve for some seconds; answers the times of its frames, in milliseconds."""
    width, height = browser.shape["width"], browser.shape["height"]
    reach = min(width, height) * 0.3

    def place(angle):
        return width / 2 + reach * math.sin(angle), height / 2 + reach * math.sin(2 * angle) / 2

    pointer.send("down", *place(0))
    # The first way is what tells a drag from a tap.
    pointer.send("move", place(0)[0] + 12, place(0)[1])
    time.sleep(0.1)
    browser.driver.execute_script(COUNT)
    began = time.monotonic()
    for event in range(1, int(SECONDS * EVENTS) + 1):
        pointer.send("move", *place(2 * math.pi * event / EVENTS / LAP))
        time.sleep(max(began + event / EVENTS - time.monotonic(), 0))
    times = browser.driver.execute_script(COUNTED)
    # Held still at the end, and back where it began: the map is not thrown.
    pointer.send("move", *place(0))
    time.sleep(0.3)
    pointer.send("up", *place(0))
    return times


def measure(patience):
    with Server() as server:
        for name, shape in SHAPES.items():
            browser = Browser(shape, still=False)
            try:
                browser.open(server.park)
                browser.settled()
                pointer = Pointer(browser)
                yield from figures(name, browser, pointer, patience)
                pointer.close()
            finally:
                browser.close()


def figures(name, browser, pointer, patience):
    rates, slowest, costs, shares = [], [], [], []
    for _ in range(RUNS + 1):
        machine.wait_for_quiet(patience)
        others, spent = machine.Others(), machine.processor_seconds(browser.driver.service.process.pid)
        times = drag(browser, pointer)
        spent = machine.processor_seconds(browser.driver.service.process.pid) - spent
        gaps = sorted(b - a for a, b in zip(times, times[1:]))
        rates.append(1000 * len(gaps) / (times[-1] - times[0]))
        slowest.append(gaps[int(len(gaps) * 0.95)])
        costs.append(1000 * spent / len(gaps))
        shares.append(others.share)
        browser.settled()
    title = f"dragging the full park, {name}"
    # In the first run tiles come in that were not in sight before.
    yield Figure(title, rates[1:], "frames/s", aim=AIMS[name], more=True, others=shares[1:])
    yield Figure("  … the first time, with tiles still to come", rates[:1], "frames/s", others=shares[:1])
    yield Figure("  … 95 of 100 frames take at most", slowest[1:], "ms")
    yield Figure("  … processor time of the browser for each frame", costs[1:], "ms")
