"""The machine while something is measured: how busy others keep it, and what a process uses."""

import os
import pathlib
import time

TICKS = os.sysconf("SC_CLK_TCK")


def _stat(process):
    """The fields of a process's status after its name, or None where it has gone."""
    try:
        text = pathlib.Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return None
    return text.rpartition(")")[2].split()


def tree(root):
    """A process and all that it has started."""
    parents = {}
    for name in os.listdir("/proc"):
        fields = _stat(name) if name.isdigit() else None
        if fields:
            parents.setdefault(int(fields[1]), []).append(int(name))
    found, waiting = [], [root]
    while waiting:
        process = waiting.pop()
        found.append(process)
        waiting += parents.get(process, [])
    return found


def processor_seconds(root, ended=False):
    """Processor time of a process and its offspring; with `ended`, of those that have ended too."""
    total = 0
    for process in tree(root):
        fields = _stat(process)
        if fields:
            total += sum(int(field) for field in fields[11 : 15 if ended else 13])
    return total / TICKS


def resident_mebibytes(process):
    """The memory that a process holds now."""
    for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _busy_seconds():
    fields = [int(field) for field in pathlib.Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]]
    user, nice, system, _, _, interrupt, soft, stolen = fields
    return (user + nice + system + interrupt + soft + stolen) / TICKS


class Others:
    """Which share of the processors others had since this was made: 0 to 1."""

    def __init__(self):
        self.start = time.monotonic(), _busy_seconds(), processor_seconds(os.getpid(), ended=True)

    @property
    def share(self):
        began, busy, own = self.start
        passed = max(time.monotonic() - began, 1e-6) * (os.cpu_count() or 1)
        theirs = _busy_seconds() - busy - (processor_seconds(os.getpid(), ended=True) - own)
        return min(max(theirs / passed, 0), 1)


def wait_for_quiet(patience):
    """Waits until others leave the machine alone for half a second, but no longer than some seconds."""
    deadline = time.monotonic() + patience
    while time.monotonic() < deadline:
        others = Others()
        time.sleep(0.5)
        if others.share < 0.1:
            return
