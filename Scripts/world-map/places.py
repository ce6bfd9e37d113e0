"""Names of countries, states, cities, towns and villages."""
import cities
from features import names, number, point, point_within, rank, value
from sources import shapes

# The first level of a state's name, by its rank; those of large countries come earlier.
STATES = {2: 4.6, 3: 8, 4: 6.6, 5: 6.7, 6: 7.7, 7: 8}
LARGE_COUNTRIES = ("US", "CA", "AU", "BR", "CN", "IN", "RU")

# The first level of a town's name, by its rank.
TOWNS = {0: 2, 1: 3, 2: 4, 3: 5, 4: 5.6, 5: 5.7, 6: 6, 7: 6.7, 8: 7, 9: 7.5, 10: 8}

# What is no town, as Natural Earth spells it.
OTHER_PLACES = ("Scientific station", "Historic place", "Meteorogical Station")


def add(sources, files):
    add_countries(sources, files)
    add_states(sources, files)
    add_towns(sources, files)


def add_countries(sources, files):
    for _, country in shapes(sources.natural_earth / "cultural/ne_10m_admin_0_countries.shp"):
        first, last = number(country.get("min_label"), 3), number(country.get("max_label"), 8)
        properties = {
            "class": "country", **names(country), "iso_a2": value(country.get("iso_a2_eh")),
            "iso_a3": value(country.get("iso_a3_eh")), "rank": int(number(country.get("labelrank"), 6)),
            "pop": int(number(country.get("pop_est"), 0)), "abbrev": value(country.get("abbrev")),
            "min_label": value(first), "max_label": value(last),
        }
        files.add("place", point(country["label_x"], country["label_y"]), properties, first, last + 1)


def add_states(sources, files):
    for geometry, state in shapes(sources.gdl / "ne_10m_admin_1_states_provinces.shp"):
        level = STATES.get(rank(state), 9)
        if level > 8 or not value(state.get("name")):
            continue
        country = value(state.get("iso_a2"))
        if country in LARGE_COUNTRIES and state["scalerank"] <= 2:
            level = 3.5
        properties = {
            "class": "state", "name": value(state["name"]), "iso_a2": country, "rank": int(state["scalerank"]),
            "min_label": level,
        }
        files.add("place", point_within(geometry, of_largest=True), properties, level)


def add_towns(sources, files):
    translations = cities.Translations(sources.names()["cities"])
    for geometry, town in shapes(sources.magics / "10m/ne_10m_populated_places_simple.shp"):
        longitude, latitude = geometry["coordinates"][:2]
        name = value(town["name"])
        if not name:
            continue
        kind, population = str(town["featurecla"]), int(number(town["pop_max"], 0))
        capital = None
        if kind.startswith("Admin-0 capital") or number(town["adm0cap"], 0) == 1:
            capital = 2
        elif kind.startswith("Admin-1"):
            capital = 4
        town_rank = rank(town, 10)
        level = TOWNS.get(town_rank, 8)
        if capital == 2:
            level = min(level, 4)
        properties = {
            "class": town_class(kind, population, capital), **translations.names(name, longitude, latitude),
            "capital": capital, "rank": town_rank, "pop": population,
            "iso_a2": value(town["iso_a2"]) if town["iso_a2"] != "-99" else None, "adm1": value(town["adm1name"]),
            "min_zoom": level,
        }
        files.add("place", point(longitude, latitude), properties, level)


def town_class(kind, population, capital):
    if kind in OTHER_PLACES:
        return "locality"
    if population >= 100_000 or capital == 2:
        return "city"
    return "town" if population >= 10_000 else "village"
