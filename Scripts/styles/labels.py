"""Words and icons, from the least important to the most: of two that do not fit side by side, the later one stays."""
from expressions import *

NAME = ["coalesce", ["get", ["concat", "name:", ["global-state", "language"]]], ["get", "name:latin"],
        ["get", "name"]]
REGULAR, BOLD, ITALIC = ["Noto Sans Regular"], ["Noto Sans Bold"], ["Noto Sans Italic"]

# Points of interest: the classes of an icon, its group (which has the colour), and from which zoom it is shown.
POINTS = [
    ("attraction", ["attraction", "theme_park", "aquarium"], "fun", 14),
    ("zoo", ["zoo"], "nature", 14),
    ("stadium", ["stadium"], "fun", 14),
    ("hospital", ["hospital"], "health", 14),
    ("rail", ["railway"], "transit", 14),
    ("airport", ["airport", "aerodrome"], "transit", 13),
    ("ferry", ["ferry_terminal", "harbor"], "transit", 14),
    ("museum", ["museum", "castle", "monument"], "culture", 14.5),
    ("park", ["park"], "nature", 14.5),
    ("golf", ["golf"], "nature", 14.5),
    ("town-hall", ["town_hall", "courthouse"], "service", 14.5),
    ("college", ["college", "university"], "service", 14.5),
    ("campsite", ["campsite"], "nature", 14.5),
    ("cemetery", ["cemetery"], "nature", 14.5),
    ("school", ["school", "kindergarten"], "service", 15.5),
    ("library", ["library"], "culture", 15.5),
    ("theatre", ["theatre", "music"], "culture", 15.5),
    ("cinema", ["cinema"], "culture", 15.5),
    ("art", ["art_gallery"], "culture", 15.5),
    ("worship", ["place_of_worship"], "service", 15.5),
    ("police", ["police"], "service", 15.5),
    ("fire", ["fire_station"], "service", 15.5),
    ("post", ["post"], "service", 16),
    ("lodging", ["lodging"], "service", 15.5),
    ("garden", ["garden", "picnic_site"], "nature", 15.5),
    ("playground", ["playground"], "nature", 16),
    ("sports", ["pitch", "tennis", "basketball", "baseball", "soccer", "swimming", "running", "sports_centre"],
     "nature", 16.5),
    ("bus", ["bus"], "transit", 16),
    ("fuel", ["fuel"], "transit", 15.5),
    ("parking", ["parking"], "transit", 16),
    ("grocery", ["grocery", "convenience"], "shop", 16),
    ("shop", ["shop", "clothing_store", "gift", "jewelry", "furniture", "mobile_phone", "alcohol_shop", "beauty",
              "hairdresser", "laundry", "car", "bicycle"], "shop", 16.5),
    ("bakery", ["bakery", "ice_cream"], "food", 16.5),
    ("restaurant", ["restaurant", "fast_food"], "food", 16),
    ("cafe", ["cafe"], "food", 16.5),
    ("bar", ["bar", "beer"], "food", 16.5),
    ("bank", ["bank"], "service", 16.5),
    ("pharmacy", ["pharmacy"], "health", 16.5),
    ("doctor", ["doctors", "dentist", "veterinary"], "health", 17),
    ("toilets", ["toilets"], "service", 16.5),
    ("information", ["information"], "service", 16.5),
]


def symbol(name, source_layer, where, layout, paint, zoom=(None, None), metadata=None):
    def keyed(properties):
        return {key.replace("_", "-"): value for key, value in properties.items()}
    return layer(name, "symbol", source_layer, where, keyed(paint), keyed(layout), zoom, metadata)


def words(c, color, size, font=None, halo=1.2):
    """The layout and paint that all names have in common."""
    return ({"text_field": NAME, "text_font": font or REGULAR, "text_size": size},
            {"text_color": color if color.startswith("#") else c[color], "text_halo_color": c["halo"],
             "text_halo_width": halo})


def along_roads(c):
    result = []
    sizes = {"motorway": 12, "trunk": 12, "primary": 12, "secondary": 12, "tertiary": 11, "minor": 11, "service": 10}
    for name, classes, first in (
            ("path-name", ["path", "track", "pedestrian"], 15.5), ("service-name", ["service"], 15.5),
            ("street-name", ["minor", "tertiary"], 14), ("main-road-name", ["secondary", "primary", "trunk", "motorway"],
                                                        12.5)):
        size = max(sizes.get(item, 10) for item in classes)
        layout, paint = words(c, "road-name", zooms({13: size - 1.5, 15: size, 18: size + 2}, 1))
        layout.update(symbol_placement="line", symbol_spacing=320, text_max_angle=30, text_padding=2,
                      text_letter_spacing=0.02)
        result.append(symbol(name, "transportation_name", all_of(LINE, one_of("class", *classes)), layout, paint,
                             (first, None)))
    return result


