"""Land, water, buildings and boundaries."""
from expressions import *

PARKS = ["park", "golf_course", "recreation_ground", "village_green", "garden", "playground"]


def land(c):
    """Wide washes first, then what people made of them."""
    return [
        layer("land", "background", paint={"background-color": c["land"]}),
        fill("farmland", "landcover", one_of("class", "farmland"), c["farmland"]),
        fill("sand", "landcover", one_of("class", "sand"), c["sand"]),
        fill("rock", "landcover", one_of("class", "rock"), c["rock"]),
        fill("residential", "landuse", one_of("class", "residential", "suburb", "neighbourhood", "quarter"),
             c["residential"], zooms({3: 0.4, 5: 1, 10: 1, 13: 0.7}, 1), (3, None)),
        fill("commerce", "landuse", one_of("class", "commercial", "retail"), c["commerce"], zoom=(9, None)),
        fill("industry", "landuse", one_of("class", "industrial", "railway", "quarry", "garages", "dam"),
             c["industry"], zoom=(9, None)),
        fill("military", "landuse", one_of("class", "military"), c["military"], zoom=(8, None)),
        fill("campus", "landuse", one_of("class", "school", "university", "college", "kindergarten", "library"),
             c["campus"], zoom=(10, None)),
        fill("hospital", "landuse", one_of("class", "hospital"), c["hospital"], zoom=(10, None)),
        # No class of OpenMapTiles: our own sketch maps have it.
        fill("parking", "landuse", one_of("class", "parking"), c["industry"], zoom=(12, None)),
        fill("leisure", "landuse", one_of("class", "theme_park", "zoo", "stadium"), c["leisure"], zoom=(9, None)),
        fill("grass", "landcover", all_of(one_of("class", "grass"), none_of("subclass", *PARKS)), c["grass"]),
        fill("wood", "landcover", one_of("class", "wood", "forest"), c["wood"]),
        fill("wetland", "landcover", one_of("class", "wetland"), c["wetland"]),
        fill("cemetery", "landuse", one_of("class", "cemetery"), c["cemetery"], zoom=(10, None)),
        fill("town-park", "landcover", all_of(one_of("class", "grass"), one_of("subclass", *PARKS)), c["park"]),
        fill("pitch", "landuse", one_of("class", "pitch", "playground", "track"), c["pitch"], zoom=(12, None)),
        line("pitch-edge", "landuse", one_of("class", "pitch", "track"), c["pitch-edge"],
             zooms({15: 0.5, 17: 1}), zoom=(15, None), areas=True),
        fill("ice", "landcover", one_of("class", "ice"), c["ice"]),
        # Protected land is an outline and a breath of green: it often holds towns and water.
        fill("park", "park", None, c["park"], zooms({5: 0.25, 8: 0.45, 12: 0.3, 14: 0.2}, 1), (5, None)),
        line("park-edge", "park", None, c["park-edge"], zooms({7: 0.5, 13: 1.2}), zooms({8: 0.5, 13: 0.8}, 1),
             (8, None), areas=True),
    ]


def water(c):
    wet, dry = no_flag("intermittent"), flag("intermittent")
    above_ground = none_of("brunnel", "tunnel")
    sea = one_of("class", "ocean")
    return [
        line("river", "waterway", all_of(one_of("class", "river"), wet, above_ground, IN_SEASON), c["stream"],
             zooms({1: 0.4, 4: 0.7, 7: 1, 10: 1.6, 13: 3, 16: 8, 19: 24}), zoom=(1.5, None), cap="round"),
        line("canal", "waterway", all_of(one_of("class", "canal"), wet, above_ground, IN_SEASON), c["stream"],
             zooms({7: 0.5, 11: 1, 13: 2, 16: 5}), zoom=(7, None), cap="round"),
        line("stream", "waterway", all_of(one_of("class", "stream", "ditch", "drain"), wet, above_ground), c["stream"],
             zooms({11: 0.4, 13: 0.9, 16: 2.5}), zoom=(11, None), cap="round"),
        line("seasonal-stream", "waterway", all_of(dry, above_ground, IN_SEASON), c["stream"],
             zooms({5: 0.4, 10: 0.7, 13: 0.9, 16: 2.4}), zoom=(5, None), dasharray=[6, 3]),
        fill("ocean", "water", sea, c["water"]),
        fill("water", "water", all_of(["!", sea], wet), c["water"]),
        fill("seasonal-water", "water", all_of(["!", sea], dry), c["wash"]),
    ]


def aeroways(c):
    return [
        fill("apron", "aeroway", one_of("class", "aerodrome", "heliport", "apron", "helipad", "gate"), c["apron"],
             zoom=(10, None)),
        fill("runway-area", "aeroway", one_of("class", "runway", "taxiway"), c["runway"], zoom=(10, None)),
        line("runway", "aeroway", one_of("class", "runway"), c["runway"],
             zooms({9: 1, 11: 4, 13: 14, 15: 50, 17: 180}, 2), zoom=(9, None), join=None),
        line("taxiway", "aeroway", one_of("class", "taxiway"), c["runway"],
             zooms({11: 0.6, 13: 3, 15: 14, 17: 50}, 2), zoom=(11, None), cap="round"),
    ]


def buildings(c):
    return [
        fill("building", "building", None, c["building"], zooms({13: 0.5, 14.5: 1}, 1), (13, None)),
        line("building-edge", "building", None, c["building-edge"], zooms({14: 0.4, 16: 0.8, 18: 1.2}),
             zooms({13.5: 0, 14.5: 1}, 1), (13.5, None), areas=True),
    ]


def boundaries(c, halo=0, halo_width=2.4):
    drawn = no_flag("maritime")
    country = all_of(one_of("admin_level", 2), drawn)
    province = all_of(one_of("admin_level", 3, 4), drawn, IN_SEASON)
    country_width = zooms({0: 0.5, 2: 0.8, 5: 1.3, 9: 2, 13: 2.4})
    halos = [
        line("country-halo", "boundary", country, c.get("country-halo"),
             zooms({2: 1.6, 5: 1.3 + halo_width, 9: 2 + halo_width, 13: 2.4 + halo_width}), 0.5 * halo, (3, None)),
    ]
    return (halos if halo else []) + [
        line("province", "boundary", province, c["province"], zooms({2: 0.4, 5: 0.8, 9: 1.2, 13: 1.6}),
             zooms({2: 0.3, 3: 0.7, 5: 1}, 1), (2, None), dasharray=[4, 2]),
        line("country", "boundary", all_of(country, no_flag("disputed")), c["country"], country_width),
        line("disputed", "boundary", all_of(country, flag("disputed")), c["country"], country_width,
             dasharray=[2.5, 2]),
    ]
