"""The park's app, serving."""

import http.client
import json
import re
import signal
import subprocess
import tempfile

import machine

OPTIONS = "overlay,pins,route,boundary,characters"


class Server:
    """The program, started on a port of its own; `processors` pins it."""

    program = ""

    def __init__(self, processors=None):
        pin = ["taskset", "-c", processors] if processors else []
        self.process = subprocess.Popen(
            [*pin, self.program, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True, cwd=tempfile.gettempdir()
        )
        line = self.process.stdout.readline()
        match = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if not match:
            raise RuntimeError(f"the program said {line!r} instead of its address")
        self.port = int(match.group(1))
        self.address = match.group(0)
        # The link that shows all of the park.
        self.park = f"{self.address}?show={OPTIONS}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(20)
        self.process.stdout.close()

    @property
    def memory(self):
        return machine.resident_mebibytes(self.process.pid)

    @property
    def processor_seconds(self):
        return machine.processor_seconds(self.process.pid)

    @property
    def sessions(self):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        connection.request("GET", "/healthz")
        count = json.load(connection.getresponse())["sessions"]
        connection.close()
        return count


class Visitor:
    """A page without a browser: it opens a screen and listens to its stream."""

    def __init__(self, server, width=390, height=844, scale=3):
        self.server = server
        answer, body = self.post("/screens", {
            "size": {"width": width, "height": height, "scale": scale, "dark": False}, "link": f"show={OPTIONS}"
        })
        if answer.status != 201:
            raise RuntimeError(f"a new screen was answered with {answer.status}")
        self.cookie = answer.headers["set-cookie"].split(";")[0]
        self.screen = json.loads(body)["screen"]
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=40)
        self.connection.request("GET", f"/screens/{self.screen}/events", headers={"cookie": self.cookie})
        self.stream = self.connection.getresponse()
        self.state = self.next_event()

    def post(self, path, value):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=40)
        headers = {"content-type": "application/json", "origin": self.server.address.rstrip("/")}
        if hasattr(self, "cookie"):
            headers["cookie"] = self.cookie
        connection.request("POST", path, json.dumps(value), headers)
        answer = connection.getresponse()
        body = answer.read()
        connection.close()
        return answer, body

    def send(self, message):
        answer, _ = self.post(f"/screens/{self.screen}/messages", message)
        if answer.status != 204:
            raise RuntimeError(f"a message was answered with {answer.status}")

    def next_event(self):
        """What the next event says."""
        while line := self.stream.readline():
            if line.startswith(b"data: "):
                return json.loads(line[6:])
        raise RuntimeError("the stream has ended")

    def next_heartbeat(self):
        """Waits for the sign that the stream lives."""
        while line := self.stream.readline():
            if line.startswith(b":"):
                return
        raise RuntimeError("the stream has ended")

    def close(self):
        self.connection.close()

    def tile(self, kind):
        """The address of the tile in the middle of the map, of "base" or "overlays"."""
        sections = self.state["sections"]
        view, key = sections["view"]["view"], sections["map"][kind]
        side = 256 / 2 ** (view["step"] / 80 - 20)
        column, row = (int(view["center"][axis] // side) for axis in "xy")
        return f"/tiles/{kind}/{key}/{view['step']}/{column}/{row}@2x"
