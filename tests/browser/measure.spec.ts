import type { Page } from "@playwright/test";
import { quantumHome } from "#app/content/quantum/home.ts";
import { expect, openBooted, test } from "../support/page.ts";

const { measure } = quantumHome.hero;
const standing = 400;

const status = (page: Page) => page.getByRole("status").filter({ hasText: /hits/ });
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
