import type { Page } from "@playwright/test";
import { quantumHome } from "#app/content/quantum/home.ts";
import { expect, openBooted, test } from "../support/page.ts";

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
  await page.locator(".home-wave").click({ position: { x: 300, y: 400 }, force: true });
  await expect(status(page)).toContainText(String(standing + 102));
});

test("a tap shows its hit where it was made, with the way to the detector", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBooted(page, "/");
  await page.locator(".home-wave").click({ position: { x: 200, y: 300 }, force: true });
  const mark = page.locator(".wave-tap");
  await expect(mark).toBeInViewport();
  const box = await mark.locator(".wave-tap-dot").boundingBox();
  const wave = await page.locator(".home-wave").boundingBox();
  if (!box || !wave) throw new Error("no box");
  // The dot falls from above the page to its size: only its middle stands still.
  expect(Math.abs(box.y + box.height / 2 - wave.y - 300)).toBeLessThan(2);
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
  const columns = page.locator(".detector path").first();
  const width = async () => Number(await columns.getAttribute("stroke-width"));
  for (let presses = 1; presses <= 25; presses++) {
    await button(page, measure.hundred).click();
    await expect(status(page)).toContainText((standing + 100 * presses).toLocaleString("en-US"));
  }
  expect(await width()).toBeGreaterThan(5);
});

test("one slit is closed and opened again", async ({ page }) => {
  await openBooted(page, "/");
  await button(page, measure.close).click();
  await expect(status(page)).toContainText(measure.oneSlit);
  expect(await hits(page)).toBe(standing);
  await button(page, measure.open).click();
  await expect(status(page)).toContainText(measure.twoSlits);
});

test("under reduced motion it measures on demand only", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openBooted(page, "/");
  await button(page, measure.hundred).click();
  await expect(status(page)).toContainText(String(standing + 100));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the hits stand there and nothing pretends to work", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("img", { name: measure.title })).toBeVisible();
    await expect(page.getByText(measure.hundred, { exact: true })).toBeHidden();
  });
});
