"""Boundaries of countries and of their states."""
from features import number, value
from sources import shapes
from water import SCALES

# Lines of states that belong to levels beyond this one are left out.
DEEPEST_STATES = 8.5


def add(sources, files):
    for scale, (first, last) in SCALES.items():
        path = sources.natural_earth / f"cultural/ne_{scale}_admin_0_boundary_lines_land.shp"
        for geometry, attributes in shapes(path):
            kind = value(attributes.get("featurecla"))
            if kind == "Overlay limit":
                continue
            disputed = not str(kind).startswith("International boundary")
            properties = {
                "admin_level": 2, "disputed": int(disputed), "maritime": 0, "featurecla": kind if disputed else None,
            }
            level = number(attributes.get("min_zoom"), 0)
            files.add("boundary", geometry, properties, max(first, min(last, level)), last)
    for geometry, attributes in shapes(sources.magics / "10m/ne_10m_admin_1_states_provinces_lines.shp"):
        level = number(attributes.get("min_zoom"), 7)
        if level <= DEEPEST_STATES:
            properties = {
                "admin_level": 4, "disputed": 0, "maritime": 0, "adm0_a3": value(attributes.get("adm0_a3")),
            }
            files.add("boundary", geometry, properties, max(2, level))
