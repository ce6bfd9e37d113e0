"""Reads MBTiles and PMTiles, and makes the one into the other."""
import sqlite3

from pmtiles.reader import MmapSource, Reader, all_tiles
from pmtiles.tile import Compression, TileType, zxy_to_tileid
from pmtiles.writer import write

KINDS = {"pbf": (TileType.MVT, Compression.GZIP), "jpeg": (TileType.JPEG, Compression.NONE)}

# In ten-millionths of a degree: the world as far as Web Mercator goes.
WORLD = {
    "min_lon_e7": -1_800_000_000, "min_lat_e7": -850_511_287, "max_lon_e7": 1_800_000_000, "max_lat_e7": 850_511_287,
    "center_lon_e7": 0, "center_lat_e7": 200_000_000, "center_zoom": 1,
}


def metadata(database):
    """The metadata of an MBTiles archive."""
    return dict(sqlite3.connect(database).execute("SELECT name, value FROM metadata"))


def convert(database, output, kind, description):
    """Writes the tiles of an MBTiles archive of the world as PMTiles."""
    rows = sqlite3.connect(database).execute("SELECT zoom_level, tile_column, tile_row, tile_data FROM tiles")
    # MBTiles counts rows from the south.
    tiles = sorted((zxy_to_tileid(z, x, (1 << z) - 1 - y), data) for z, x, y, data in rows)
    tile_type, compression = KINDS[kind]
    with write(output) as archive:
        for number, data in tiles:
            archive.write_tile(number, data)
        archive.finalize(WORLD | {"tile_type": tile_type, "tile_compression": compression}, description)


def read(path):
    """The header, the metadata and the tiles of a PMTiles archive, the last by level, column and row."""
    with open(path, "rb") as file:
        source = MmapSource(file)
        reader = Reader(source)
        return reader.header(), reader.metadata(), dict(all_tiles(source))
