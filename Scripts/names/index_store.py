"""Reads the compiler's index: which symbols a source file names, by their USR (the compiler's own name for a symbol).

Over libIndexStore, the C library that comes with the Swift toolchain.
"""
import ctypes
import pathlib
import shutil

_DEPENDENCY_IS_RECORD = 2


class _String(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def text(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


_OnString = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, _String)
_OnPointer = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)


def _library():
    compiler = pathlib.Path(shutil.which("swiftc")).resolve()
    library = ctypes.CDLL(str(compiler.parent.parent / "lib" / "libIndexStore.so"))
    pointer = ctypes.c_void_p
    for name, result, arguments in [
        ("store_create", pointer, [ctypes.c_char_p, pointer]),
        ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, _OnString]),
        ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("unit_reader_get_main_file", _String, [pointer]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, _OnPointer]),
        ("unit_reader_dispose", None, [pointer]),
        ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
        ("unit_dependency_get_name", _String, [pointer]),
        ("unit_dependency_get_filepath", _String, [pointer]),
        ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("record_reader_occurrences_apply_f", ctypes.c_bool, [pointer, pointer, _OnPointer]),
        ("record_reader_dispose", None, [pointer]),
        ("occurrence_get_symbol", pointer, [pointer]),
        ("occurrence_get_line_col", None, [pointer, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
        ("occurrence_relations_apply_f", ctypes.c_bool, [pointer, pointer, _OnPointer]),
        ("symbol_relation_get_symbol", pointer, [pointer]),
        ("symbol_get_name", _String, [pointer]),
        ("symbol_get_usr", _String, [pointer]),
    ]:
        function = getattr(library, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    return library


def symbols(store_folder, is_wanted):
    """Yields (file, line, name, USR) of all that the wanted files name, or override or satisfy by what they declare."""
    library = _library()

    def call(name, *arguments):
        return getattr(library, "indexstore_" + name)(*arguments)

    def collect(kind, apply, *arguments):
        """The values that an apply function hands over."""
        values = []

        def take(_, value):
            values.append(value)
            return True

        call(apply, *arguments, None, kind(take))
        return values

    store = call("store_create", str(store_folder).encode(), None)
    if not store:
        raise SystemExit(f"{store_folder} is no index of the compiler's: build with tests first")
    names = []
    call("store_units_apply_f", store, 0, None, _OnString(lambda _, name: names.append(name.text()) or True))
    for name in names:
        unit = call("unit_reader_create", store, name.encode(), None)
        file = pathlib.Path(call("unit_reader_get_main_file", unit).text())
        records = []
        if is_wanted(file):

            def add(_, dependency):
                if call("unit_dependency_get_kind", dependency) == _DEPENDENCY_IS_RECORD:
                    if pathlib.Path(call("unit_dependency_get_filepath", dependency).text()) == file:
                        records.append(call("unit_dependency_get_name", dependency).text())
                return True

            call("unit_reader_dependencies_apply_f", unit, None, _OnPointer(add))
        call("unit_reader_dispose", unit)
        for record in records:
            reader = call("record_reader_create", store, record.encode(), None)
            found = []

            def see(_, occurrence):
                line, column = ctypes.c_uint(), ctypes.c_uint()
                call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))
                named = [call("occurrence_get_symbol", occurrence)]
                call(
                    "occurrence_relations_apply_f", occurrence, None,
                    _OnPointer(lambda _, relation: named.append(call("symbol_relation_get_symbol", relation)) or True))
                for symbol in named:
                    name, usr = call("symbol_get_name", symbol), call("symbol_get_usr", symbol)
                    found.append((file, line.value, name.text(), usr.text()))
                return True

            call("record_reader_occurrences_apply_f", reader, None, _OnPointer(see))
            call("record_reader_dispose", reader)
            yield from found
