"""Ice, salt pans and built-up areas."""
from sources import marble_polygons

# Marble's file, the layer, the properties and the first level.
AREAS = (
    ("glaciated_areas", "landcover", {"class": "ice", "subclass": "glacier"}, 0),
    ("antarctic_ice_shelves_polys", "landcover", {"class": "ice", "subclass": "ice_shelf"}, 1),
    ("playas", "landcover", {"class": "sand", "subclass": "playa"}, 4),
    ("urban_areas", "landuse", {"class": "residential"}, 4),
)


def add(sources, files):
    for name, layer, properties, first in AREAS:
        for geometry in marble_polygons(sources.marble / f"ne_50m_{name}.pn2"):
            files.add(layer, geometry, properties, first)
