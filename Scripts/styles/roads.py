"""Ways: in tunnels, on the ground, on bridges; at each level all edges, then all surfaces, the widest last."""
from expressions import *

# From the lowest rank to the highest: classes, whether only slip roads (None: both), first zoom, first zoom with edges,
# width, colour.
RANKS = [
    ("service", ["service", "service_construction", "raceway"], None, 13, 14.5,
     {13: 0.7, 14: 1.6, 15: 3.2, 17: 9, 19: 28}, "street"),
    ("minor", ["minor", "minor_construction", "busway", "bus_guideway", "street", "street_limited"], None, 11.5, 12.5,
     {11.5: 0.4, 12: 0.8, 13: 1.8, 14: 3.6, 15: 6.4, 17: 17, 19: 56}, "street"),
    ("tertiary", ["tertiary", "tertiary_construction"], None, 9.5, 11,
     {9.5: 0.5, 11: 1.2, 12: 1.9, 13: 3.1, 14: 4.8, 15: 7.8, 17: 20, 19: 64}, "street"),
    ("secondary-ramp", ["secondary"], True, 11.5, 12.5, {11.5: 0.6, 13: 2.2, 15: 5.6, 17: 14, 19: 44}, "street"),
    ("primary-ramp", ["primary"], True, 11.5, 12.5, {11.5: 0.7, 13: 2.4, 15: 6, 17: 15, 19: 46}, "primary"),
    ("secondary", ["secondary", "secondary_construction"], False, 8.5, 10,
     {8.5: 0.5, 10: 1, 11: 1.7, 12: 2.5, 13: 3.8, 15: 9, 17: 23, 19: 74}, "street"),
    ("primary", ["primary", "primary_construction"], False, 7.5, 9.5,
     {7.5: 0.5, 9: 1.1, 11: 2, 12: 3, 13: 4.4, 15: 10, 17: 25, 19: 80}, "primary"),
    ("ramp", ["motorway", "trunk"], True, 10, 11.5, {10: 0.6, 11: 1.1, 12: 1.9, 13: 3, 15: 7, 17: 17, 19: 52}, "trunk"),
    ("trunk", ["trunk", "trunk_construction"], False, 5, 9,
     {5: 0.5, 7: 0.9, 9: 1.7, 11: 2.8, 12: 4, 13: 5.6, 15: 12, 17: 28, 19: 88}, "trunk"),
    ("motorway", ["motorway", "motorway_construction"], False, 4, 7.5,
     {4: 0.5, 7: 1.2, 9: 2.2, 11: 3.4, 12: 4.6, 13: 6.2, 15: 13, 17: 30, 19: 94}, "motorway"),
]
# From afar all levels are one: many short bridges would break a motorway up.
LEVELS_FROM = 12
CASING = {7: 0.6, 11: 0.9, 13: 1.1, 15: 1.6, 17: 2.4}
GROUND = ["!", ["in", get("brunnel"), ["literal", ["tunnel", "bridge"]]]]
TUNNEL, BRIDGE = one_of("brunnel", "tunnel"), one_of("brunnel", "bridge")
SIDINGS = ["yard", "siding", "spur", "crossover"]
RAILS = ["rail", "transit", "narrow_gauge", "subway", "tram", "light_rail", "funicular", "monorail", "preserved",
         "miniature"]


def at(stops, zoom, base=1.5):
    """The value of a curve at a zoom."""
    keys = sorted(stops)
    if zoom <= keys[0]:
        return stops[keys[0]]
    for low, high in zip(keys, keys[1:]):
        if zoom <= high:
            part = (base ** (zoom - low) - 1) / (base ** (high - low) - 1)
            return round(stops[low] + (stops[high] - stops[low]) * part, 2)
    return stops[keys[-1]]


def wider(stops, casing, factor=1):
    """A curve with the casing's added on both sides together."""
    keys = sorted(set(stops) | {zoom for zoom in casing if min(stops) < zoom < max(stops)})
    return {zoom: round(at(stops, zoom) + factor * at(casing, zoom), 2) for zoom in keys}


