"""Cuts a picture of the world into tiles."""
import subprocess

import archive

# Half the way around the world in Web Mercator, in metres, and the pixels of the deepest level's side.
HALF, SIDE = "20037508.342789244", 8192

METADATA = {
    "name": "Blue Marble",
    "description": "NASA Blue Marble Next Generation, December 2004, with topography and bathymetry; "
                   "256-pixel JPEG tiles",
    "attribution": "NASA Earth Observatory (Blue Marble Next Generation)", "license": "public domain",
    "type": "baselayer", "version": "1",
}


def make(picture, work, output):
    """Makes a PMTiles archive of a picture from pole to pole, with GDAL's programs."""
    placed, projected, database = work / "placed.tif", work / "projected.tif", work / "blue-marble.mbtiles"
    for file in (placed, projected, database):
        file.unlink(missing_ok=True)
    run("gdal_translate", "-a_srs", "EPSG:4326", "-a_ullr", "-180", "90", "180", "-90", picture, placed)
    run("gdalwarp", "-t_srs", "EPSG:3857", "-te", f"-{HALF}", f"-{HALF}", HALF, HALF, "-ts", SIDE, SIDE,
        "-r", "cubic", placed, projected)
    run("gdal_translate", "-of", "MBTiles", "-co", "TILE_FORMAT=JPEG", "-co", "QUALITY=85",
        "-co", "ZOOM_LEVEL_STRATEGY=LOWER", projected, database)
    run("gdaladdo", "-r", "average", database, 2, 4, 8, 16, 32)
    archive.convert(database, output, "jpeg", METADATA)


def run(program, *arguments):
    subprocess.run([program, "-q", *map(str, arguments)], check=True)
