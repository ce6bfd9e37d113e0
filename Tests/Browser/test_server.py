"""Servers come and go; pages stay."""

import gzip
import signal
import unittest
import urllib.request

from support import DESKTOP, Browser, PageTest, Server


class Restart(unittest.TestCase):
    def test_a_page_goes_on_when_the_server_is_started_again(self):
        server = Server()
        browser = Browser(DESKTOP)
        self.addCleanup(browser.close)
        browser.open(server.address)
        browser.named("radio", "Hybrid").click()
        browser.drag((300, 500), (380, 520))
        link = browser.wait_for_link(lambda link: link["type"] == "hybrid")
        browser.settled()
        link = browser.link
        browser.driver.execute_script("window.isOld = true")
        server.stop(signal.SIGKILL)
        browser.wait(lambda: browser.find("#notice:not([hidden])"), "the page does not say that it waits")
        # What only the server can do is not shown as done.
        standard = browser.named("radio", "Standard")
        browser.driver.execute_script("arguments[0].click()", standard)
        self.assertFalse(standard.is_selected())
        server = Server(server.port)
        self.addCleanup(server.stop)
        browser.wait(lambda: not browser.find("#notice:not([hidden])"), "the page does not come back")
        browser.wait(lambda: browser.named("radio", "Hybrid").is_selected())
        browser.named("radio", "Standard").click()
        browser.wait_for_link(lambda new: new["type"] == "standard")
        self.assertEqual({**browser.link, "type": "hybrid"}, link)
        self.assertTrue(browser.driver.execute_script("return window.isOld"), "the page was loaded anew")

    def test_packed_files_are_the_files(self):
        server = Server()
        self.addCleanup(server.stop)
        for path in ("/", "/style.css", "/map.js", "/openlayers/ol.js"):
            with urllib.request.urlopen(server.address + path.lstrip("/")) as answer:
                plain = answer.read()
            request = urllib.request.Request(server.address + path.lstrip("/"), headers={"Accept-Encoding": "gzip"})
            with urllib.request.urlopen(request) as answer:
                self.assertEqual(answer.headers["content-encoding"], "gzip", path)
                packed = answer.read()
            self.assertEqual(gzip.decompress(packed), plain, path)
            self.assertLess(len(packed), 0.6 * len(plain), path)

    def test_a_server_ends_in_good_order(self):
        server = Server()
        browser = Browser(DESKTOP)
        self.addCleanup(browser.close)
        browser.open(server.address)
        self.assertEqual(server.stop(), 0)


class Visitors(PageTest):
    def test_each_page_has_its_own_map(self):
        other = Browser(DESKTOP)
        self.addCleanup(other.close)
        other.open(self.server.address)
        self.browser.named("radio", "Satellite").click()
        self.browser.wait_for_link(lambda link: link["type"] == "satellite")
        other.settled()
        self.assertEqual(other.link["type"], "standard")

    def test_pages_that_are_left_do_not_use_up_the_connections(self):
        for number in range(12):
            self.browser.open(self.server.address + f"?zoom=3&center=0,{number}")
        self.browser.named("radio", "Standard")

    def test_a_page_that_is_gone_back_to_is_live(self):
        self.browser.settled()
        self.browser.driver.get("about:blank")
        self.browser.driver.back()
        self.browser.named("radio", "Hybrid").click()
        self.browser.wait_for_link(lambda link: link["type"] == "hybrid")

    def test_no_other_host_is_asked(self):
        self.browser.settled()
        names = self.browser.driver.execute_script("return performance.getEntriesByType('resource').map(e => e.name)")
        self.assertTrue(names)
        for name in names:
            self.assertTrue(name.startswith(self.server.address), name)


if __name__ == "__main__":
    unittest.main()
