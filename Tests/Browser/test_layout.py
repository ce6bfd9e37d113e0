"""Where things are: large enough for fingers, within the page, and seen when they have the focus."""

import unittest

from selenium.webdriver.common.keys import Keys

from support import DESKTOP, PHONE, PageTest

SMALL = {"width": 320, "height": 568, "scale": 2, "mobile": True}

# How far from an element's middle it is still the one that is hit, across and down.
REACH = """
const e = arguments[0], r = e.getBoundingClientRect(), x = r.left + r.width / 2, y = r.top + r.height / 2;
const hit = (x, y) => e.contains(document.elementFromPoint(x, y));
const far = (dx, dy) => { let n = 0; while (n < 100 && hit(x + (n + 1) * dx, y + (n + 1) * dy)) n += 1; return n; };
return [far(-1, 0) + far(1, 0) + 1, far(0, -1) + far(0, 1) + 1];
"""


class LayoutOnPhone(PageTest):
    shape = PHONE

    def rect(self, element):
        script = "const r = arguments[0].getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]"
        return self.browser.driver.execute_script(script, element)

    def assert_large(self, element):
        width, height = self.browser.driver.execute_script(REACH, element)
        self.assertGreaterEqual(width, 44, element.accessible_name)
        self.assertGreaterEqual(height, 44, element.accessible_name)

    def test_controls_are_large_enough_for_fingers(self):
        self.assert_large(self.browser.named("button", "Options"))
        for name in ("Standard", "Satellite", "Hybrid"):
            self.assert_large(self.browser.named("radio", name))
        self.browser.named("button", "Options").click()
        self.browser.named("dialog", "Map Options")
        self.assert_large(self.browser.named("button", "Done"))
        self.assert_large(self.browser.named("checkbox", "Route"))

    def test_choosing_a_segment_moves_none(self):
        names = ("Standard", "Satellite", "Hybrid")
        before = [self.rect(self.browser.named("radio", name)) for name in names]
        self.browser.named("radio", "Satellite").click()
        self.browser.wait_for_link(lambda link: link["type"] == "satellite")
        self.assertEqual([self.rect(self.browser.named("radio", name)) for name in names], before)

    def test_a_long_title_leaves_room_for_the_items(self):
        title = self.browser.find("h1")[0]
        self.browser.driver.execute_script("arguments[0].textContent = 'A title as long as a day '.repeat(9)", title)
        left, _, right, _ = self.rect(title)
        self.assertGreaterEqual(left, 0)
        self.assertLessEqual(right, self.rect(self.browser.named("button", "Options"))[0])

    def test_a_bubble_at_the_edge_is_moved_into_sight(self):
        for name in ("Batman", "Ridler's Revenge", "Cold Stone"):
            pin = self.browser.named("button", name)
            self.browser.driver.execute_script("arguments[0].click()", pin)
            bubble = self.browser.named("dialog", name)

            def is_inside():
                left, top, right, bottom = self.rect(bubble)
                return left >= 0 and top >= 44 and right <= self.shape["width"] and bottom <= self.shape["height"] - 44

            self.browser.wait(is_inside, f"{name}: {self.rect(bubble)}")


class LayoutOnSmallPhone(LayoutOnPhone):
    shape = SMALL


class LayoutOnDesktop(LayoutOnPhone):
    shape = DESKTOP

    def test_the_focus_is_seen_on_the_map(self):
        script = "return getComputedStyle(document.getElementById('map'), '::after').borderTopWidth"
        self.browser.named("button", "Options").send_keys(Keys.TAB)
        self.assertEqual(self.browser.driver.switch_to.active_element.accessible_name, "Map")
        self.assertEqual(self.browser.driver.execute_script(script), "3px")

    def test_the_map_is_turned_by_the_keyboard(self):
        self.browser.wait_for_link(lambda link: "zoom" in link)
        region = self.browser.named("region", "Map")
        region.send_keys(Keys.SHIFT + Keys.ARROW_RIGHT)
        self.browser.wait_for_link(lambda link: link.get("heading") == "15.00")
        region.send_keys(Keys.SHIFT + Keys.ARROW_LEFT)
        self.browser.wait_for_link(lambda link: "heading" not in link)


if __name__ == "__main__":
    unittest.main()
