"""Figures of the live display: python Benchmarks/Live PROGRAM [--patience SECONDS] [PART ...]"""

import argparse
import json
import os

import dragging
import first_sight
import parkview
import sessions
import tile_rate

PARTS = {"dragging": dragging, "first-sight": first_sight, "tiles": tile_rate, "sessions": sessions}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program", help="parkview")
    parser.add_argument("parts", nargs="*", metavar="part", help=f"of {', '.join(PARTS)}; all")
    parser.add_argument("--patience", type=float, default=3, help="seconds to wait for a quiet machine, each time")
    arguments = parser.parse_intermixed_args()
    parkview.Server.program = os.path.abspath(arguments.program)
    unknown = set(arguments.parts) - set(PARTS)
    if unknown:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    print("\nLive: median (smallest…largest); how much of the machine others had meanwhile")
    told = {}
    for part in arguments.parts or PARTS:
        for figure in PARTS[part].measure(arguments.patience):
            figure.show()
            told.setdefault(part, []).append(vars(figure))
    print("\n" + json.dumps(told, ensure_ascii=False))


main()
