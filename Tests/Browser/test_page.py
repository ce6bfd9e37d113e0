"""What the park's app has none of: many pins, pins that are dragged, buttons in callouts, words that look like HTML."""

import time
import unittest

from selenium.webdriver.common.keys import Keys

from support import BUILD, PHONE, PageTest


class Trial(PageTest):
    program = BUILD / "DisplayTrial"

    def label(self):
        return self.browser.find(".label")[0].text

    def press(self, key):
        self.browser.driver.switch_to.active_element.send_keys(key)

    def covers_nothing(self, element):
        x, y = self.browser.middle(element)
        script = "return arguments[0].contains(document.elementFromPoint(arguments[1], arguments[2]))"
        return not self.browser.driver.execute_script(script, element, x, y)

    def test_words_are_words(self):
        self.assertEqual(self.browser.driver.title, "Trial </title>")
        self.browser.named("heading", '<b>Trial</b> & "more"')
        self.browser.named("button", "<i>Pin 0</i>").click()
        dialog = self.browser.named("dialog", "<i>Pin 0</i>")
        self.assertIn("<img src=x onerror=alert(1)>", dialog.text)
        self.assertEqual(self.browser.find("h1 b, .callout i, .callout p img"), [])

    def test_buttons_in_callouts(self):
        self.browser.named("button", "<i>Pin 2</i>").click()
        self.browser.named("dialog", "<i>Pin 2</i>")
        self.browser.named("button", "More Info").click()
        self.browser.wait(lambda: self.label() == "More about <i>Pin 2</i>", self.label)

    def test_a_pin_is_dragged(self):
        pin = self.browser.named("button", "<i>Pin 1</i>")
        x, y = self.browser.middle(pin)
        self.browser.drag((x, y), (x + 120, y + 60))
        self.browser.wait(lambda: self.label() == "Let go", self.label)
        self.browser.settled()
        after = self.browser.middle(self.browser.named("button", "<i>Pin 1</i>"))
        self.assertAlmostEqual(after[0], x + 120, delta=2)
        self.assertAlmostEqual(after[1], y + 60, delta=2)
        self.assertEqual(self.browser.find(".callout:not([hidden])"), [])

    def test_taps_reach_the_app(self):
        self.browser.mouse("mousePressed", 200, 500, button="left", clickCount=1)
        self.browser.mouse("mouseReleased", 200, 500, button="left", clickCount=1)
        self.browser.wait(lambda: self.label() == "Tapped at 200, 456", self.label)

    def test_a_scale_is_shown(self):
        self.browser.wait(lambda: "km" in self.browser.find(".ol-scale-line")[0].text)

    def test_of_many_pins_there_is_a_list(self):
        self.browser.open(self.server.address + "?pins=400")
        # Out of sight until it has the focus, but not to those who do not see.
        names = self.browser.wait(lambda: self.browser.find("ul.annotations:not([hidden])"))[0]
        self.assertIn(("list", "Annotations"), self.browser.tree())
        self.assertEqual(self.browser.find("button.pin"), [])
        buttons = names.find_elements("tag name", "button")
        self.assertGreater(len(buttons), 200)
        # It is out of sight until it has the focus: the pins themselves are there for mice and fingers.
        self.assertTrue(self.covers_nothing(names))
        self.browser.driver.execute_script("arguments[0].focus()", buttons[3])
        self.assertFalse(self.covers_nothing(names))
        name = buttons[3].text
        self.press(Keys.ENTER)
        self.browser.named("dialog", name)
        self.press(Keys.TAB)
        self.assertEqual(self.browser.driver.switch_to.active_element.accessible_name, "More Info")
        self.press(Keys.TAB)
        self.assertEqual(self.browser.driver.switch_to.active_element.text, name)
        self.press(Keys.ESCAPE)
        self.browser.gone("dialog", name)
        self.assertEqual(self.browser.driver.switch_to.active_element.text, name)
        self.browser.open(self.server.address + "?pins=150")
        self.browser.wait(lambda: len(self.browser.find("button.pin")) == 150)
        self.assertEqual(self.browser.find("ul.annotations:not([hidden])"), [])


class TrialInMotion(Trial):
    still = False


class TrialOnPhone(PageTest):
    program = BUILD / "DisplayTrial"
    shape = PHONE

    def test_a_pin_is_dragged_by_a_finger(self):
        self.browser.open(self.server.address + "?pins=2")
        x, y = self.browser.middle(self.browser.named("button", "<i>Pin 1</i>"))
        self.browser.touch([(x, y), (x + 60, y + 80)])
        self.browser.wait(lambda: self.browser.find(".label")[0].text == "Let go")
        time.sleep(0.2)
        after = self.browser.middle(self.browser.named("button", "<i>Pin 1</i>"))
        self.assertAlmostEqual(after[0], x + 60, delta=3)
        self.assertAlmostEqual(after[1], y + 80, delta=3)


if __name__ == "__main__":
    unittest.main()
