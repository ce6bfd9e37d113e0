"""Visitors who look at the park and do nothing."""

import contextlib
import resource
import time

from figures import Figure
from parkview import Server, Visitor

MEMORY_RUNS = 3
COUNT = 100
MANY = 500


def measure(_):
    yield from memory()
    yield from many()


def memory():
    idle = []
    for _ in range(MEMORY_RUNS):
        with Server() as server, contextlib.ExitStack() as visitors:
            # What is made once is made.
            for _ in range(5):
                visitors.callback(Visitor(server).close)
            time.sleep(0.5)
            before = server.memory
            for _ in range(COUNT):
                visitors.callback(Visitor(server).close)
            time.sleep(0.5)
            idle.append((server.memory - before) * 1024 / COUNT)
    yield Figure(f"memory of an idle session (of {COUNT}, streams open)", idle, "KiB", 0)


def many():
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limits[1], limits[1]))
    with Server() as server, contextlib.ExitStack() as closing:
        before, began = server.memory, time.monotonic()
        visitors = [Visitor(server) for _ in range(MANY)]
        for visitor in visitors:
            closing.callback(visitor.close)
        opened = time.monotonic() - began
        time.sleep(1)
        spent, began = server.processor_seconds, time.monotonic()
        # The sign of life comes every fifteen seconds.
        for visitor in visitors:
            visitor.next_heartbeat()
        spent = (server.processor_seconds - spent) / (time.monotonic() - began)
        held, memory = server.sessions, server.memory
        answers = []
        for visitor in visitors[::25]:
            pin = visitor.state["sections"]["pins"][0]["id"]
            began = time.monotonic()
            visitor.send({"type": "select", "pin": pin})
            visitor.next_event()
            answers.append(1000 * (time.monotonic() - began))
    yield Figure("sessions held at once, a stream open in each", [held], digits=0, aim=MANY, more=True)
    yield Figure("  … opened one after the other in", [opened], "s")
    yield Figure("  … memory of the program; before the first it was " + f"{before:.0f} MiB", [memory], "MiB", 0)
    yield Figure("  … share of a processor while nothing happens", [100 * spent], "%")
    yield Figure("  … from a tap on a pin to the news of its callout", answers, "ms", aim=100)
