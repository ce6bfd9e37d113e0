"""What those are told who do not see the page, which is also how these tests find their way."""

import unittest

from selenium.webdriver.common.keys import Keys

from support import ATTRACTIONS, PHONE, PageTest


class Contract(PageTest):
    def test_tree_of_the_page(self):
        self.browser.wait(lambda: len(self.browser.find("button.pin")) == len(ATTRACTIONS))
        tree = self.browser.tree()
        self.assertEqual(
            [entry for entry in tree if entry[0] != "button" or entry[1] not in ATTRACTIONS],
            [
                ("main", ""),
                ("heading", "Park View"),
                ("button", "Options"),
                ("region", "Map"),
                ("toolbar", "Toolbar"),
                ("radiogroup", "Map type"),
                ("radio", "Standard"),
                ("radio", "Satellite"),
                ("radio", "Hybrid"),
            ],
        )
        self.assertEqual(sorted(name for role, name in tree if name in ATTRACTIONS), ATTRACTIONS)

    def test_tree_of_the_options(self):
        self.browser.named("button", "Options").click()
        self.browser.named("dialog", "Map Options")
        self.assertEqual(
            [entry for entry in self.browser.tree() if entry[0] not in ("main",)],
            [
                ("dialog", "Map Options"),
                ("heading", "Map Options"),
                ("button", "Done"),
                ("list", ""),
                ("listitem", ""),
                ("checkbox", "Park Boundary"),
                ("listitem", ""),
                ("checkbox", "Map Overlay"),
                ("listitem", ""),
                ("checkbox", "Attraction Pins"),
                ("listitem", ""),
                ("checkbox", "Character Location"),
                ("listitem", ""),
                ("checkbox", "Route"),
            ],
        )

    def test_everything_by_keyboard(self):
        press = lambda key: self.browser.driver.switch_to.active_element.send_keys(key)
        name = lambda: self.browser.driver.switch_to.active_element.accessible_name
        self.browser.driver.execute_script("document.body.focus()")
        body = self.browser.find("body")[0]
        body.send_keys(Keys.TAB)
        self.assertEqual(name(), "Options")
        press(Keys.ENTER)
        self.browser.named("dialog", "Map Options")
        press(Keys.TAB)
        self.assertEqual(name(), "Done")
        press(Keys.TAB)
        self.assertEqual(name(), "Park Boundary")
        press(Keys.SPACE)
        press(Keys.TAB)
        self.assertEqual(name(), "Map Overlay")
        press(Keys.ESCAPE)
        self.browser.gone("dialog", "Map Options")
        self.assertEqual(name(), "Options")
        press(Keys.TAB)
        self.assertEqual(name(), "Map")
        self.browser.wait_for_link(lambda link: "zoom" in link)
        before = self.browser.link["center"]
        press(Keys.ARROW_RIGHT)
        self.browser.wait_for_link(lambda link: link["center"] != before)
        zoom = float(self.browser.link["zoom"])
        press("+")
        self.browser.wait_for_link(lambda link: float(link["zoom"]) > zoom + 0.5)

    def test_callout_by_keyboard(self):
        pin = self.browser.named("button", "Goliath")
        pin.send_keys(Keys.ENTER)
        dialog = self.browser.named("dialog", "Goliath")
        self.assertIn("Intensity: 8/10", dialog.text)
        active = self.browser.driver.switch_to.active_element
        self.assertEqual(active.accessible_name, "Goliath")
        active.send_keys(Keys.ESCAPE)
        self.browser.gone("dialog", "Goliath")
        self.assertEqual(self.browser.driver.switch_to.active_element.accessible_name, "Goliath")


class ContractOnPhone(Contract):
    shape = PHONE


if __name__ == "__main__":
    unittest.main()
