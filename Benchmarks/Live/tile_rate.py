"""Requests a second for a tile that is kept, beside nginx with the same bytes in a file."""

import contextlib
import http.client
import os
import pathlib
import re
import socket
import subprocess
import tempfile
import time

import machine
from figures import Figure, Skipped
from parkview import Server, Visitor
from shapes import ROOT

RUNS = 7
SECONDS = 2
CONNECTIONS = 32

CONFIGURATION = """
worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/errors; {user}
events {{ worker_connections 1024; }}
http {{
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  open_file_cache max=100; open_file_cache_valid 60s; types {{ image/png png; }}
  client_body_temp_path {folder}/1; proxy_temp_path {folder}/2; fastcgi_temp_path {folder}/3;
  uwsgi_temp_path {folder}/4; scgi_temp_path {folder}/5;
  server {{ listen 127.0.0.1:{port}; root {folder}; }}
}}
"""


def tool(name):
    """A program that only the figures need: Scripts/setup-bench unpacks it; else one that is installed."""
    for folder in (".setup/bench/usr/sbin", ".setup/bench/usr/bin"):
        if (ROOT / folder / name).exists():
            return str(ROOT / folder / name)
    for folder in os.environ["PATH"].split(":") + ["/usr/sbin"]:
        if (pathlib.Path(folder) / name).exists():
            return str(pathlib.Path(folder) / name)
    return None


def environment():
    folders = [str(path) for path in (ROOT / ".setup/bench/usr/lib").glob("*-linux-gnu")]
    return {**os.environ, "LD_LIBRARY_PATH": ":".join(folders + [os.environ.get("LD_LIBRARY_PATH", "")])}


@contextlib.contextmanager
def nginx(program, tile, processors):
    """nginx with one file; answers its port and its process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "tile.png").write_bytes(tile)
        user = "user root;" if os.getuid() == 0 else ""
        pathlib.Path(folder, "conf").write_text(CONFIGURATION.format(folder=folder, user=user, port=port))
        process = subprocess.Popen(
            ["taskset", "-c", processors, program, "-e", f"{folder}/errors", "-p", folder, "-c", f"{folder}/conf"],
            env=environment(),
        )
        try:
            for _ in range(200):
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.2):
                    break
                time.sleep(0.05)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(20)


def load(program, address, processors, server):
    """Requests a second, and requests for each second of processor time that the server used."""
    spent = machine.processor_seconds(server)
    command = ["taskset", "-c", processors, program, "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s", address]
    text = subprocess.run(command, capture_output=True, text=True, env=environment(), check=True).stdout
    if "Non-2xx" in text or "Socket errors" in text:
        raise RuntimeError(f"not all was answered: {text}")
    spent = machine.processor_seconds(server) - spent
    requests = int(re.search(r"(\d+) requests in", text).group(1))
    return float(re.search(r"Requests/sec:\s*([\d.]+)", text).group(1)), requests / max(spent, 1e-3)


def measure(patience):
    name = "cached tile, requests a second"
    wrk, server_program = tool("wrk"), tool("nginx")
    processors = sorted(os.sched_getaffinity(0))
    if not wrk or not server_program:
        yield Skipped(name, f"{'wrk' if not wrk else 'nginx'} is not there, see Scripts/setup-bench")
        return
    if len(processors) < 2:
        yield Skipped(name, "it takes two processors, one for the load and one for the server")
        return
    serving, loading = str(processors[0]), str(processors[1])
    with Server(serving) as server:
        visitor = Visitor(server)
        paths = {"the park's plan": visitor.tile("overlays"), "plain ground": visitor.tile("base")}
        for what, path in paths.items():
            connection = http.client.HTTPConnection("127.0.0.1", server.port)
            connection.request("GET", path)
            tile = connection.getresponse().read()
            connection.close()
            ours, theirs, shares = [], [], []
            with nginx(server_program, tile, serving) as (port, process):
                for _ in range(RUNS):
                    machine.wait_for_quiet(patience)
                    others = machine.Others()
                    address = server.address.rstrip("/") + path
                    ours.append(load(wrk, address, loading, server.process.pid))
                    theirs.append(load(wrk, f"http://127.0.0.1:{port}/tile.png", loading, process))
                    shares.append(others.share)
            yield Figure(f"{name}: {what}, {len(tile):,} bytes", [a for a, _ in ours], digits=0, others=shares)
            yield Figure("  … nginx, the same file, also on one processor", [b for b, _ in theirs], digits=0)
            yield Figure("  … ours ÷ nginx's, run by run", [a / b for (a, _), (b, _) in zip(ours, theirs)], digits=2)
            ratios = [a / b for (_, a), (_, b) in zip(ours, theirs)]
            yield Figure("  … the same for a second of the server's processor time", ratios, digits=2)
