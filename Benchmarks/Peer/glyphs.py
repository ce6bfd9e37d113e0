"""A server of glyphs for MapLibre Native, which draws letters from pictures of their distance fields."""
import functools
import http.server
import threading
import urllib.parse

import freetype
import numpy
from scipy.ndimage import distance_transform_edt

SIZE, BORDER, RADIUS, CUTOFF = 24, 3, 8, 0.25
FONTS = "/usr/share/fonts/truetype/noto/NotoSans-{}.ttf"


def number(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def field(key, value):
    if isinstance(value, bytes):
        return number(key << 3 | 2) + number(len(value)) + value
    return number(key << 3) + number(value)


def zigzag(value):
    return value * 2 if value >= 0 else -value * 2 - 1


def glyph(face, code):
    """One letter: its distance field and how it is placed."""
    face.load_char(code, freetype.FT_LOAD_RENDER | freetype.FT_LOAD_NO_HINTING)
    slot, bitmap = face.glyph, face.glyph.bitmap
    parts = field(1, code)
    if bitmap.width and bitmap.rows:
        ink = numpy.array(bitmap.buffer, dtype=float).reshape(bitmap.rows, bitmap.pitch)[:, :bitmap.width] / 255
        ink = numpy.pad(ink, BORDER)
        inside = ink > 0.5
        # Half a pixel from either side, and the share of ink at the edge itself.
        far = distance_transform_edt(~inside) - distance_transform_edt(inside)
        edge = numpy.abs(far) <= 1
        far = numpy.where(edge, 0.5 - ink, far - numpy.sign(far) * 0.5)
        values = numpy.clip(255 - 255 * (far / RADIUS + CUTOFF), 0, 255).astype(numpy.uint8)
        parts += field(2, values.tobytes())
    ascender = face.size.ascender >> 6
    parts += field(3, bitmap.width) + field(4, bitmap.rows) + field(5, zigzag(slot.bitmap_left))
    return parts + field(6, zigzag(slot.bitmap_top - ascender)) + field(7, round(slot.advance.x / 64))


@functools.lru_cache(maxsize=None)
def letters(stack, first):
    """The 256 letters from one on, of the first font of a stack."""
    style = stack.split(",")[0].replace("Noto Sans", "").replace(" ", "") or "Regular"
    face = freetype.Face(FONTS.format(style))
    face.set_pixel_sizes(0, SIZE)
    known = [code for code in range(first, first + 256) if face.get_char_index(code)]
    body = field(1, stack.encode()) + field(2, f"{first}-{first + 255}".encode())
    return field(1, body + b"".join(field(3, glyph(face, code)) for code in known))


class Handler(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        _, stack, name = urllib.parse.unquote(self.path).split("/")
        body = letters(stack, int(name.split("-")[0]))
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def serve():
    """Starts a server and answers its address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/{{fontstack}}/{{range}}.pbf"
