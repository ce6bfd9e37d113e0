"""Writes Documentation/Names.md: which of MapKit's names exist here, and which of them tests use.

The names are those of Documentation/Names.tsv. Whether one exists, the compiler says; whether a test uses it, its index
of the tests says: build first (`swift build --build-tests`).

usage: python3 Scripts/names [--check]      --check: fail unless the page is as it would be written
"""
import csv
import pathlib
import sys

import index_store
import probes

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIST, PAGE = ROOT / "Documentation/Names.tsv", ROOT / "Documentation/Names.md"
BUILD = ROOT / ".build/debug"

HEAD = """# MapKit's names

Which names of Apple's MapKit exist here. Written by `python3 Scripts/names`, which asks the compiler, from the list in
[Names.tsv](Names.tsv): the names that need no server of Apple's, and the spellings of earlier versions of Swift.

- **tested**: it exists, and a test uses it, or implements it where it is a delegate's.
- **done**: it exists; no test names it.
- **absent**: it does not exist; using it does not compile.

An optional method of a protocol that is absent compiles in a class of an app's, as any method does, and is not called.
"""


def state(usrs, tested):
    if usrs is None:
        return "absent"
    return "tested" if usrs & tested else "done"


def full_name(row):
    return ".".join(part for part in (row["type"], row["member"]) if part != "-")


def page(rows, states):
    lines = [HEAD, "| names | tested | done | absent | all |", "|---|---|---|---|---|"]
    for title, legacy in (("today's", "no"), ("earlier spellings", "yes")):
        own = [state for row, state in zip(rows, states) if row["legacy"] == legacy]
        counts = " | ".join(str(own.count(state)) for state in ("tested", "done", "absent"))
        lines.append(f"| {title} | {counts} | {len(own)} |")
    areas = list(dict.fromkeys(row["area"] for row in rows if row["legacy"] == "no"))
    for title, legacy, area in [(area.replace("-", " ").capitalize(), "no", area) for area in areas] + [
            ("Earlier spellings", "yes", None)]:
        lines += ["", f"## {title}", ""]
        lines += ["| name | state |", "|---|---|"] if legacy == "no" else [
            "| name | state | today |", "|---|---|---|"]
        for row, state in zip(rows, states):
            if row["legacy"] != legacy or area not in (None, row["area"]):
                continue
            note = "" if row["note"] == "-" else f" {row['note']}"
            line = f"| `{full_name(row)}`{note} | {state} |"
            lines.append(line if legacy == "no" else f"{line} `{row['modern']}` |")
    return "\n".join(lines) + "\n"


def main():
    rows = list(csv.DictReader(LIST.open(), delimiter="\t", quoting=csv.QUOTE_NONE))
    found = probes.existing(rows, ROOT, BUILD / "Modules")
    tests = ROOT / "Tests"
    tested = {usr for *_, usr in index_store.symbols(
        BUILD / "index/store", lambda file: file.is_relative_to(tests) and file.exists())}
    text = page(rows, [state(usrs, tested) for usrs in found])
    if sys.argv[1:] == ["--check"]:
        if not PAGE.exists() or text != PAGE.read_text():
            raise SystemExit(f"{PAGE.relative_to(ROOT)} is out of date: python3 Scripts/names")
        print(next(line for line in text.splitlines() if line.startswith("| today's")))
    else:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
