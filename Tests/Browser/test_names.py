"""The names of the map: their language, light and dark, and on a turned map."""

import unittest

from support import PHONE, PageTest


class Names(PageTest):
    def asked(self):
        """The addresses that the page has asked for, after the server's own."""
        return self.browser.driver.execute_script(
            "return performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)"
        )

    def grounds(self):
        return {path.split("/")[3].split("-", 1)[1] for path in self.asked() if path.startswith("/tiles/base/")}

    def test_a_turned_map_has_its_names_in_a_picture_of_their_own(self):
        self.browser.open(self.server.address + "?center=48,12&zoom=5&heading=30&show=none")
        self.browser.settled()
        self.assertEqual(self.grounds(), {"standard-en-bare"})
        pictures = [path for path in self.asked() if path.startswith("/labels/")]
        self.assertTrue(pictures and all("-standard-en-bare/400/3000/" in path for path in pictures), pictures)
        # With north up again they are part of the tiles.
        self.browser.named("button", "Face north").click()
        self.browser.wait_for_link(lambda link: "heading" not in link)
        self.browser.settled()
        self.assertIn("standard-en", self.grounds())

    def test_overlays_above_the_names_stay_above_them_when_the_map_turns(self):
        self.browser.open(self.server.address + "?center=34.4248,-118.5971&zoom=16&heading=90&show=overlay")
        self.browser.settled()
        kinds = {path.split("/")[2] for path in self.asked() if path.startswith("/tiles/")}
        self.assertEqual(kinds, {"base", "overlays-above"})

    def test_names_are_in_the_language_of_the_reader(self):
        agent = self.browser.driver.execute_script("return navigator.userAgent")
        self.addCleanup(self.browser.command, "Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage="en-US")
        self.browser.command("Emulation.setUserAgentOverride", userAgent=agent, acceptLanguage="xx,zh-TW,en")
        self.browser.open(self.server.address + "?center=48,12&zoom=5&show=none")
        self.browser.settled()
        self.assertEqual(self.grounds(), {"standard-zh.Hant"})


class NamesOnPhone(Names):
    shape = PHONE


class NamesInTheDark(PageTest):
    dark = True

    def test_the_map_is_dark_too(self):
        self.browser.open(self.server.address + "?center=48,12&zoom=5&show=none")
        self.browser.settled()
        paths = self.browser.driver.execute_script(
            "return performance.getEntriesByType('resource').map((entry) => entry.name)"
        )
        grounds = [path for path in paths if "/tiles/base/" in path]
        self.assertTrue(grounds and all("-standardDark-en/" in path for path in grounds), grounds)


if __name__ == "__main__":
    unittest.main()
