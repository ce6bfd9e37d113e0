"""Every option, links, and loading anew."""

import unittest

from support import ATTRACTIONS, PHONE, PageTest

OPTIONS = {
    "Park Boundary": "boundary",
    "Map Overlay": "overlay",
    "Attraction Pins": "pins",
    "Character Location": "characters",
    "Route": "route",
}


class OptionsOnDesktop(PageTest):
    def choose(self, names):
        self.browser.named("button", "Options").click()
        self.browser.named("dialog", "Map Options")
        for name in OPTIONS:
            box = self.browser.named("checkbox", name)
            if box.is_selected() != (name in names):
                box.click()
                self.browser.wait(lambda: self.browser.named("checkbox", name).is_selected() == (name in names))
        self.browser.named("button", "Done").click()
        self.browser.gone("dialog", "Map Options")

    def shown(self):
        return set(self.browser.link.get("show", "").split(",")) - {"none", ""}

    def test_each_option_alone_all_and_none(self):
        for names in [[name] for name in OPTIONS] + [list(OPTIONS), []]:
            with self.subTest(names=names):
                self.choose(names)
                wanted = {OPTIONS[name] for name in names}
                self.browser.wait(lambda: self.shown() == wanted, f"{self.browser.link}")
                pins = len(ATTRACTIONS) if "Attraction Pins" in names else 0
                self.browser.wait(lambda: len(self.browser.find("button.pin")) == pins)

    def test_first_start(self):
        self.browser.wait(lambda: self.shown() == {"overlay", "pins"})

    def test_escape_closes_as_done_does(self):
        self.browser.named("button", "Options").click()
        self.browser.named("checkbox", "Route").click()
        self.browser.driver.switch_to.active_element.send_keys("\ue00c")
        self.browser.gone("dialog", "Map Options")
        self.browser.wait(lambda: self.shown() == {"overlay", "pins", "route"})
        self.browser.named("button", "Options").click()
        self.assertTrue(self.browser.named("checkbox", "Route").is_selected())

    def test_loading_anew_keeps_place_type_and_options(self):
        self.choose(["Route", "Attraction Pins"])
        self.browser.named("radio", "Hybrid").click()
        self.browser.drag((200, 500), (260, 560))
        self.browser.wait_for_link(lambda link: link["type"] == "hybrid" and self.shown() == {"route", "pins"})
        self.browser.settled()
        link = self.browser.link
        self.browser.open(self.browser.driver.current_url)
        self.browser.wait(lambda: self.browser.named("radio", "Hybrid").is_selected())
        self.browser.settled()
        self.assertEqual(self.browser.link, link)

    def test_a_link_opens_elsewhere(self):
        self.browser.open(self.server.address + "?center=34.4260000,-118.5960000&zoom=17.0000&type=satellite&show=pins")
        self.browser.settled()
        self.assertTrue(self.browser.named("radio", "Satellite").is_selected())
        link = self.browser.link
        self.assertEqual(link["zoom"], "17.0000")
        latitude, longitude = (float(part) for part in link["center"].split(","))
        self.assertAlmostEqual(latitude, 34.426, places=5)
        self.assertAlmostEqual(longitude, -118.596, places=5)

    def test_links_of_nonsense_open_the_usual(self):
        for query in ("center=x,y&zoom=", "center=91,0&zoom=3", "zoom=1e999&center=1,1", "%ff=%zz&show=%00", "type=none", "&&&=="):
            self.browser.open(self.server.address + "?" + query)
            self.browser.named("radio", "Standard")
            self.browser.wait(lambda: len(self.browser.find("button.pin")) <= len(ATTRACTIONS))


class OptionsOnPhone(OptionsOnDesktop):
    shape = PHONE

    def test_the_sheet_is_pulled_down_by_its_bar(self):
        self.browser.named("button", "Options").click()
        sheet = self.browser.named("dialog", "Map Options")
        self.browser.named("checkbox", "Route").click()
        self.browser.touch([(120, 76), (120, 130)])
        self.browser.wait(lambda: sheet.rect["y"] < 60)
        self.browser.touch([(120, 76), (120, 420)])
        self.browser.gone("dialog", "Map Options")
        self.browser.wait(lambda: self.shown() == {"overlay", "pins", "route"})


if __name__ == "__main__":
    unittest.main()
