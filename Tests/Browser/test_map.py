"""The map under mouse, wheel and fingers."""

import time
import unittest

from support import DESKTOP, PHONE, PageTest

ALT = 1


class MapByMouse(PageTest):
    def start(self):
        return self.browser.wait_for_link(lambda link: "zoom" in link)

    @property
    def center(self):
        return tuple(float(part) for part in self.browser.link["center"].split(","))

    def test_drag_moves_by_as_much(self):
        link = self.start()
        latitude, longitude = self.center
        self.browser.drag((700, 400), (500, 400))
        self.browser.wait_for_link(lambda new: new["center"] != link["center"])
        moved = self.center[1] - longitude
        points_per_degree = 256 * 2 ** float(link["zoom"]) / 360
        self.assertAlmostEqual(moved * points_per_degree, 200, delta=8)
        self.assertAlmostEqual(self.center[0], latitude, places=5)
        self.assertEqual(self.browser.link["zoom"], link["zoom"])

    def test_wheel_zooms_and_settles_outwards_on_a_step(self):
        link = self.start()
        for _ in range(3):
            self.browser.mouse("mouseWheel", 700, 400, deltaX=0, deltaY=-120)
            time.sleep(0.1)
        new = self.browser.wait_for_link(lambda new: float(new["zoom"]) > float(link["zoom"]) + 0.2)
        self.assertAlmostEqual(float(new["zoom"]) * 80 % 1, 0, places=6)

    def test_double_click_zooms_in_by_one_level(self):
        link = self.start()
        for count in (1, 2):
            self.browser.mouse("mousePressed", 300, 300, button="left", clickCount=count)
            self.browser.mouse("mouseReleased", 300, 300, button="left", clickCount=count)
        self.browser.wait_for_link(lambda new: abs(float(new["zoom"]) - float(link["zoom"]) - 1) < 0.02)

    def test_alt_drag_turns_and_pins_stay_upright(self):
        self.start()
        before = self.browser.middle(self.browser.named("button", "Tatsu"))
        self.browser.drag((1000, 300), (1000, 600), modifiers=ALT)
        link = self.browser.wait_for_link(lambda new: float(new.get("heading", 0)) > 5)
        after = self.browser.middle(self.browser.named("button", "Tatsu"))
        self.assertGreater(abs(before[0] - after[0]) + abs(before[1] - after[1]), 20)
        self.assertTrue(0 < float(link["heading"]) < 360)
        self.browser.named("button", "Face north").click()
        self.browser.wait_for_link(lambda new: "heading" not in new)
        self.browser.gone("button", "Face north")

    def test_the_world_stays_from_edge_to_edge(self):
        self.start()

        # The address says where the map rests: between bursts of the wheel it has to come to that.
        for _ in range(12):
            for _ in range(5):
                self.browser.mouse("mouseWheel", 700, 400, deltaX=0, deltaY=600)
            self.browser.settled()
            if float(self.browser.link["zoom"]) < 2.5:
                break
        self.assertGreaterEqual(256 * 2 ** float(self.browser.link["zoom"]), 900 - 88)
        self.browser.drag((700, 200), (700, 700))
        self.browser.settled()
        latitude = self.center[0]
        self.assertLess(latitude, 60)

    def test_callout_by_mouse(self):
        self.start()
        self.browser.named("button", "Tatsu").click()
        dialog = self.browser.named("dialog", "Tatsu")
        self.assertIn("Intensity", dialog.text)
        self.browser.named("button", "First Aid").click()
        self.browser.named("dialog", "First Aid")
        self.browser.gone("dialog", "Tatsu")
        self.browser.mouse("mousePressed", 60, 700, button="left", clickCount=1)
        self.browser.mouse("mouseReleased", 60, 700, button="left", clickCount=1)
        self.browser.gone("dialog", "First Aid")

    def test_a_drag_that_begins_on_a_pin_moves_the_map_and_selects_nothing(self):
        link = self.start()
        x, y = self.browser.middle(self.browser.named("button", "Tatsu"))
        self.browser.drag((x, y), (x - 150, y))
        self.browser.wait_for_link(lambda new: new["center"] != link["center"])
        self.assertEqual(self.browser.find("[role=dialog]:not([hidden])"), [])

    def test_map_types(self):
        self.start()
        for name in ("Satellite", "Hybrid", "Standard"):
            self.browser.named("radio", name).click()
            self.browser.wait_for_link(lambda link: link["type"] == name.lower())
            self.assertTrue(self.browser.named("radio", name).is_selected())
        self.assertIn("Natural Earth", self.browser.find("#attribution")[0].text)


class MapByTouch(PageTest):
    shape = PHONE

    def test_tap_drag_and_pinch(self):
        link = self.browser.wait_for_link(lambda link: "zoom" in link)
        self.browser.touch([self.browser.middle(self.browser.named("button", "Tatsu"))])
        self.browser.named("dialog", "Tatsu")
        self.browser.touch([(250, 450), (130, 450)])
        moved = self.browser.wait_for_link(lambda new: new["center"] != link["center"])
        self.browser.touch([(180, 400), (120, 400)], [(210, 400), (270, 400)])
        new = self.browser.wait_for_link(lambda new: float(new["zoom"]) > float(moved["zoom"]) + 0.3)
        self.assertAlmostEqual(float(new["zoom"]) * 80 % 1, 0, places=6)


class MapInMotion(MapByMouse):
    """The same with everything animated."""

    still = False
    shape = DESKTOP


if __name__ == "__main__":
    unittest.main()
