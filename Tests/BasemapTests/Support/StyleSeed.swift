/// A style sheet that uses most of what sheets may hold, for changing at random.
enum StyleSeed {
  static let sheet = #"""
    {"version": 8, "name": "Seed", "sprite": [{"id": "default", "url": "a"}], "state": {"language": {"default": "en"}},
     "sources": {"map": {"type": "vector", "minzoom": 0, "maxzoom": 14, "filter": ["has", "name"]}},
     "layers": [
      {"id": "ground", "type": "background", "paint": {"background-color": "hsl(47, 26%, 88%)",
        "background-opacity": {"base": 1.2, "stops": [[4, 0.5], [9, 1]]}}},
      {"id": "wood", "type": "fill", "source": "map", "source-layer": "landcover", "minzoom": 3, "maxzoom": 20,
       "filter": ["all", ["==", "class", "wood"], ["!in", "subclass", "a", "b"], [">=", "rank", 2], ["has", "name"]],
       "paint": {"fill-color": ["interpolate-hcl", ["exponential", 1.5], ["zoom"], 4, "#ab8", 9, ["to-color", ["get", "color"]]],
        "fill-pattern": ["coalesce", ["image", ["get", "class"]], ["image", "wood"]], "fill-translate": [1, -2],
        "fill-opacity": {"property": "rank", "type": "categorical", "stops": [[1, 0.2], [2, 0.4]], "default": 0.3}}},
      {"id": "road", "type": "line", "source": "map", "source-layer": "transportation",
       "filter": ["match", ["get", "class"], ["motorway", "trunk"], true, ["in", ["get", "class"], ["literal", ["path"]]]],
       "layout": {"line-cap": ["step", ["zoom"], "butt", 12, "round"], "line-join": "round", "visibility": "visible"},
       "paint": {"line-width": ["let", "w", ["match", ["get", "class"], "motorway", 4, ["path", "track"], 1, 2],
         ["interpolate", ["cubic-bezier", 0.2, 0, 0.8, 1], ["zoom"], 5, ["var", "w"], 18, ["*", 6, ["var", "w"]]]],
        "line-dasharray": ["step", ["zoom"], ["literal", [1, 2]], 15, ["literal", [3]]],
        "line-color": ["case", ["boolean", ["get", "toll"], false], "red", ["rgba", 10, 20, ["%", ["length", ["get", "name"]], 255], 0.5]],
        "line-offset": {"stops": [[{"zoom": 4, "value": 1}, 2], [{"zoom": 9, "value": 1}, 5]], "property": "rank"}}},
      {"id": "edge", "ref": "road", "paint": {"line-width": 3}},
      {"id": "label", "type": "symbol", "source": "map", "source-layer": "place",
       "filter": ["any", ["<", ["distance", {"type": "Point", "coordinates": [0.01, 0.02]}], 900], ["within", {"type": "Polygon",
         "coordinates": [[[0, 0], [0.1, 0], [0.1, -0.1], [0, 0]]]}]],
       "layout": {"text-field": ["format", ["upcase", ["slice", ["get", "name"], 0, 3]], {"font-scale": 0.8},
          ["number-format", ["get", "rank"], {"max-fraction-digits": 1}], {"text-color": "blue"}, ["image", "x"]],
        "text-font": ["Noto Sans Regular"], "text-variable-anchor-offset": ["top", [0, 1], "left", [2, 0]],
        "icon-image": "{class}_11", "icon-padding": [1, 2, 3], "text-offset": [0, 1.5],
        "symbol-sort-key": ["-", ["to-number", ["get", "rank"], 0]],
        "text-size": ["interpolate", ["linear"], ["zoom"], 4, ["+", 10, ["get", "rank"]], 9, 16]},
       "paint": {"text-color": ["to-color", ["at", 0, ["literal", ["red"]]]], "text-halo-width": ["min", 1, ["sqrt", ["get", "rank"]]],
        "text-opacity": ["case", ["==", ["global-state", "language"], "en", ["collator", {"case-sensitive": true}]], 1, 0.5]}},
      {"id": "spot", "type": "circle", "source": "map", "source-layer": "poi", "paint": {"circle-radius":
        ["coalesce", ["get", "size"], ["index-of", "a", ["concat", ["get", "name"], ["join", ["split", "a,b", ","], "-"]]]]}},
      {"id": "house", "type": "fill-extrusion", "source": "map", "source-layer": "building",
       "paint": {"fill-extrusion-height": {"property": "height", "type": "identity"}}},
      {"id": "photo", "type": "raster", "source": "map", "paint": {"raster-opacity": 0.5, "raster-hue-rotate": 20}}
     ]}
    """#
}
