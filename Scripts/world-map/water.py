"""Oceans, lakes and rivers, and the names of lakes and seas."""
from shapely.geometry import Polygon

from features import names, number, point, point_within, rank, value
from sources import shapes

# Natural Earth's scales, with the levels that each is for.
SCALES = {"110m": (0, 1), "50m": (2, 4), "10m": (5, 7)}

# The first level of a river, by its rank; others come last.
RIVERS = {0: 7.2, 1: 2, 2: 2.1, 3: 3, 4: 4, 5: 4.7, 6: 5, 7: 6, 8: 7, 9: 7.1, 10: 7.2}

# The first level of a sea's name, with the area that it has to exceed, in square degrees.
SEAS = ((1, 3000), (2, 150), (3, 40), (4, 8), (5, 1.5), (6, 0.3))


def add(sources, files):
    for scale, (first, last) in SCALES.items():
        for geometry, _ in shapes(sources.natural_earth / f"physical/ne_{scale}_ocean.shp"):
            files.add("water", geometry, {"class": "ocean"}, first, last)
    add_lakes(sources, files)
    for scale in ("50m", "10m"):
        first, last = SCALES[scale]
        for geometry, attributes in shapes(sources.magics / f"{scale}/ne_{scale}_rivers_lake_centerlines.shp"):
            kind = str(attributes.get("featurecla"))
            properties = {
                "class": "canal" if "Canal" in kind else "river", "name": value(attributes.get("name")),
                "rank": rank(attributes), "intermittent": 1 if "Intermittent" in kind else None,
            }
            files.add("waterway", geometry, properties, max(first, RIVERS.get(rank(attributes), 7.2)), last)
    add_seas(sources.names()["marine"], files)


def add_lakes(sources, files):
    for scale, (first, last) in SCALES.items():
        for geometry, attributes in shapes(sources.natural_earth / f"physical/ne_{scale}_lakes.shp"):
            kind = str(attributes.get("featurecla"))
            dry = "Intermittent" in kind or (scale == "50m" and "Playa" in kind)
            level = first if scale == "110m" else number(attributes.get("min_zoom"), first)
            properties = {"class": "lake", "intermittent": 1 if dry and scale != "110m" else None}
            files.add("water", geometry, properties, max(first, level), last)
            if scale == "10m" and value(attributes.get("name")):
                label = number(attributes.get("min_label"), level + 1)
                properties = {"class": "lake", **names(attributes), "rank": rank(attributes), "min_zoom": label}
                files.add("water_name", point_within(geometry), properties, max(label, 2))


def add_seas(seas, files):
    for name, area, outlines in seas:
        parts = [Polygon(outline) for outline in outlines if len(outline) > 3]
        if not parts:
            continue
        largest = max(parts, key=lambda part: part.area)
        place = (largest if largest.is_valid else largest.buffer(0)).representative_point()
        if place.is_empty:
            continue
        level = next((level for level, least in SEAS if area > least), 7)
        kind = "ocean" if "Ocean" in name else "sea" if "Sea" in name else "bay"
        properties = {"class": kind, "name": name, "rank": level, "min_zoom": level}
        files.add("water_name", point(place.x, place.y), properties, level)
