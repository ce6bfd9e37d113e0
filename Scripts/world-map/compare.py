"""How two archives of the world differ."""
import collections
import gzip

import archive


def same(made, kept):
    """Prints how an archive differs from one that is kept, and answers whether it does not."""
    if made.read_bytes() == kept.read_bytes():
        print(f"{made.name}: the same, byte for byte")
        return True
    (_, facts, tiles), (_, kept_facts, kept_tiles) = archive.read(made), archive.read(kept)
    both = tiles.keys() & kept_tiles.keys()
    alike = sum(tiles[address] == kept_tiles[address] for address in both)
    print(f"{made.name}: {len(tiles)} tiles, {len(kept_tiles)} kept, {alike} the same;",
          f"{made.stat().st_size} bytes, {kept.stat().st_size} kept")
    for name in sorted(facts.keys() | kept_facts.keys()):
        if facts.get(name) != kept_facts.get(name):
            print(f"  metadata: {name} differs")
    counts, kept_counts = feature_counts(tiles), feature_counts(kept_tiles)
    for layer, level in sorted(counts.keys() | kept_counts.keys()):
        count, kept_count = counts[layer, level], kept_counts[layer, level]
        if count != kept_count:
            print(f"  {layer}, level {level}: {count} features, {kept_count} kept")
    return False


def feature_counts(tiles):
    """How many features there are, by layer and level; of pictures, none."""
    counts = collections.Counter()
    for (level, _, _), data in tiles.items():
        if data[:2] == b"\x1f\x8b":
            for layer in messages(gzip.decompress(data), 3):
                [name] = messages(layer, 1)
                counts[name.decode(), level] += sum(1 for _ in messages(layer, 2))
    return counts


def messages(data, wanted):
    """The contents of a field in the wire format of protocol buffers, as far as vector tiles use it."""
    place = 0
    while place < len(data):
        key, place = varint(data, place)
        size, place = varint(data, place)
        if key & 7 != 2:
            continue
        if key >> 3 == wanted:
            yield data[place:place + size]
        place += size


def varint(data, place):
    value = shift = 0
    while True:
        byte = data[place]
        place += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, place
