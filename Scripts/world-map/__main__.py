"""Makes the archives of the world that come with the program, of files from Debian and PyPI.

usage: python Scripts/world-map PACKAGES WORK OUTPUT      see Scripts/make-world-map, which calls it
       python Scripts/world-map compare MADE KEPT         how archives differ; fails where they do

PACKAGES is a folder with unpacked Debian packages; what comes from PyPI is installed beside this Python.
"""
import pathlib
import sys

import boundaries
import compare
import ground
import imagery
import places
import tiles
import water
from features import FeatureFiles
from sources import Sources

NAMES = ("natural-earth-z0-6.pmtiles", "blue-marble-z0-5.pmtiles")


def make(packages, work, output):
    for folder in (work, output):
        folder.mkdir(parents=True, exist_ok=True)
    sources = Sources(packages)
    with FeatureFiles(work) as files:
        for part in (water, ground, boundaries, places):
            part.add(sources, files)
        print("features:", ", ".join(f"{count} {layer}" for layer, count in files.counts.items()))
    tiles.make(work, output / NAMES[0])
    imagery.make(sources.imagery, work, output / NAMES[1])


def main(arguments):
    folders = [pathlib.Path(name).resolve() for name in arguments]
    if len(arguments) == 3 and arguments[0] == "compare":
        # All of them, though the first one differs.
        return 0 if all([compare.same(folders[1] / name, folders[2] / name) for name in NAMES]) else 1
    if len(arguments) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    make(*folders)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
