"""Opens the pictures that the clients wrote with other people's decoders, and looks at sizes and colours.

usage: check_pictures.py FOLDER
"""

import pathlib
import subprocess
import sys

from PIL import Image, ImageChops, ImageStat

# Land where the world map has nothing else to show.
GROUND = (239, 235, 226)
# The park as the base map sketches it.
PARK = (228, 240, 208)
YELLOW, CYAN, MAGENTA = (255, 255, 0), (0, 255, 255), (255, 0, 255)
RED, GREEN, BLUE, WHITE = (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255)
CLEAR = (0, 0, 0, 0)

# file: size in pixels, and the colours of some of them
PIXELS = {
    # The overlay's picture the right way up, its boundary, and the annotation's own drawing in the middle of it.
    "swift5-map.png": (640, 480, {
        (20, 20): GROUND, (620, 400): GROUND, (320, 100): YELLOW, (320, 400): CYAN, (151, 240): MAGENTA,
        (490, 240): MAGENTA, (290, 258): RED, (290, 243): WHITE}),
    # A quarter of a gauge, and nothing in the rest of it.
    "swift5-gauge.png": (40, 20, {
        (0, 0): BLUE, (9, 19): BLUE, (10, 0): CLEAR, (39, 19): CLEAR}),
    "swift6-bare.png": (300, 200, {(0, 0): GROUND, (150, 100): PARK, (290, 20): GROUND}),
    # The plan, a circle above it, a landmark's triangle with its tip on the middle, shade, a line.
    "swift6-map.png": (300, 200, {
        (20, 20): GROUND, (100, 25): BLUE, (100, 100): YELLOW, (150, 75): CYAN, (150, 90): RED,
        (195, 115): (191, 191, 0), (205, 100): (128, 0, 128)}),
    # A stroke of 6 points at 2 pixels a point: 12 rows.
    "swift6-track.png": (120, 60, {
        (0, 23): CLEAR, (0, 24): GREEN, (119, 35): GREEN, (119, 36): CLEAR}),
}

failures = []


def expect(condition, statement):
    if not condition:
        failures.append(statement)


def opened(path):
    with Image.open(path) as image:
        image.load()
        return image


def mean_difference(a, b):
    """The mean over all pixels and channels, in steps of 0 to 255."""
    mean = ImageStat.Stat(ImageChops.difference(a.convert("RGB"), b.convert("RGB"))).mean
    return sum(mean) / len(mean)


def main(folder):
    for name, (width, height, colours) in PIXELS.items():
        image = opened(folder / name)
        expect(image.format == "PNG", f"{name} is a PNG")
        expect(image.size == (width, height), f"{name} is {width} x {height}, not {image.size}")
        # A PNG may hold a palette or no alpha; what counts is the colour.
        image = image.convert("RGBA")
        for place, colour in colours.items():
            colour = colour if len(colour) == 4 else colour + (255,)
            found = image.getpixel(place)
            expect(found == colour, f"{name} at {place} is {colour}, not {found}")

    png = opened(folder / "swift5-map.png")
    jpeg = opened(folder / "swift5-map.jpg")
    expect(jpeg.format == "JPEG" and jpeg.size == png.size, "the JPEG is as large as the PNG")
    expect(mean_difference(jpeg, png) < 1, "the JPEG looks like the PNG")

    png = opened(folder / "swift6-map.png")
    webp = opened(folder / "swift6-map.webp")
    expect(webp.format == "WEBP" and webp.size == png.size, "the WebP is as large as the PNG")
    expect(mean_difference(webp, png) == 0, "the exact WebP is the PNG")

    # Documents are drawn with other antialiasing and filters: edges differ.
    width, height = png.size
    svg, pdf = folder / "from-svg.png", folder / "from-pdf.png"
    subprocess.run(
        ["rsvg-convert", "-w", str(width), "-h", str(height), "-o", svg, folder / "swift6-map.svg"], check=True)
    subprocess.run(
        ["pdftoppm", "-r", "72", "-png", "-singlefile", folder / "swift6-map.pdf", pdf.with_suffix("")], check=True)
    for path, kind in ((svg, "SVG"), (pdf, "PDF")):
        image = opened(path)
        expect(image.size == png.size, f"the {kind} is as large as the PNG, not {image.size}")
        difference = mean_difference(image, png)
        expect(difference < 4, f"the {kind} looks like the PNG: it is {difference:.2f} off on average")

    for failure in failures:
        print(f"does not hold: {failure}")
    if not failures:
        print("They are as large and as coloured as they should be.")
    sys.exit(1 if failures else 0)


main(pathlib.Path(sys.argv[1]))
