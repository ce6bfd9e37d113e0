"""Which names a picture shows: each has a colour of its own, which nothing else of the picture has."""
import gzip
import math
import urllib.error
import urllib.request

import mapbox_vector_tile

import sheets

NAME = ["coalesce", ["get", "name:en"], ["get", "name:latin"], ["get", "name"]]


def near(tiles, zooms, latitude, longitude, zoom):
    """All names of the tiles around a place."""
    level = min(max(int(zoom), zooms[0]), zooms[1])
    count = 2 ** level
    x = (longitude + 180) / 360 * count
    y = (1 - math.asinh(math.tan(math.radians(latitude))) / math.pi) / 2 * count
    reach = 2
    names = set()
    for column in range(int(x) - reach, int(x) + reach + 1):
        for row in range(int(y) - reach, int(y) + reach + 1):
            if not 0 <= row < count:
                continue
            address = tiles.format(z=level, x=column % count, y=row)
            try:
                request = urllib.request.Request(address)
                data = urllib.request.urlopen(request).read()
            except urllib.error.HTTPError:
                continue
            if data[:2] == b"\x1f\x8b":
                data = gzip.decompress(data)
            for layer in mapbox_vector_tile.decode(data).values():
                for feature in layer["features"]:
                    tags = feature["properties"]
                    name = tags.get("name:en") or tags.get("name:latin") or tags.get("name")
                    if name:
                        names.add(name)
    return sorted(names)


def colors(names):
    """A colour for each name without any blue: mixed with white it has some."""
    return {name: (index // 200 + 1, index % 200 + 20, 0) for index, name in enumerate(names)}


def coloured(names, palette, glyphs):
    """Our sheet's names alone, each in its own colour, without signs."""
    sheet = sheets.whole()
    match = ["match", NAME]
    for name in names:
        match += [name, "#%02x%02x%02x" % palette[name]]
    match.append("#808080")
    layers = [{"id": "ground", "type": "background", "paint": {"background-color": "#ffffff"}}]
    for layer in sheet["layers"]:
        if layer["type"] != "symbol" or "text-field" not in layer.get("layout", {}):
            continue
        layer["layout"] = {
            key: value for key, value in layer["layout"].items() if not key.startswith("icon-") and key != "text-optional"
        }
        layer["paint"] = {"text-color": match if names else "#808080"}
        layers.append(layer)
    sheet["layers"] = layers
    sheet.pop("sprite", None)
    sheet["glyphs"] = glyphs
    return sheet


def shown(picture, palette):
    """The names whose colours a picture has."""
    found = {}
    for count, color in picture.getcolors(1 << 24):
        found[color] = count
    return {name for name, color in palette.items() if found.get(color, 0) >= 4}
