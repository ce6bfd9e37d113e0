"""Tiles of 512 points with names, drawn by OpenMapKit and by MapLibre Native, one after the other, each on one core.

usage: python3 Benchmarks/Peer/speed.py OPENMAPKIT-BENCH OPENMAPKIT

The street archives lie in the folder that OPENMAPKIT_SAMPLES names. Without pymgl only our figures are told.
"""
import json
import os
import statistics
import subprocess
import sys
import time

os.environ.setdefault("EGL_PLATFORM", "surfaceless")
# Mesa draws with as many threads as there are processors otherwise.
os.environ.setdefault("LP_NUM_THREADS", "0")

try:
    import glyphs
    import pymgl
except ImportError as error:
    pymgl = None
    print(f"MapLibre Native is not measured: {error}")

import sheets  # noqa: E402

RUNS = 15


def spread(values):
    return f"{statistics.median(values):.1f} ({min(values):.1f}…{max(values):.1f})"


def peer(place, tiles, letters):
    """Milliseconds of processor time, warm: the map moves by a tile and back, with everything kept."""
    zooms = (0, 6) if place.get("archive") is None else (8, 14)
    sheet = sheets.for_peer(sheets.whole(), tiles, zooms)
    sheet.pop("sprite", None)
    sheet["glyphs"] = letters
    count = 2 ** place["zoom"]
    column = int((place["longitude"] + 180) / 360 * count)
    longitude = (column + 0.5) / count * 360 - 180
    costs = []
    with pymgl.Map(json.dumps(sheet), 512, 512, 1, longitude, place["latitude"], place["zoom"]) as map:
        for run in range(RUNS + 3):
            # A hair's breadth: the picture has to be drawn anew.
            map.setCenter(longitude + (run % 2) * 1e-9, place["latitude"])
            start = time.process_time()
            map.render()
            if run >= 3:
                costs.append((time.process_time() - start) * 1000)
    return costs


def main():
    bench, program = sys.argv[1:3]
    core = str(min(os.sched_getaffinity(0)))
    figures = json.loads(subprocess.run(
        ["taskset", "-c", core, bench, "tiles"], check=True, stdout=subprocess.PIPE, text=True).stdout)
    letters = glyphs.serve() if pymgl else None
    print("Tiles of 512 points with names, one core; milliseconds of processor time: median (smallest…largest)")
    for tile in figures["tiles"]:
        place, warm, cold = tile["place"], tile["warm"]["cpu"], tile["cold"]["cpu"]
        line = (f"{place['name']}, zoom {place['zoom']}".ljust(24)
                + f"ours {warm['median']:.1f} ({warm['minimum']:.1f}…{warm['maximum']:.1f})".ljust(28)
                + f"the first one {cold['median']:.1f} ({cold['minimum']:.1f}…{cold['maximum']:.1f})".ljust(38))
        if pymgl:
            archive = place.get("archive")
            options = ["--basemap", os.path.join(os.environ["OPENMAPKIT_SAMPLES"], archive)] if archive else []
            server = subprocess.Popen([program, "serve", "--port", "0", *options], stdout=subprocess.PIPE, text=True)
            address = server.stdout.readline().split()[-1].rstrip("/") + "/data/map/{z}/{x}/{y}.pbf"
            costs = peer(place, address, letters)
            server.terminate()
            server.wait()
            line += f"MapLibre Native {spread(costs)}".ljust(38) + f"ours ÷ its {warm['median'] / statistics.median(costs):.2f}"
        print(line, flush=True)
    if figures["memory"]:
        counts = figures["memory"]
        # Dictionaries with numbers as keys are lists of pairs in Swift's JSON.
        pairs = list(zip(counts[::2], counts[1::2])) if isinstance(counts, list) else sorted(counts.items(), key=lambda p: int(p[0]))
        print("memory after random tiles, MiB: " + ", ".join(f"{count}: {value:.0f}" for count, value in pairs))


main()
