"""Draws the same style sheet and tiles with MapLibre Native and with OpenMapKit, and says how far the pictures differ.

usage: python3 Benchmarks/Peer OPENMAPKIT [FOLDER]
    OPENMAPKIT  the program of this project's command line
    FOLDER      where pictures are left, for looking at them

Wants pymgl, Pillow, freetype-py, scipy and mapbox-vector-tile from PyPI, Debian's libgl1-mesa-dri, libegl1, libgles2 and libopengl0, and in OPENMAPKIT_SAMPLES
the folder with the street archives. Not part of the tests.
"""
import json
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

os.environ.setdefault("EGL_PLATFORM", "surfaceless")

import pymgl  # noqa: E402
from PIL import Image, ImageChops  # noqa: E402

import glyphs  # noqa: E402
import names  # noqa: E402
import places  # noqa: E402
import sheets  # noqa: E402

SIDE = 512
# What the words about sources may cover, at the lower edge.
STRIP = 40
FAR = 32


class Tiles:
    """A server of an archive's vector tiles; none: the world's."""

    def __init__(self, program, archive):
        arguments = ["--basemap", archive] if archive else []
        self.process = subprocess.Popen(
            [program, "serve", "--port", "0", *arguments], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().split()[-1].rstrip("/") + "/data/map/{z}/{x}/{y}.pbf"

    def close(self):
        self.process.terminate()
        self.process.wait()


def ours(program, style, archive, latitude, longitude, zoom, file, scale=1):
    arguments = ["--basemap", archive] if archive else []
    subprocess.run(
        [program, "snapshot", "--style", style, "--center", f"{latitude},{longitude}", "--zoom", str(zoom + 1),
         "--language", "en", "--size", f"{SIDE}x{SIDE}@{scale}", "--output", file, *arguments], check=True,
        stdout=subprocess.DEVNULL)
    return Image.open(file).convert("RGB")


def peers(sheet, latitude, longitude, zoom, file, scale=1):
    with pymgl.Map(json.dumps(sheet), SIDE, SIDE, scale, longitude, latitude, zoom) as map:
        pathlib.Path(file).write_bytes(map.renderPNG())
    return Image.open(file).convert("RGB")


def share(a, b):
    """The share of pixels with a channel that differs by more than `FAR`."""
    box = (0, 0, SIDE, SIDE - STRIP)
    bands = ImageChops.difference(a.crop(box), b.crop(box)).split()
    largest = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(largest.histogram()[FAR + 1:]) / (SIDE * (SIDE - STRIP))


def recall(program, folder, server, archive, zooms, place, stem, letters):
    """The names that both show, those of the peer and ours."""
    latitude, longitude, zoom = place
    known = names.near(server.address, zooms, latitude, longitude, zoom)
    palette = names.colors(known)
    sheet = names.coloured(known, palette, letters)
    style = folder / "names.json"
    style.write_text(json.dumps(sheet))
    a = ours(program, str(style), archive, latitude, longitude, zoom, f"{stem}-names-ours.png", 2)
    b = peers(sheets.for_peer(sheet, server.address, zooms), latitude, longitude, zoom, f"{stem}-names-peer.png", 2)
    box = (0, 0, 2 * SIDE, 2 * (SIDE - STRIP))
    a, b = names.shown(a.crop(box), palette), names.shown(b.crop(box), palette)
    return len(a & b), len(b), len(a)


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    samples = os.environ.get("OPENMAPKIT_SAMPLES")
    sets = [(None, (0, 6), places.WORLD)]
    if samples:
        sets.append((f"{samples}/street/santa-clarita.pmtiles", (8, 14), places.PARK))
        sets.append((f"{samples}/street/los-angeles.mbtiles", (8, 14), places.CITY))
    shares, both, theirs, own = [], [], [], []
    letters = glyphs.serve()
    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else scratch)
        folder.mkdir(parents=True, exist_ok=True)
        style = folder / "bare.json"
        style.write_text(json.dumps(sheets.bare()))
        for archive, zooms, named in sets:
            server = Tiles(program, archive)
            try:
                sheet = sheets.for_peer(sheets.bare(), server.address, zooms)
                for name, latitude, longitude, zoom in named:
                    stem = folder / f"{name.replace(' ', '-')}-{zoom}"
                    a = ours(program, str(style), archive, latitude, longitude, zoom, f"{stem}-ours.png")
                    b = peers(sheet, latitude, longitude, zoom, f"{stem}-peer.png")
                    shares.append(share(a, b))
                    common, peer, mine = recall(
                        program, folder, server, archive, zooms, (latitude, longitude, zoom), stem, letters)
                    both.append(common)
                    theirs.append(peer)
                    own.append(mine)
                    print(f"{name}, zoom {zoom}: {shares[-1]:.2%} differ; of {peer} names we show {common}, and "
                          f"{mine - common} more", flush=True)
            finally:
                server.close()
    print(f"{len(shares)} places: median {statistics.median(shares):.2%}, "
          f"from {min(shares):.2%} to {max(shares):.2%} of the pixels differ by more than {FAR}")

    print(f"of {sum(theirs)} names that MapLibre Native shows we show {sum(both)}, {sum(both) / max(sum(theirs), 1):.1%}; "
          f"of the {sum(own)} that we show it shows {sum(both) / max(sum(own), 1):.1%}")


if __name__ == "__main__":
    main()
