"""Asks the compiler which names exist: a line of Swift uses each, and where it does not compile there is no such name."""
import pathlib
import re
import subprocess
import tempfile

import index_store

# Overloads by an overlay alone would be taken by those for any annotation: what they answer tells them apart.
_RESULTS = {
    ("MKMapView", "view(for:)", "any MKOverlay"): "MKOverlayView?",
    ("MKMapViewDelegate", "mapView(_:viewFor:)", "MKMapView, any MKOverlay"): "MKOverlayView",
}


def _quoted(member):
    """A name as an expression names it: keywords in backticks, no parentheses where there are no labels."""
    return member if "(" in member else f"`{member}`"


def _call(member, arguments):
    base, labels = re.fullmatch(r"(\w+)\((.*)\)", member).groups()
    written = [f"{argument}" if label == "_" else f"{label}: {argument}"
               for label, argument in zip(labels.split(":"), arguments)]
    return f"{base}({', '.join(written)})"


def _probe(row, protocols):
    """The parameters and the expression that use a name."""
    kind, owner, member = row["kind"], row["type"], row["member"]
    if member == "-":
        return "", f"(any {owner}).self" if kind == "protocol" else f"{owner}.self"
    if owner == "-":
        return "", f"{member}.self" if kind == "typealias" else member
    if kind in ("typealias", "class", "struct", "enum"):
        return "", f"{owner}.{member}.self"
    if member == "init()":
        return "", f"{owner}()"
    if kind in ("init", "case", "constant", "notification") or row["static"] == "yes":
        return "", f"{owner}.{member}" if "(" in member else f"{owner}.{_quoted(member)}"
    parameters = f"_ x: any {owner}" if owner in protocols else f"_ x: {owner}"
    if overload := re.fullmatch(r"overload\((.*)\)", row["note"]):
        types = overload[1].split(", ")
        arguments = [f"a{number}" for number in range(len(types))]
        parameters += "".join(f", _ {argument}: {kind}" for argument, kind in zip(arguments, types))
        result = _RESULTS.get((owner, member, overload[1]))
        expression = f"x.{_call(member, arguments)}"
        return parameters, f"({expression}) as {result}" if result else expression
    if member.endswith("()"):
        return parameters, f"x.{member}"
    return parameters, f"x.{_quoted(member)}"


def _source(rows):
    protocols = {row["type"] for row in rows if row["kind"] == "protocol"}
    lines = ["import MapKit"]
    for number, row in enumerate(rows):
        parameters, expression = _probe(row, protocols)
        lines.append(f"@MainActor func p{number}({parameters}) async throws {{ _ = try await {expression} }}")
    return lines


def _flags(root, modules):
    flags = ["-swift-version", "5", "-suppress-warnings", "-I", str(modules)]
    for map_file in sorted((root / "Sources").glob("C*/module.modulemap")):
        flags += ["-I", str(map_file.parent)]
    packages = ["cairo", "pangocairo", "fontconfig", "libisal", "libpng", "libturbojpeg", "libwebp"]
    for flag in subprocess.run(
            ["pkg-config", "--cflags-only-I", *packages], check=True, capture_output=True, text=True).stdout.split():
        flags += ["-Xcc", flag]
    return flags


def existing(rows, root, modules):
    """Answers, for each row, None where there is no such name, else the set of USRs that it stands for."""
    flags = _flags(root, modules)
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder).resolve() / "Probe.swift"
        lines = _source(rows)
        file.write_text("\n".join(lines) + "\n")
        said = subprocess.run(["swiftc", "-typecheck", *flags, str(file)], capture_output=True, text=True).stderr
        faults = {}
        for line, message in re.findall(r"Probe\.swift:(\d+):\d+: error: (.*)", said):
            faults.setdefault(int(line), []).append(message)
        if "error:" in said and not faults or 1 in faults:
            raise SystemExit(said)
        absent = {line for line, messages in faults.items()
                  if not all(message.startswith("ambiguous use") for message in messages)}
        for line in absent:
            lines[line - 1] = ""
        file.write_text("\n".join(lines) + "\n")
        store = file.parent / "index"
        subprocess.run(
            ["swiftc", "-index-file", "-index-file-path", str(file), "-index-store-path", str(store),
             "-index-ignore-system-modules", "-module-name", "Probe", "-o", str(file.parent / "Probe.o"), *flags,
             str(file)], capture_output=True)
        found = {}
        for _, line, name, usr in index_store.symbols(store, lambda unit: unit == file):
            found.setdefault(line, {}).setdefault(name, set()).add(usr)

    def usrs(number, row):
        line = number + 2
        if line in absent:
            return None
        wanted = row["member"] if row["member"] != "-" else row["type"].split(".")[-1]
        return found.get(line, {}).get(wanted, set())

    return [usrs(number, row) for number, row in enumerate(rows)]