REF = ["to-string", get("ref")]
FIRST_REF = ["case", [">=", ["index-of", ";", REF], 0], ["slice", REF, 0, ["index-of", ";", REF]], REF]
NUMBER = ["slice", ["var", "ref"], ["+", ["index-of", " ", ["var", "ref"]], 1]]
INTERSTATE = any_of(one_of("network", "us-interstate"), ["==", ["slice", ["var", "ref"], 0, 2], "I "])
HIGHWAY = any_of(one_of("network", "us-highway"), ["==", ["slice", ["var", "ref"], 0, 3], "US "])
STATE_ROAD = any_of(one_of("network", "us-state"), ["==", ["slice", ["var", "ref"], 0, 3], "CA "])


def shields(c):
    """Numbers of roads on shields; some writers name the kind of road in the number itself ("I 5")."""
    def wide(kind):
        return ["case", ["<=", ["length", ["var", "number"]], 2], f"shield-{kind}-2", f"shield-{kind}-3"]
    image = ["let", "ref", FIRST_REF, ["let", "number", NUMBER, [
        "case", INTERSTATE, wide("interstate"), HIGHWAY, wide("highway"), STATE_ROAD, wide("state"),
        ["concat", "shield-road-", ["to-string", ["min", ["max", ["length", ["var", "ref"]], 2], 6]]]]]]
    text = ["let", "ref", FIRST_REF, ["case", any_of(INTERSTATE, HIGHWAY, STATE_ROAD), NUMBER, ["var", "ref"]]]
    color = ["let", "ref", FIRST_REF, ["case", INTERSTATE, "#ffffff", "#3a3a3c"]]
    # From a length of seven characters on a number is no number.
    where = all_of(LINE, ["has", "ref"], one_of("class", "motorway", "trunk", "primary", "secondary"),
                   ["let", "ref", FIRST_REF, ["<=", ["length", ["var", "ref"]], 6]])
    layout = {"symbol_placement": "line", "symbol_spacing": zooms({8: 260, 14: 420}, 1), "icon_image": image,
              "icon_rotation_alignment": "viewport", "text_rotation_alignment": "viewport", "text_field": text,
              "text_font": BOLD, "text_size": 9.5, "icon_padding": 14, "text_padding": 14}
    return [symbol("shield", "transportation_name", where, layout, {"text_color": color}, (7, None))]


def points(c):
    """Icons with their names below, the less important classes first."""
    result = []
    steps = sorted({start for *_, start in POINTS}, reverse=True)
    for start in steps:
        group = [point for point in POINTS if point[3] == start]
        image = ["match", get("class")]
        color = ["match", get("class")]
        for icon, classes, family, _ in group:
            image += [classes if len(classes) > 1 else classes[0], f"poi-{icon}"]
            color += [classes if len(classes) > 1 else classes[0], c[f"poi-{family}"]]
        classes = [name for point in group for name in point[1]]
        layout, paint = words(c, "place-minor", zooms({14: 10, 17: 11.5}, 1), halo=1.1)
        layout.update(icon_image=image + ["poi-dot"], icon_size=zooms({14: 0.8, 17: 1}, 1), text_anchor="top",
                      text_offset=[0, 0.9], text_max_width=8, text_optional=True, icon_padding=1, text_padding=2,
                      symbol_sort_key=["to-number", ["coalesce", get("rank"), 30]])
        paint["text_color"] = color + [c["poi-service"]]
        result.append(symbol(f"poi-{str(start).replace('.', '-')}", "poi", all_of(POINT, one_of("class", *classes)),
                             layout, paint, (start, None), {"openmapkit:group": "point-of-interest"}))
    return result


def waters(c):
    layout, paint = words(c, "water-name", zooms({12: 10, 16: 12}, 1), ITALIC)
    layout.update(symbol_placement="line", symbol_spacing=400, text_max_angle=35, text_letter_spacing=0.08)
    result = []
    for name, source in (("river-name", "waterway"), ("river-name-line", "water_name")):
        where = all_of(LINE, one_of("class", "river", "canal", "stream"))
        result.append(symbol(name, source, where, layout, paint, (11, None)))
    layout, paint = words(c, "water-name", zooms({9: 10, 15: 12}, 1), ITALIC)
    layout.update(text_max_width=7, text_letter_spacing=0.05, symbol_sort_key=["to-number", ["coalesce", get("rank"), 20]])
    result.append(symbol("lake-name", "water_name",
                         all_of(POINT, none_of("class", "ocean", "sea", "bay"), IN_SEASON), layout, paint, (4, None)))
    layout, paint = words(c, "water-name", zooms({1: 9, 4: 13, 7: 17}, 1), ITALIC)
    layout.update(text_max_width=6, text_letter_spacing=0.12, symbol_sort_key=["to-number", ["coalesce", get("rank"), 20]])
    result.append(symbol("sea-name", "water_name",
                         all_of(POINT, one_of("class", "ocean", "sea", "bay"), IN_SEASON), layout, paint))
    return result


