"""What the browser shows is what a snapshot of the same place shows."""

import io
import pathlib
import subprocess
import tempfile
import unittest
import urllib.parse

from PIL import Image, ImageChops, ImageStat

from support import BUILD, PHONE, PageTest

BARS = 44


class Pictures(PageTest):
    def compare(self, query):
        self.browser.open(self.server.address + query)
        self.browser.settled()
        shown = Image.open(io.BytesIO(self.browser.driver.get_screenshot_as_png())).convert("RGB")
        scale = self.shape["scale"]
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "map.png"
            link = urllib.parse.urlsplit(self.browser.driver.current_url).query
            subprocess.run(
                [BUILD / "LinkedSnapshot", "snapshot", "--size", f"{self.shape['width']}x{self.shape['height']}", "--scale", str(scale),
                 "--link", link, "--output", file],
                check=True, stdout=subprocess.DEVNULL,
            )
            drawn = Image.open(file).convert("RGB")
        map_part = shown.crop((0, BARS * scale, shown.width, shown.height - BARS * scale))
        self.assertEqual(map_part.size, drawn.size)
        # The words about sources differ at the lower edge.
        lower = drawn.height - 40 * scale
        box = (0, 0, drawn.width, lower)
        difference = ImageChops.difference(map_part.crop(box), drawn.crop(box))
        far = sum(ImageStat.Stat(difference.convert("L").point(lambda n: 255 if n > 24 else 0)).sum) / 255
        share = far / (drawn.width * lower)
        mean = sum(ImageStat.Stat(difference).mean) / 3
        self.assertLess(share, 0.002, f"{share:.2%} of the pixels are others")
        self.assertLess(mean, 0.6)

    def test_first_view(self):
        self.compare("")

    def test_between_zoom_levels(self):
        self.compare("?center=34.4255,-118.5962&zoom=17.4375&show=overlay,pins,route,boundary")

    def test_satellite(self):
        self.compare("?center=34.4255,-118.5962&zoom=9.0125&type=satellite&show=none")

    def test_across_the_meridian(self):
        self.compare("?center=20,180&zoom=3.0125&show=none")


class PicturesOnPhone(Pictures):
    shape = PHONE


if __name__ == "__main__":
    unittest.main()