# The lanes of car parks, and the ways to single houses: narrower than other service roads.
LANES = ["parking_aisle", "driveway", "drive-through"]


def where(classes, ramp, level):
    slip = None if ramp is None else flag("ramp") if ramp else no_flag("ramp")
    lanes = none_of("service", *LANES) if "service" in classes else None
    return all_of(one_of("class", *classes), slip, lanes, level)


def lanes(c, dark):
    """Below all roads."""
    condition = all_of(one_of("class", "service"), one_of("service", *LANES), GROUND)
    width = {14: 0.8, 15: 1.8, 17: 5, 19: 16}
    thin = mix(c["street"], c["land"], 0.4) if dark else mix(c["street-edge"], c["land"], 0.35)
    return [
        line("lane-thin", "transportation", condition, thin, zooms({13.5: 0.5, 15: 0.9}), zoom=(13.5, 14.5), cap="round"),
        line("lane-edge", "transportation", condition, c["street-edge"], zooms(wider(width, {14: 0.7, 17: 1.4})),
             zoom=(14.5, None), cap="round"),
        line("lane", "transportation", condition, c["street"], zooms(width), zoom=(14.5, None), cap="round"),
    ]


def by_rank(value):
    """What depends on a road's rank: value(rank), for the classes and slip roads of each."""
    def match(ranks, fallback):
        cases = [part for rank in ranks for part in (rank[1] if len(rank[1]) > 1 else rank[1][0], value(rank))]
        return ["match", get("class"), *cases, fallback]
    roads = match([rank for rank in RANKS if not rank[2]], value(RANKS[0]))
    return ["case", flag("ramp"), match([rank for rank in RANKS if rank[2]], roads), roads]


def widths_by_rank(casing=None, factor=1):
    stops = [12, 13, 15, 17, 19]

    def width(rank, zoom):
        curve = wider(rank[5], casing, factor) if casing else rank[5]
        # What is not shown yet has no width.
        return 0 if zoom < rank[3] - 0.5 else at(curve, zoom)
    return zooms({zoom: by_rank(lambda rank, zoom=zoom: width(rank, zoom)) for zoom in stops})


