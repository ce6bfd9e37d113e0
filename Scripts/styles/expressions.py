"""Short ways to write the expressions and layers of a style sheet."""

SOURCE = "openmaptiles"


def zooms(stops, base=1.5):
    """A number that grows with the zoom, from {zoom: value}; outside the stops it stays."""
    if len(stops) == 1:
        return next(iter(stops.values()))
    kind = ["linear"] if base == 1 else ["exponential", base]
    return ["interpolate", kind, ["zoom"]] + [part for zoom in sorted(stops) for part in (zoom, stops[zoom])]


def get(key):
    return ["get", key]


def all_of(*conditions):
    conditions = [c for c in conditions if c is not None]
    conditions = [part for c in conditions for part in (c[1:] if c[0] == "all" else [c])]
    return None if not conditions else conditions[0] if len(conditions) == 1 else ["all", *conditions]


def any_of(*conditions):
    return ["any", *conditions]


def one_of(key, *values):
    if len(values) == 1:
        return ["==", get(key), values[0]]
    return ["in", get(key), ["literal", list(values)]]


def none_of(key, *values):
    return ["!", one_of(key, *values)] if len(values) > 1 else ["!=", get(key), values[0]]


def flag(key):
    """Whether a tag is 1; writers also say true, or write either as text."""
    return ["in", ["to-string", get(key)], ["literal", ["1", "true"]]]


def no_flag(key):
    return ["!", flag(key)]


AREA = ["==", ["geometry-type"], "Polygon"]
LINE = ["==", ["geometry-type"], "LineString"]
POINT = ["==", ["geometry-type"], "Point"]

# Features of Natural Earth say from which zoom of 256-point tiles they are shown; this style's zooms are of 512 points.
IN_SEASON = [">=", ["+", ["zoom"], 1.000001], ["to-number", get("min_zoom"), 0]]


def layer(name, kind, source_layer=None, where=None, paint=None, layout=None, zoom=(None, None), metadata=None):
    result = {"id": name, "type": kind}
    if metadata:
        result["metadata"] = metadata
    if source_layer:
        result["source"] = SOURCE
        result["source-layer"] = source_layer
    if zoom[0] is not None:
        result["minzoom"] = zoom[0]
    if zoom[1] is not None:
        result["maxzoom"] = zoom[1]
    if where is not None:
        result["filter"] = where
    if layout:
        result["layout"] = layout
    if paint:
        result["paint"] = paint
    return result


def fill(name, source_layer, where, color, opacity=None, zoom=(None, None), **more):
    paint = {"fill-color": color}
    if opacity is not None:
        paint["fill-opacity"] = opacity
    paint.update({"fill-" + key.replace("_", "-"): value for key, value in more.items()})
    return layer(name, "fill", source_layer, all_of(AREA, where), paint, zoom=zoom)


def line(name, source_layer, where, color, width, opacity=None, zoom=(None, None), cap=None, join="round", sort=None,
         areas=False, **more):
    paint = {"line-color": color, "line-width": width}
    if opacity is not None:
        paint["line-opacity"] = opacity
    paint.update({"line-" + key.replace("_", "-"): value for key, value in more.items()})
    layout = {}
    if cap:
        layout["line-cap"] = cap
    if join:
        layout["line-join"] = join
    if sort is not None:
        layout["line-sort-key"] = sort
    return layer(name, "line", source_layer, all_of(AREA if areas else LINE, where), paint, layout, zoom)
