import { type Page, test } from "@playwright/test";
import { untilAtRest } from "../../tools/lib/first-visit.ts";
import { distinctPages } from "../../tools/lib/routes.ts";
import { contrasts } from "../support/contrast.ts";
import { unmarkedStops } from "../support/focus.ts";
import { expect, missing, testsOfOnePage } from "../support/page.ts";

for (const path of [...distinctPages, missing]) {
  const asked: string[] = [];
  const open = async (page: Page) => {
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(path);
    await untilAtRest(page);
  };
  testsOfOnePage(path, { reducedMotion: "reduce" }, open, (opened) => {
    test("does not move where motion is unwelcome", async () => {
      const { page } = opened();
      expect(await runningAnimations(page)).toEqual([]);
      await page.locator("main a:visible").first().hover();
      expect(await runningAnimations(page)).toEqual([]);
      // The wave's own code is not even asked for.
      expect(asked.filter((url) => /\/motion-/.test(url))).toEqual([]);
      for (const canvas of await page.locator("canvas").all()) {
        await expect(canvas).toHaveCSS("opacity", "0");
      }
    });

    test("prints dark on white in both schemes", async () => {
      const { page } = opened();
      await page.setViewportSize({ width: 794, height: 1123 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ media: "print", colorScheme });
        const ground = await page.evaluate(
          () => getComputedStyle(document.documentElement).backgroundColor,
        );
        expect.soft(ground, colorScheme).toBe("rgb(255, 255, 255)");
        expect.soft((await contrasts(page)).filter(({ ratio }) => ratio < 7)).toEqual([]);
        await expect.soft(page.locator("header nav")).toBeHidden();
        await expect.soft(page.getByRole("button", { name: "Menu" })).toBeHidden();
      }
    });

    test("has nothing that cannot be told apart in forced colors", async () => {
      const { page } = opened();
      await page.setViewportSize({ width: 1440, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ media: "screen", forcedColors: "active", colorScheme });
        expect.soft((await contrasts(page)).filter(({ ratio }) => ratio < 3)).toEqual([]);
        expect.soft(await unmarkedStops(page)).toEqual([]);
      }
    });
  });
}

async function runningAnimations(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getTiming().duration))
      .filter((duration) => duration > 0),
  );
}
