"""The style sheet that both draw: ours, without names and signs."""
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
STANDARD = ROOT / "Sources/Basemap/Resources/Styles/standard-light.json"


def whole():
    return json.loads(STANDARD.read_text())


def bare():
    sheet = whole()
    sheet["layers"] = [layer for layer in sheet["layers"] if layer["type"] != "symbol" and not patterned(layer)]
    sheet.pop("sprite", None)
    sheet.pop("glyphs", None)
    return sheet


def patterned(layer):
    return any(name.endswith("-pattern") for name in layer.get("paint", {}))


def for_peer(sheet, tiles, zooms):
    """The sheet with all layers from one server of tiles."""
    # The peer does not know this operator yet.
    sheet = json.loads(json.dumps(sheet).replace('["global-state", "language"]', '"en"'))
    kinds = {name: source["type"] for name, source in sheet["sources"].items()}
    sheet["sources"] = {
        name: {"type": "vector", "tiles": [tiles], "minzoom": zooms[0], "maxzoom": zooms[1]}
        for name, kind in kinds.items() if kind == "vector"
    }
    return sheet
