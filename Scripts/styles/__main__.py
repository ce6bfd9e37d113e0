"""Writes the style sheets of the looks into Sources/Basemap/Resources/Styles.

Each is a MapLibre style (version 8) over vector tiles with OpenMapTiles layers; they differ in their colours, and the
looks of imagery also in what they draw.

usage: python3 Scripts/styles [--check]      --check: fail unless the files are as they would be written
"""
import json
import pathlib
import sys

import labels
import land
import palettes
import roads
from expressions import SOURCE, layer

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "Sources/Basemap/Resources/Styles"


def drawn(c, dark):
    """The layers of a drawn map."""
    return (land.land(c) + land.water(c) + land.aeroways(c) + roads.tunnels(c, dark) + land.buildings(c)
            + roads.ground(c, dark) + roads.steps(c) + roads.bridges(c, dark) + land.boundaries(c) + labels.labels(c))


def imagery(c, dark):
    """The picture of the ground; in the dark, darker."""
    paint = {"raster-brightness-max": 0.72, "raster-saturation": -0.15} if dark else {"raster-opacity": 1}
    picture = layer("imagery", "raster", paint=paint)
    picture["source"] = "imagery"
    return [layer("land", "background", paint={"background-color": c["land"]}), picture]


def sheet(name, layers, beyond=None, raster=False):
    result = {"version": 8, "name": name}
    if beyond:
        # What goes on north and south of the world.
        result["metadata"] = {"openmapkit:north": beyond[0], "openmapkit:south": beyond[1]}
    result["sources"] = {SOURCE: {"type": "vector", "url": "openmaptiles.json"}}
    if raster:
        result["sources"]["imagery"] = {"type": "raster", "url": "imagery.json", "tileSize": 256}
    if not any(item.get("source") == SOURCE for item in layers):
        del result["sources"][SOURCE]
    result["sprite"] = "sprite"
    result["glyphs"] = "fonts/{fontstack}/{range}.pbf"
    result["layers"] = layers
    return result


def sheets():
    looks = {
        "standard-light": (palettes.STANDARD_LIGHT, False), "standard-dark": (palettes.STANDARD_DARK, True),
        "muted-light": (palettes.MUTED_LIGHT, False), "muted-dark": (palettes.MUTED_DARK, True),
    }
    for name, (colors, dark) in looks.items():
        yield name, sheet(name, drawn(colors, dark), (colors["water"], colors["ice"]))
    for dark in (False, True):
        mode = "dark" if dark else "light"
        c = palettes.IMAGERY
        yield f"satellite-{mode}", sheet(f"satellite-{mode}", imagery(c, dark), raster=True)
        lines = roads.over_imagery(c) + land.boundaries(c, 0.7, 1.6) + labels.labels_on_imagery(c)
        yield f"hybrid-{mode}", sheet(f"hybrid-{mode}", imagery(c, dark) + lines, raster=True)


def text(value, depth=0):
    """JSON with a line for each member of an object, and short values on one line."""
    pad = "  " * depth
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + len(pad) <= 116:
        return flat
    if isinstance(value, dict):
        inner = ",\n".join(f"{pad}  {json.dumps(key)}: {text(item, depth + 1)}" for key, item in value.items())
        return f"{{\n{inner}\n{pad}}}"
    if isinstance(value, list) and any(isinstance(item, (dict, list)) for item in value):
        inner = ",\n".join(f"{pad}  {text(item, depth + 1)}" for item in value)
        return f"[\n{inner}\n{pad}]"
    return flat


def main():
    check = sys.argv[1:] == ["--check"]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, content in sheets():
        names = [item["id"] for item in content["layers"]]
        assert len(names) == len(set(names)), f"{name}: two layers of one name"
        path, written = FOLDER / f"{name}.json", text(content) + "\n"
        if check:
            if not path.is_file() or path.read_text(encoding="utf-8") != written:
                sys.exit(f"{path} is not what the script writes: python3 Scripts/styles")
        else:
            path.write_text(written, encoding="utf-8")
    if check:
        print("The style sheets are what the script writes.")


main()
