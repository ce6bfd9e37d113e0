"""Where the pictures are compared: the world from afar, and streets in the archives that are at hand."""

# A name, latitude, longitude and the zoom of 512-point tiles.
WORLD = [
    ("the Atlantic", 20, -30, 1), ("Eurasia", 45, 60, 2), ("Africa", 5, 20, 2), ("Oceania", -25, 150, 2),
    ("Europe", 50, 10, 3), ("North America", 42, -100, 3), ("South America", -20, -60, 3), ("China", 35, 105, 3),
    ("the Mediterranean", 38, 18, 4), ("Japan", 36, 138, 4), ("the Caribbean", 17, -70, 4), ("Indonesia", -3, 118, 4),
    ("the Alps", 46.5, 10, 5), ("the Nile", 27, 32, 5), ("California", 36, -119.5, 5), ("Norway", 61, 7, 5),
]
PARK = [
    ("the park", 34.4248, -118.5971, zoom) for zoom in (12, 13, 14, 15, 16, 17)
] + [("Valencia", 34.41, -118.56, zoom) for zoom in (12, 13, 14, 15, 16, 17)]
CITY = [
    ("City Hall", 34.0537, -118.2427, zoom) for zoom in (12, 13, 14, 15, 16, 17)
] + [("Hollywood", 34.098, -118.33, zoom) for zoom in (12, 13, 14, 15, 16, 17)]
