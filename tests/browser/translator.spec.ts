import type { Page } from "@playwright/test";
import { instrumentOn } from "../support/instruments.ts";
import { expect, headerLink, test, waitForBoot } from "../support/page.ts";

/** Does what a browser's translator does: puts every text into elements of its own. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const words: Text[] = [];
    while (texts.nextNode()) words.push(texts.currentNode as Text);
    for (const word of words) {
      if (!word.data.trim() || word.parentElement?.closest("script, style, title, svg")) continue;
      const inner = document.createElement("font");
      inner.textContent = word.data.toUpperCase();
      const outer = document.createElement("font");
      outer.append(inner);
      word.replaceWith(outer);
    }
  });
}

/** Lets the page be translated before React starts, which it does at the first key while the clock stands still. */
async function openTranslated(page: Page, path: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await translate(page);
  expect(await page.evaluate(() => window.boot?.isBooted)).toBe(false);
  await page.keyboard.press("Shift");
  await waitForBoot(page);
  await page.clock.resume();
}

test.afterEach(({ complaints }) => {
  // React says that it drew the page anew.
  complaints.forget(/^info: Hydration/);
});

test("an instrument runs on a page that was translated before React started", async ({ page }) => {
  // All instruments open by the same code.
  const { path, startButton, firstResult } = instrumentOn(page, "handshake");
  await openTranslated(page, path);
  await startButton.click();
  await expect(firstResult).not.toBeEmpty();
});

test("links work on a page that is translated before or after React starts", async ({ page }) => {
  await openTranslated(page, "/");
  await expect(page.locator("h1")).toBeVisible();
  await translate(page);
  await headerLink(page, "/about").click();
  await expect(page).toHaveURL("/about");
  await expect(page.locator("h1")).toBeVisible();
});
