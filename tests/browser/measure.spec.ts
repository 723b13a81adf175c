import type { Page } from "@playwright/test";
import { quantumHome } from "#app/content/quantum/home.ts";
import { waveWords } from "#app/content/quantum/wave-words.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openBooted, scrollTo } from "../support/page.ts";

const { measure } = quantumHome.hero;
const standing = 400;

const status = (page: Page) => page.locator("#detector").getByRole("status").first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function hits(page: Page): Promise<number> {
  return Number.parseInt((await status(page).innerText()).replace(",", ""), 10);
}

test("hits are measured one by one, by the hundred and by a tap on the wave", async ({ page }) => {
  await openBooted(page, "/");
  expect(await hits(page)).toBe(standing);
  await button(page, measure.one).click();
  await expect(status(page)).toContainText(String(standing + 1));
  await button(page, measure.hundred).click();
  await expect(status(page)).toContainText(String(standing + 101));
  await scrollTo(page, 0);
  await page.mouse.click(1200, 500);
  await expect(status(page)).toContainText(String(standing + 102));
});

test("a tap shows its hit where it was made, with the way to the detector", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBooted(page, "/");
  // Well above the screen's end, where the words would stand above it.
  await scrollTo(page, 300);
  const place = { x: 200, y: 450 };
  await page.mouse.click(place.x, place.y);
  const mark = page.getByRole("link", { name: waveWords.hit });
  await expect(mark).toBeInViewport();
  const box = await mark.locator("span").first().boundingBox();
  if (!box) throw new Error("no box");
  // The dot falls from above the page to its size: only its middle stands still.
  expect(Math.abs(box.y + box.height / 2 - place.y)).toBeLessThan(2);
  await mark.click();
  await expect(page.getByRole("img", { name: measure.title })).toBeInViewport();
  expect(await hits(page)).toBe(standing + 1);
});

test("the words of a tap at the screen's end are in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBooted(page, "/");
  await page.mouse.click(300, 836);
  const words = page.locator("[data-low] > :last-child");
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[data-low] > :first-child")).toBeInViewport({ ratio: 0.5 });
});

test("many hits stand in columns as wide as a few", async ({ page }) => {
  await openBooted(page, "/");
  const columns = page.getByRole("img", { name: measure.title }).locator("path").first();
  const width = async () => Number(await columns.getAttribute("stroke-width"));
  for (let presses = 1; presses <= 25; presses++) {
    await button(page, measure.hundred).click();
    await expect(status(page)).toContainText((standing + 100 * presses).toLocaleString("en-US"));
  }
  expect(await width()).toBeGreaterThan(5);
});

test("one slit is closed and opened again, and each has its own count", async ({ page }) => {
  await openBooted(page, "/");
  await button(page, measure.hundred).click();
  await expect(status(page)).toContainText(String(standing + 100));
  await button(page, measure.close).click();
  await expect(status(page)).toContainText(measure.oneSlit);
  expect(await hits(page)).toBe(standing);
  await button(page, measure.one).click();
  await expect(status(page)).toContainText(String(standing + 1));
  await button(page, measure.open).click();
  await expect(status(page)).toContainText(measure.twoSlits);
  expect(await hits(page)).toBe(standing + 100);
  await button(page, measure.close).click();
  await expect(status(page)).toContainText(measure.oneSlit);
  expect(await hits(page)).toBe(standing + 1);
});

test("under reduced motion it measures on demand only", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openBooted(page, "/");
  await button(page, measure.hundred).click();
  await expect(status(page)).toContainText(String(standing + 100));
});

freshTest.describe("without script", () => {
  freshTest.use({ javaScriptEnabled: false });

  freshTest("the hits stand there and nothing pretends to work", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("img", { name: measure.title })).toBeVisible();
    await expect(page.getByText(measure.hundred, { exact: true })).toBeHidden();
  });
});
