"""The features of the layers, in a file for each layer, as tippecanoe takes them."""
import collections
import json
import math

from shapely.geometry import shape
from shapely.validation import make_valid

# The levels of the tiles that are made; the last ones are drawn larger where a map goes deeper.
DEEPEST = 6
# Up to where a feature that has no end goes.
EVERYWHERE = 7

LANGUAGES = ("ar bn de el en es fa fr he hi hu id it ja ko nl pl pt ru sv tr uk ur vi zh zht").split()


class FeatureFiles:
    """Writes features into files named by their layers."""

    def __init__(self, folder):
        self.folder = folder
        self.files = {}
        self.counts = collections.Counter()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for file in self.files.values():
            file.close()

    def add(self, layer, geometry, properties, first, last=EVERYWHERE):
        """Adds a feature from one level to another; properties that are None are left out.

        The levels are Natural Earth's, of tiles of 256 pixels, and may lie between tiles' levels. What belongs above
        the deepest tiles is in those, with the level that it belongs to.
        """
        properties = {key: value for key, value in properties.items() if value is not None}
        if first > DEEPEST + 0.2 and layer != "place":
            properties.setdefault("min_zoom", round(first, 1))
        lowest = max(0, min(DEEPEST, math.floor(first)))
        feature = {
            "type": "Feature", "geometry": geometry, "properties": properties,
            "tippecanoe": {"minzoom": lowest, "maxzoom": max(lowest, min(DEEPEST, int(last)))},
        }
        if layer not in self.files:
            self.files[layer] = open(self.folder / f"{layer}.geojsonl", "w", encoding="utf-8")
        self.files[layer].write(json.dumps(feature, ensure_ascii=False) + "\n")
        self.counts[layer] += 1


def point(longitude, latitude):
    return {"type": "Point", "coordinates": [round(longitude, 5), round(latitude, 5)]}


def point_within(geometry, of_largest=False):
    """A place for the name of an area: within any of its parts, or within the largest."""
    area = shape(geometry)
    area = area if area.is_valid else make_valid(area)
    if of_largest and hasattr(area, "geoms"):
        area = max(area.geoms, key=lambda part: part.area)
    place = area.representative_point()
    return point(place.x, place.y)


def value(attribute):
    """An attribute as it is kept: None where it says nothing."""
    if isinstance(attribute, str):
        return attribute.strip("\x00 ").strip() or None
    if isinstance(attribute, float):
        if math.isnan(attribute):
            return None
        return int(attribute) if attribute == int(attribute) else round(attribute, 4)
    return attribute


def number(attribute, otherwise):
    try:
        return float(attribute)
    except (TypeError, ValueError):
        return otherwise


def rank(attributes, otherwise=9):
    return int(number(attributes.get("scalerank"), otherwise))


def key(language):
    """The property of a name in a language; traditional Chinese has two spellings."""
    return "name:zh-Hant" if language == "zht" else f"name:{language}"


def names(attributes):
    """The name, and those in other languages that differ from it."""
    name = value(attributes.get("name"))
    result = {"name": name} if name else {}
    for language in LANGUAGES:
        other = value(attributes.get(f"name_{language}"))
        if other and (other != name or language == "en"):
            result[key(language)] = other
    return result
