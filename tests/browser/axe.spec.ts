import { siteOf } from "#app/lib/site.ts";
import { distinctPages } from "../../tooling/routes.ts";
import { violations } from "../support/axe.ts";
import { expect, openBooted, test } from "../support/page.ts";

const missing = "/no-such-page";
const pages = [...distinctPages, "/quantumlabs/research", missing];

const desk = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };
/** The quantum site looks the same in both schemes: one size each is enough. */
const views = {
  lab: [
    { colorScheme: "light", viewport: desk },
    { colorScheme: "dark", viewport: desk },
    { colorScheme: "light", viewport: phone },
  ],
  quantum: [
    { colorScheme: "light", viewport: desk },
    { colorScheme: "dark", viewport: phone },
  ],
} as const;

for (const path of pages) {
  test(`${path}: axe finds nothing, light, dark, on a phone`, async ({ page, complaints }) => {
    await openBooted(page, path);
    for (const { colorScheme, viewport } of views[siteOf(path)]) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${colorScheme}, ${viewport.width} px`).toEqual([]);
    }
    if (path === missing) complaints.list = [];
  });
}

test.describe("states", () => {
  test("the Solutions menu, open", async ({ page }) => {
    await openBooted(page, "/");
    await page.getByRole("button", { name: "Solutions" }).click();
    await expect(page.locator("#solutions-menu")).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  for (const path of ["/", "/adyakshar"]) {
    test(`${path}: the small screen's menu, open`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      await openBooted(page, path);
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.locator("#site-menu")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const name of ["EDA", "FPGA", "Finance"]) {
    test(`the research tab ${name}`, async ({ page }) => {
      await openBooted(page, "/research");
      await page.getByRole("tab", { name }).click();
      await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const path of ["/resources", "/compiler", "/features/ai-ml-nlp"]) {
    test(`${path}: everything that opens, open`, async ({ page }) => {
      await openBooted(page, path);
      const closed = page.locator("main details:not([open]) > summary:visible");
      expect(await closed.count()).toBeGreaterThan(0);
      while ((await closed.count()) > 0) await closed.first().click();
      expect(await violations(page)).toEqual([]);
    });
  }

  for (const colorScheme of ["light", "dark"] as const) {
    test(`a tile's tooltip, shown, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openBooted(page, "/adyakshar");
      await page.locator(".hex-tile").first().hover();
      await expect(page.getByRole("tooltip").first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test(`the contact form, refused by the browser, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openBooted(page, "/adyakshar");
      await page.locator("#contact button[type=submit]").click();
      expect(await violations(page)).toEqual([]);
    });
  }
});