def mix(a, b, share):
    parts = [(int(a[i:i + 2], 16), int(b[i:i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * share):02x}" for x, y in parts)


def edges(c, dark):
    return {kind: c[kind + "-edge"] for kind in ("street", "primary", "trunk", "motorway")}


ALL_ROADS = [name for rank in RANKS for name in rank[1]]


def tunnels(c, dark):
    edge = edges(c, dark)
    sort = by_rank(lambda rank: RANKS.index(rank))
    known = ["in", get("class"), ["literal", sorted(set(ALL_ROADS))]]
    result = piers(c)
    # Tunnels: faint, with broken edges.
    result += paths(c, "tunnel", TUNNEL, opacity=0.5)
    result += [
        line("tunnel-edge", "transportation", all_of(known, TUNNEL), by_rank(lambda r: mix(edge[r[6]], c["land"], 0.3)),
             widths_by_rank(CASING), zoom=(LEVELS_FROM, None), sort=sort, dasharray=[0.6, 0.4]),
        line("tunnel", "transportation", all_of(known, TUNNEL), by_rank(lambda r: mix(c[r[6]], c["tunnel"], 0.6)),
             widths_by_rank(), zoom=(LEVELS_FROM, None), sort=sort, cap="round"),
    ]
    result += rails(c, "tunnel-", TUNNEL, LEVELS_FROM, opacity=0.4)
    return result


def ground(c, dark):
    edge = edges(c, dark)
    result = rails(c, "far-", None, 8, LEVELS_FROM)
    result += [line("siding", "transportation", all_of(one_of("class", *RAILS), one_of("service", *SIDINGS)), c["rail"],
                    zooms({13: 0.4, 15: 0.8, 17: 1.4}), zooms({13: 0.5, 15: 1}, 1), (13, None))]
    result += rails(c, "", GROUND, LEVELS_FROM)
    result += paths(c, "", GROUND) + lanes(c, dark)
    for prefix, level, first, last in (("far-", None, 0, LEVELS_FROM), ("", GROUND, LEVELS_FROM, None)):
        end = last or 99
        for name, classes, ramp, start, edged, width, color in RANKS:
            if max(edged, first) < end:
                result.append(line(f"{prefix}{name}-edge", "transportation", where(classes, ramp, level), edge[color],
                                   zooms(wider(width, CASING)), zoom=(max(edged, first), last), cap="round"))
        for name, classes, ramp, start, edged, width, color in RANKS:
            begin = max(start, first)
            # White on light land does not show without an edge: thin streets have the edge's colour.
            if color in ("street", "primary") and begin < min(edged, end):
                thin = mix(c[color], c["land"], 0.3) if dark else mix(
                    edge[color], c["land"] if color == "street" else c[color], 0.25)
                result.append(line(f"{prefix}{name}-thin", "transportation", where(classes, ramp, level), thin,
                                   zooms(width), zoom=(begin, min(edged, end)), cap="round"))
                begin = edged
            if begin < end:
                result.append(line(f"{prefix}{name}", "transportation", where(classes, ramp, level), c[color],
                                   zooms(width), zoom=(begin, last), cap="round"))
    return result


def bridges(c, dark):
    edge = edges(c, dark)
    sort = by_rank(lambda rank: RANKS.index(rank))
    known = ["in", get("class"), ["literal", sorted(set(ALL_ROADS))]]
    result = paths(c, "bridge", BRIDGE)
    # A bridge has an edge of its own: it crosses over other roads and shows that.
    result += [
        line("bridge-edge", "transportation", all_of(known, BRIDGE), by_rank(lambda r: mix(edge[r[6]], "#000000", 0.1)),
             widths_by_rank(CASING, 1.3), zoom=(LEVELS_FROM, None), sort=sort),
        line("bridge", "transportation", all_of(known, BRIDGE), by_rank(lambda r: c[r[6]]),
             widths_by_rank(), zoom=(LEVELS_FROM, None), sort=sort, cap="round"),
        line("rail-bridge", "transportation", all_of(one_of("class", *RAILS), BRIDGE), c["land"],
             zooms({12: 3, 15: 6, 17: 9}), zoom=(LEVELS_FROM, None)),
    ]
    result += rails(c, "bridge-", BRIDGE, LEVELS_FROM)
    result += [
        line("ferry", "transportation", one_of("class", "ferry"), c["ferry"], zooms({7: 0.6, 13: 1.2}),
             zoom=(7, None), dasharray=[5, 4]),
        line("aerialway", "transportation", one_of("class", "aerialway", "cable_car", "gondola"), c["rail"],
             zooms({11: 0.5, 15: 1.2}), zoom=(11, None)),
    ]
    return result


def piers(c):
    return [
        fill("square", "transportation", None, c["square"], zoom=(12, None)),
        line("pier", "transportation", one_of("class", "pier", "platform"), c["land"],
             zooms({12: 1, 15: 4, 17: 10}), zoom=(12, None)),
    ]


def rails(c, prefix, level, first, last=None, opacity=None):
    """A line with, from nearby, sleepers across it."""
    condition = all_of(one_of("class", *RAILS), none_of("service", *SIDINGS), level)
    result = [line(f"{prefix}rail", "transportation", condition, c["rail"], zooms({8: 0.4, 11: 0.8, 14: 1.2, 17: 2}),
                   opacity, (first, last))]
    if last is None:
        result.append(line(f"{prefix}sleepers", "transportation", condition, c["rail"],
                           zooms({13: 2.8, 15: 4.4, 17: 7}), opacity, (13.5, None), dasharray=[0.25, 1.75]))
    return result


def paths(c, prefix, level, opacity=None):
    """Tracks, streets for walking, and paths: from afar a thin line, since the dashes of all the pavements of a town
    would be a grey haze."""
    name = prefix + "-" if prefix else ""
    track = all_of(one_of("class", "track"), level)
    pedestrian = all_of(one_of("class", "pedestrian", "pedestrian_construction"), level)
    path = all_of(one_of("class", "path", "path_construction"), none_of("subclass", "steps"), level)
    width = {13: 0.4, 14: 0.9, 15: 1.5, 17: 3, 19: 6}
    street = {12.5: 0.6, 13: 0.9, 14: 1.8, 15: 3.2, 17: 7, 19: 22}
    result = [
        line(f"{name}track", "transportation", track, c["track"], zooms({11.5: 0.4, 13: 0.8, 15: 1.6, 17: 4}), opacity,
             (11.5, None), dasharray=[4, 1]),
        line(f"{name}pedestrian-edge", "transportation", pedestrian, c["path-edge"],
             zooms(wider(street, {13: 0.6, 15: 1.2})), opacity, (12.5, None), cap="round"),
        line(f"{name}pedestrian", "transportation", pedestrian, c["square"], zooms(street), opacity, (12.5, None),
             cap="round"),
        line(f"{name}path-thin", "transportation", path, c["path-edge"], zooms(width), zooms({13: 0.5, 14: 0.9}, 1),
             (13, 14)),
        line(f"{name}path-edge", "transportation", path, c["path"], zooms(wider(width, {14: 1, 15: 1.4, 17: 2.4})),
             0.8 if opacity is None else 0.4, (14, None), cap="round"),
        line(f"{name}path", "transportation", path, c["path-edge"], zooms(width), opacity, (14, None),
             dasharray=[1, 1.5] if prefix == "tunnel" else [2.2, 1]),
    ]
    return result


def steps(c):
    """Steps; tilemaker names their kind with the names of the ways alone."""
    result = []
    for source, name in (("transportation", "steps"), ("transportation_name", "named-steps")):
        condition = one_of("subclass", "steps")
        result += [
            line(f"{name}-edge", source, condition, c["path"], zooms({14: 2.2, 15: 3.4, 17: 7, 19: 14}),
                 zoom=(14.5, None)),
            line(name, source, condition, c["steps"], zooms({14: 1.6, 15: 2.4, 17: 5.4, 19: 11}), zoom=(14.5, None),
                 dasharray=[0.3, 0.3]),
        ]
    return result


def over_imagery(c):
    """Roads alone, with a thin dark edge."""
    result = []
    casing = {7: 0.8, 15: 1.4, 17: 2}
    for prefix, level, first, last in (
            ("far-", None, 7, LEVELS_FROM), ("tunnel-", TUNNEL, LEVELS_FROM, None), ("", GROUND, LEVELS_FROM, None),
            ("bridge-", BRIDGE, LEVELS_FROM, None)):
        end = last or 99
        # Narrower than on a drawn map: the pictures show the roads themselves.
        ranks = [(*rank[:5], {zoom: round(0.7 * width, 2) for zoom, width in rank[5].items()}, rank[6])
                 for rank in RANKS if max(rank[3], first) < end]
        opacity = 0.4 if level is TUNNEL else None
        for name, classes, ramp, start, edged, width, color in ranks:
            result.append(line(f"{prefix}{name}-edge", "transportation", where(classes, ramp, level), c["road-edge"],
                               zooms(wider(width, casing)), 0.2 if level is TUNNEL else 0.38,
                               (max(start, first), last), cap=None if level is BRIDGE else "round"))
        for name, classes, ramp, start, edged, width, color in ranks:
            result.append(line(f"{prefix}{name}", "transportation", where(classes, ramp, level), c[color],
                               zooms(width), opacity, (max(start, first), last), cap="round"))
    return result
