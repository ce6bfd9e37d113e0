"""From an address typed to the complete park."""

import machine
from figures import Figure
from parkview import Server
from shapes import SHAPES, Browser

RUNS = 5

# Notes each time at which the map says that all of it has come, in milliseconds since the address was typed.
WATCH = """
window.completed = [];
new MutationObserver(() => {
  const isComplete = document.querySelector("canvas.tiles")?.dataset.state === "complete";
  if (isComplete !== window.wasComplete && isComplete) window.completed.push(performance.now());
  window.wasComplete = isComplete;
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-state"] });
"""


class Opening:
    """A browser that has shown nothing yet."""

    def __init__(self, shape):
        self.browser = Browser(shape, still=False)
        self.browser.command("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
        self.browser.driver.get("about:blank")

    def open(self, address):
        """Opens an address; answers the milliseconds until the map was complete and stayed so."""
        self.browser.open(address)
        self.browser.settled()
        return self.browser.driver.execute_script("return window.completed.at(-1)")

    def close(self):
        self.browser.driver.get("about:blank")
        self.browser.close()


def measure(patience):
    for name, shape in SHAPES.items():
        kinds = {"server just started": [], "server warm, new browser": [], "server and browser warm": []}
        shares = {kind: [] for kind in kinds}

        def note(kind, opening):
            machine.wait_for_quiet(patience)
            others = machine.Others()
            kinds[kind].append(opening.open(server.address) / 1000)
            shares[kind].append(others.share)

        for _ in range(RUNS):
            first, second = Opening(shape), Opening(shape)
            try:
                with Server() as server:
                    note("server just started", first)
                    note("server warm, new browser", second)
                    first.browser.driver.get("about:blank")
                    note("server and browser warm", first)
            finally:
                first.close()
                second.close()
        for kind, seconds in kinds.items():
            aim = 1.5 if kind == "server just started" else 0.5
            yield Figure(f"first sight of the park, {name}: {kind}", seconds, "s", 2, aim, others=shares[kind])
