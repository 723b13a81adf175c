import { solutionsMenu } from "#app/content/quantum/navigation.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openAndBoot, scrollTo } from "../support/page.ts";

test("fields and menus keep an edge in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAndBoot(page, "/adyakshar");
  for (const field of await page.locator("#contact :is(input, textarea)").all()) {
    const edge = await field.evaluate((element) => getComputedStyle(element).borderBottomWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  }
  await openAndBoot(page, "/");
  await page.getByRole("button", { name: solutionsMenu }).click();
  const edge = await page
    .locator("#solutions-menu")
    .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
});

const zooms = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

for (const path of ["/", "/adyakshar"]) {
  test(`${path}: the menu can be used to its end at 200 and 400 %`, async ({ page }) => {
    for (const viewport of zooms) {
      await page.setViewportSize(viewport);
      await openAndBoot(page, path);
      await page.getByRole("button", { name: "Menu" }).click();
      const links = page.locator("#site-menu a").filter({ visible: true });
      for (let step = await links.count(); step > 0; step--) await page.keyboard.press("Tab");
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toBeInViewport({ ratio: 0.9 });
    }
  });
}

freshTest("the wave rests while nobody can see it", async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, order, transfer) {
      if ("shown" in order) document.documentElement.dataset.wave = String(order.shown);
      postMessage.call(this, order, transfer as StructuredSerializeOptions);
    } as typeof postMessage;
  });
  const order = page.locator("html");
  await openAndBoot(page, "/");
  await expect(order).toHaveAttribute("data-wave", "true", { timeout: 30_000 });
  await scrollTo(page, 4000);
  await expect(order).toHaveAttribute("data-wave", "false");
  await scrollTo(page, 0);
  await expect(order).toHaveAttribute("data-wave", "true");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(order).toHaveAttribute("data-wave", "false");
});

test("the wave's canvas, emptied for another shape, does not darken the still", async ({
  page,
}) => {
  await openAndBoot(page, "/");
  const canvas = page.locator("#detector canvas");
  await expect(canvas).toHaveCSS("opacity", "1", { timeout: 30_000 });
  await canvas.evaluate((element) => {
    matchMedia("(width < 48rem)").addEventListener("change", () => {
      element.dataset.turned = getComputedStyle(element).visibility;
    });
  });
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(canvas).toHaveAttribute("data-turned", "hidden");
});
