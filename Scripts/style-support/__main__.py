"""Writes Documentation/Styles.md: which properties and operators of style sheets are done, from what the tests name.

A test names what it covers in comments, `// style: line-cap, line-join`. One of Tests/BasemapTests/Style, Expression and
Sprite shows that a property is read and evaluated; one elsewhere, that it is drawn.

usage: python3 Scripts/style-support [--check]      --check: fail unless the page is as it would be written
"""
import csv
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).resolve().parent
PAGE = ROOT / "Documentation/Styles.md"
SOURCES = ROOT / "Sources/Basemap"
READING = [ROOT / "Tests/BasemapTests" / folder for folder in ("Style", "Expression", "Sprite")]

HEAD = """# Style sheets

The base map is drawn from style sheets of the [MapLibre Style
Specification](https://maplibre.org/maplibre-style-spec/), version 8. This page says what of it there is here. Written by
`python3 Scripts/style-support` from what the tests name and from the lists beside that script.

- **done**: a test draws it; or, where it cannot show on a flat, still map, a test reads it.
- **partly**: it is read, checked and evaluated, and no test draws it; or with the limit that is named.
- **not**: a layer that uses it is left out, and the reason is told.

A value that is unknown or wrong leaves out its layer alone: the fault names the layer, the property, the place in its
expression and the reason. Computed numbers beyond a property's range are cut to it; an expression that fails gives the
property's default. A sheet may have up to 4,096 layers, 16 MiB and 128 levels of nesting, and an expression 20,000
operators, each use of a variable counted.

Of the sheet itself `version`, `name`, `metadata`, `sources`, `sprite`, `state` and `layers` count, of a layer all members
and the earlier `ref`. Passed over: `transition`, `glyphs` and `font-faces` (fonts are the machine's), `light`, `sky`,
`terrain`, `projection`, and where the view begins.
"""


def table(name):
    return list(csv.DictReader((HERE / name).open(), delimiter="\t", quoting=csv.QUOTE_NONE))


def named(path):
    """The names in a test's comments."""
    for line in re.findall(r"//\s*style:\s*(.*)", path.read_text()):
        yield from (name for name in re.split(r",\s+|,$|\s+", line.strip()) if name)


def covered():
    """Which names tests read, and which they draw."""
    read, drawn = set(), set()
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        (read if any(path.is_relative_to(folder) for folder in READING) else drawn).update(named(path))
    return read, drawn


def in_code(folder, pattern):
    return {name for path in (SOURCES / folder).rglob("*.swift") for name in re.findall(pattern, path.read_text())}


def property_state(row, read, drawn):
    kind = row["note"].split(":")[0]
    if kind == "not":
        return "not"
    return "done" if row["property"] in drawn or kind == "flat" else "partly"


def operator_state(row):
    kind = row["note"].split(":")[0]
    return kind if kind in ("partly", "not") else "done"


def note(row):
    return "" if row["note"] == "-" else " " + row["note"].split(": ", 1)[1]


def code(text):
    return "" if text == "-" else "`" + text.replace("|", "\\|") + "`"


def page(properties, operators, read, drawn):
    states = [property_state(row, read, drawn) for row in properties]
    operator_states = [operator_state(row) for row in operators]
    lines = [HEAD, "| | done | partly | not | all |", "|---|---|---|---|---|"]
    for title, own in (("properties", states), ("operators", operator_states)):
        lines.append(f"| {title} | " + " | ".join(str(own.count(state)) for state in ("done", "partly", "not"))
                     + f" | {len(own)} |")
    lines += ["", "# Properties"]
    for layer in dict.fromkeys(row["layer"] for row in properties):
        lines += ["", f"## {layer}", "", "| property | values | default | depends on | state |", "|---|---|---|---|---|"]
        for row, state in zip(properties, states):
            if row["layer"] == layer:
                depends = "" if row["depends"] == "-" else row["depends"].replace(" ", ", ")
                lines.append(f"| `{row['property']}` | {row['values']} | {code(row['default'])} | {depends} "
                             f"| {state}{':' if note(row) else ''}{note(row)} |")
    lines += ["", "# Operators of expressions"]
    for area in dict.fromkeys(row["area"] for row in operators):
        lines += ["", f"## {area}", "", "| operator | state |", "|---|---|"]
        for row, state in zip(operators, operator_states):
            if row["area"] == area:
                lines.append(f"| {code(row['operator'])} | {state}{':' if note(row) else ''}{note(row)} |")
    return "\n".join(lines) + "\n"


def faults(properties, operators, read, drawn):
    """What the lists, the code and the tests say differently."""
    known = {row["property"]: True for row in properties}
    for row in properties:
        known[row["property"]] &= row["note"].startswith("not")
    words = {row["operator"]: row["note"].startswith("not") for row in operators}
    for name in sorted((read | drawn) - known.keys() - words.keys()):
        yield f"{name}: a test names it, yet no property or operator is called so"
    for name, is_absent in sorted((known | words).items()):
        if not is_absent and name not in read:
            yield f"{name}: no test reads it"
    in_reader = in_code("Style", r'\btry reader\.\w+\(\s*"([^"]+)"')
    for name in sorted(in_reader ^ {name for name, is_absent in known.items() if not is_absent}):
        yield f"{name}: is either read and not listed, or listed and not read"
    in_table = in_code("Expression/Operators", r'"([^"\n]+)": (?:\{|one|two|many|constant)')
    listed = {row["operator"] for row in operators if row["area"] != "Earlier spellings"}
    for name in sorted(in_table ^ listed):
        yield f"{name}: an operator that is either made and not listed, or listed and not made"


def main():
    properties, operators = table("properties.tsv"), table("operators.tsv")
    read, drawn = covered()
    if found := list(faults(properties, operators, read, drawn)):
        raise SystemExit("\n".join(found))
    text = page(properties, operators, read, drawn)
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or text != PAGE.read_text():
            raise SystemExit(f"{PAGE.relative_to(ROOT)} is out of date: python3 Scripts/style-support")
        print("\n".join(line for line in text.splitlines() if re.match(r"\| (properties|operators) \|", line)))
    else:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
