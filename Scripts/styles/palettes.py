"""The colours of the looks."""

STANDARD_LIGHT = {
    # The land, from the wild to the built.
    "land": "#f6f3ec", "farmland": "#f2f0de", "grass": "#dfedcb", "wood": "#c9e1b7", "park": "#cbe7b6",
    "park-edge": "#a3cb8b", "wetland": "#d4e7db", "sand": "#f6ecce", "rock": "#e7e3da", "ice": "#fbfdfe",
    "residential": "#ede8de", "commerce": "#f5ebe0", "industry": "#ece8e3", "campus": "#f3ebd7",
    "hospital": "#f7e9e6", "leisure": "#e4f0d0", "pitch": "#bfe0ab", "pitch-edge": "#a6cd92", "cemetery": "#d5e3c9",
    "military": "#e9e2db", "building": "#e5dfd5", "building-edge": "#d0c8bb",
    # Water.
    "water": "#a0d0ec", "wash": "#c8e1f0", "stream": "#93c6e6",
    # Ways.
    "motorway": "#fbcc74", "motorway-edge": "#dba248", "trunk": "#fddb8d", "trunk-edge": "#e0b258",
    "primary": "#fdf0c6", "primary-edge": "#dfca8e", "street": "#ffffff", "street-edge": "#d4cdc1",
    "track": "#c9b796", "path": "#ffffff", "path-edge": "#cbbd9f", "steps": "#bda987", "square": "#fbf8f0",
    "rail": "#b9b3ab", "ferry": "#6fa5cc", "runway": "#d9d8e0", "apron": "#ebeaf0", "tunnel": "#f6f3ec",
    # Lines that are not there on the ground.
    "country": "#95849b", "province": "#b3a5b7",
    # Words.
    "halo": "#ffffff", "place": "#33302c", "place-minor": "#5f5a54", "state": "#8f8496", "country-name": "#5b5063",
    "water-name": "#3d7fae", "road-name": "#6a645c", "park-name": "#4b8040", "house-number": "#9a9389",
    "peak-name": "#7a664c", "rail-name": "#8a8580",
    # Points of interest, by group: the icons have the same colours.
    "poi-food": "#c9671b", "poi-shop": "#a87a15", "poi-health": "#d1455b", "poi-transit": "#3b76c4",
    "poi-culture": "#9a5bb0", "poi-nature": "#3f8f47", "poi-service": "#6d7480", "poi-fun": "#b03d7b",
}

STANDARD_DARK = {
    "land": "#272a2f", "farmland": "#2a2c2c", "grass": "#28352d", "wood": "#23362b", "park": "#263d2f",
    "park-edge": "#3c5c45", "wetland": "#253739", "sand": "#38362d", "rock": "#2f3134", "ice": "#46505b",
    "residential": "#2d3036", "commerce": "#322f33", "industry": "#2d2f33", "campus": "#35322b",
    "hospital": "#3a2c2f", "leisure": "#2a3a2f", "pitch": "#2d4c38", "pitch-edge": "#3d6249", "cemetery": "#2a3930",
    "military": "#322f2f", "building": "#363940", "building-edge": "#474b54",
    "water": "#163850", "wash": "#1f3544", "stream": "#1e4866",
    "motorway": "#917440", "motorway-edge": "#4b3d24", "trunk": "#7d6b42", "trunk-edge": "#443a26",
    "primary": "#5d594d", "primary-edge": "#1f2124", "street": "#4d525b", "street-edge": "#1e2023",
    "track": "#6b6250", "path": "#2a2d32", "path-edge": "#656a75", "steps": "#8a8778", "square": "#353940",
    "rail": "#61656e", "ferry": "#4d7ea3", "runway": "#454850", "apron": "#33363c", "tunnel": "#272a2f",
    "country": "#a093ab", "province": "#6d6679",
    "halo": "#1b1d21", "place": "#eceef1", "place-minor": "#b9bec6", "state": "#8d8698", "country-name": "#cfc6d8",
    "water-name": "#6fa8cf", "road-name": "#b4b8bf", "park-name": "#86b987", "house-number": "#7c818a",
    "peak-name": "#b09d82", "rail-name": "#8d929b",
    "poi-food": "#e79a5c", "poi-shop": "#d8b25a", "poi-health": "#ec8494", "poi-transit": "#7fb0ea",
    "poi-culture": "#c795d8", "poi-nature": "#82c08a", "poi-service": "#a4abb7", "poi-fun": "#e58abf",
}

# Lines that show on pictures of the ground.
IMAGERY = {
    "land": "#16202e",
    "motorway": "#f5d08a", "trunk": "#f3dcab", "primary": "#f3e9cf", "street": "#eeeeec", "road-edge": "#1e1e1e",
    "path": "#ffffff", "rail": "#e6e6e6", "country": "#ffffff", "country-halo": "#000000", "province": "#e8e4ea",
    "halo": "#14181d", "place": "#ffffff", "place-minor": "#f1f1ee", "state": "#e4dfe8", "country-name": "#ffffff",
    "water-name": "#cbe6f7", "road-name": "#ffffff", "park-name": "#d7f0cf", "house-number": "#e8e8e8",
    "peak-name": "#f2e6d4", "rail-name": "#e6e6e6",
    "poi-food": "#ffc48f", "poi-shop": "#ffe09a", "poi-health": "#ffb3be", "poi-transit": "#b9d8ff",
    "poi-culture": "#ecc9f7", "poi-nature": "#bfe8c4", "poi-service": "#e4e7ec", "poi-fun": "#ffbfe2",
}

GROUND = ("land farmland sand rock residential commerce industry campus hospital military building building-edge apron "
          "runway square tunnel ice").split()
GREEN = "grass wood park park-edge wetland leisure pitch pitch-edge cemetery".split()
WET = "water wash stream ferry".split()
LINES = "track path-edge steps rail country province street-edge".split()
WORDS = "place place-minor state country-name water-name road-name park-name peak-name rail-name house-number".split()


def calm(color, saturation, lift, towards):
    """A colour nearer to its grey, and then nearer to a tone."""
    channels = [int(color[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    grey = 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
    calmer = [grey + (c - grey) * saturation for c in channels]
    return "#" + "".join(f"{round(255 * (c + (towards - c) * lift)):02x}" for c in calmer)


def muted(palette, towards, primary, strength=1):
    """The same map in a low voice, so that what lies on it is seen first."""
    result = dict(palette)
    rules = [(GROUND, 0.35, 0.15), (GREEN, 0.4, 0.25), (WET, 0.45, 0.15), (LINES, 0.4, 0.2), (WORDS, 0.35, 0.25),
             (["motorway", "trunk"], 0.3, 0.3), (["motorway-edge", "trunk-edge", "primary-edge"], 0.2, 0.25),
             ([name for name in palette if name.startswith("poi-")], 0.3, 0.2)]
    for names, saturation, lift in rules:
        for name in names:
            result[name] = calm(palette[name], saturation, lift * strength, towards)
    result["primary"] = primary
    return result


MUTED_LIGHT = muted(STANDARD_LIGHT, 0.965, "#ffffff")
MUTED_DARK = muted(STANDARD_DARK, 0.2, "#4d525b", 0.5)