def nature(c):
    layout, paint = words(c, "peak-name", zooms({11: 9.5, 16: 11.5}, 1))
    layout.update(icon_image="peak", text_anchor="top", text_offset=[0, 0.6], text_max_width=8,
                  symbol_sort_key=["to-number", ["coalesce", get("rank"), 20]])
    layout["text_field"] = ["case", ["has", "ele"], ["concat", NAME, "\n", ["to-string", get("ele")], "\u2009m"], NAME]
    peaks = symbol("peak", "mountain_peak", POINT, layout, paint, (10.5, None))
    layout, paint = words(c, "park-name", zooms({9: 10, 15: 12}, 1))
    layout.update(text_max_width=8, symbol_sort_key=["to-number", ["coalesce", get("rank"), 20]])
    parks = symbol("park-name", "park", POINT, layout, paint, (9, None))
    layout, paint = words(c, "poi-transit", zooms({9: 9.5, 14: 11.5}, 1))
    layout.update(icon_image="poi-airport", icon_size=zooms({9: 0.7, 14: 1}, 1), text_anchor="top",
                  text_offset=[0, 0.9], text_max_width=8, text_optional=True)
    airports = symbol("airport", "aerodrome_label", all_of(POINT, any_of(["has", "iata"], [">=", ["zoom"], 12])), layout,
                      paint, (9, None))
    return [peaks, parks, airports]


# Natural Earth says from when to when the names of countries and states are shown.
LABEL_SEASON = [IN_SEASON, [">=", ["+", ["zoom"], 1.000001], ["to-number", get("min_label"), 0]],
                ["<", ["+", ["zoom"], 1], ["to-number", ["coalesce", get("max_label"), 30]]]]


# Countries that come late: cities of their neighbours go before them.
SMALL_COUNTRY = [">=", ["to-number", get("min_label"), 0], 4.5]


def places(c):
    def place(name, classes, size, color, zoom, font=None, where=None, **layout_more):
        layout, paint = words(c, color, size, font, 1.4)
        layout.update(text_max_width=8, text_padding=3, symbol_sort_key=["to-number", ["coalesce", get("rank"), 20]], **layout_more)
        return symbol(name, "place", all_of(POINT, one_of("class", *classes), where, *LABEL_SEASON), layout, paint, zoom)
    caps = {"text_transform": "uppercase", "text_letter_spacing": 0.1}
    capital = one_of("capital", 2)
    return [
        place("quarter", ["neighbourhood", "neighborhood", "quarter", "square", "isolated_dwelling", "locality"],
              zooms({13: 9.5, 16: 11.5}, 1), "place-minor", (13, 17)),
        place("hamlet", ["hamlet"], zooms({12: 10, 16: 12}, 1), "place-minor", (12, 17)),
        place("suburb", ["suburb", "borough"], zooms({11: 9.5, 15: 12}, 1), "place-minor", (11, 16),
              text_transform="uppercase", text_letter_spacing=0.08),
        place("village", ["village"], zooms({10: 10, 15: 14}, 1), "place", (9.5, 16)),
        place("island", ["island"], zooms({8: 10, 14: 13}, 1), "place-minor", (8, None), ITALIC),
        place("town", ["town"], zooms({6: 9.5, 10: 12, 15: 17}, 1), "place", (5, 16)),
        place("state", ["state", "province"], zooms({3: 9, 7: 13}, 1), "state", (2.5, 9), **caps),
        place("small-country-name", ["country"], zooms({3: 9, 5: 11, 7: 14}, 1), "country-name", (3, 8), BOLD,
              SMALL_COUNTRY),
        place("city", ["city"], zooms({3: 9.5, 7: 13, 11: 17, 15: 20}, 1), "place", (2.5, 15.5), BOLD,
              ["!", capital]),
        place("capital", ["city", "town"], zooms({2: 9.5, 6: 14, 11: 19}, 1), "place", (2, 15.5), BOLD, capital),
        place("country-name", ["country"], zooms({1: 9, 4: 13, 7: 17}, 1), "country-name", (0.5, 8), BOLD,
              ["!", SMALL_COUNTRY]),
        place("continent", ["continent"], zooms({0: 10, 2: 14}, 1), "country-name", (0, 1), None, **caps),
    ]


def house_numbers(c):
    layout, paint = words(c, "house-number", zooms({17: 9, 20: 11}, 1), halo=0.8)
    layout.update(text_field=["to-string", get("housenumber")], text_padding=3)
    return [symbol("house-number", "housenumber", POINT, layout, paint, (17, None))]


def labels(c):
    return (house_numbers(c) + along_roads(c) + points(c) + waters(c) + nature(c) + shields(c) + places(c))


def labels_on_imagery(c):
    return (along_roads(c) + points(c) + waters(c) + nature(c) + shields(c) + places(c))
