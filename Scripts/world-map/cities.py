"""Names of cities in other languages, found by name or by place."""
import collections

from features import key

# How far apart two cities of one name may be to be the same, and two of different names, in degrees along both axes.
SAME_NAME, SAME_PLACE = 0.3, 0.06


class Translations:
    """What other languages call cities, from rows of longitude, latitude, population, name and translations."""

    def __init__(self, rows):
        self.by_name = collections.defaultdict(list)
        self.by_place = collections.defaultdict(list)
        for longitude, latitude, _, name, others in rows:
            city = (longitude, latitude, name, others)
            self.by_name[name].append(city)
            self.by_place[round(longitude, 1), round(latitude, 1)].append(city)

    def names(self, name, longitude, latitude):
        """The names of a town, as properties; one that is listed by another name gets that."""

        def distance(city):
            return abs(city[0] - longitude) + abs(city[1] - latitude)

        found = min(self.by_name.get(name, ()), key=distance, default=None)
        if found is None or distance(found) >= SAME_NAME:
            found = min(self.around(longitude, latitude), key=distance, default=None)
            if found is None or distance(found) >= SAME_PLACE:
                return {"name": name}
            name = found[2]
        return {"name": name} | {key(language): other for language, other in found[3].items()}

    def around(self, longitude, latitude):
        """The cities in the tenth of a degree around a place, and in its neighbours."""
        for east in (-0.1, 0, 0.1):
            for north in (-0.1, 0, 0.1):
                cell = (round(round(longitude, 1) + east, 1), round(round(latitude, 1) + north, 1))
                yield from self.by_place.get(cell, ())
