import { distinctPages } from "../../tooling/routes.ts";
import { contrasts } from "../support/contrast.ts";
import { walk } from "../support/focus.ts";
import { expect, openBooted, scrollTo, test } from "../support/page.ts";

const pageTypes = ["/adyakshar", "/features/cloud-big-data", "/", "/tokenization", "/research"];

test.describe("forced colours", () => {
  for (const [colorScheme, paths] of [
    ["light", pageTypes],
    ["dark", ["/adyakshar", "/"]],
  ] as const) {
    for (const path of paths) {
      test(`${path}: everything can be told apart, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ forcedColors: "active", colorScheme, reducedMotion: "reduce" });
        await openBooted(page, path);
        expect((await contrasts(page)).filter(({ ratio }) => ratio < 3)).toEqual([]);
        const stops = await walk(page, 100);
        expect(stops.filter(({ isMarked }) => !isMarked)).toEqual([]);
      });
    }
  }

  test("fields and menus keep an edge", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await openBooted(page, "/adyakshar");
    for (const field of await page.locator("#contact :is(input, textarea)").all()) {
      const edge = await field.evaluate((element) => getComputedStyle(element).borderBottomWidth);
      expect(Number.parseFloat(edge)).toBeGreaterThan(0);
    }
    await openBooted(page, "/");
    await page.getByRole("button", { name: "Solutions" }).click();
    const edge = await page
      .locator("#solutions-menu")
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  });
});

test.describe("zoom", () => {
  const zooms = [
    { width: 720, height: 450 },
    { width: 320, height: 256 },
  ];

  for (const path of ["/", "/adyakshar"]) {
    test(`${path}: the menu can be used to its end at 200 and 400 %`, async ({ page }) => {
      for (const viewport of zooms) {
        await page.setViewportSize(viewport);
        await openBooted(page, path);
        await page.getByRole("button", { name: "Menu" }).click();
        const links = page.locator("#site-menu a").filter({ visible: true });
        for (let step = await links.count(); step > 0; step--) await page.keyboard.press("Tab");
        await expect(links.last()).toBeFocused();
        await expect(links.last()).toBeInViewport({ ratio: 0.9 });
      }
    });
  }
});

test.describe("motion", () => {
  const wave = "[data-site=quantum] canvas";

  test("the wave evolves where motion is welcome", async ({ page }) => {
    await openBooted(page, "/");
    await expect(page.locator(wave)).toHaveCSS("opacity", "1", { timeout: 30_000 });
  });

  test("the wave rests while nobody can see it", async ({ page }) => {
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (this: Worker, order, transfer) {
        if ("shown" in order) document.documentElement.dataset.wave = String(order.shown);
        postMessage.call(this, order, transfer as StructuredSerializeOptions);
      } as typeof postMessage;
    });
    const order = page.locator("html");
    await openBooted(page, "/");
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

  test("nothing moves where it is not", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    for (const path of distinctPages) {
      await openBooted(page, path);
      await page.waitForLoadState("networkidle");
      await page.locator("main a:visible").first().hover();
      const running = await page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getTiming().duration))
          .filter((duration) => duration > 0),
      );
      expect(running, path).toEqual([]);
    }
    await openBooted(page, "/");
    // Past the longest time that the wave waits for an idle page.
    await page.waitForTimeout(4500);
    await expect(page.locator(wave)).toHaveCSS("opacity", "0");
    expect(asked.filter((url) => /evolve/.test(url))).toEqual([]);
  });
});
