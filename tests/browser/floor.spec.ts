import type { Page } from "@playwright/test";
import { headerLinks as labLinks } from "#app/content/lab/navigation.ts";
import { headerLinks, solutionLinks } from "#app/content/quantum/navigation.ts";
import { sideways } from "../support/overflow.ts";
import { expect, openBooted, scrollTo, test } from "../support/page.ts";

// The page's own style and markup are changed, which its policy would not allow.
test.use({ bypassCSP: true });

/** Serves the pages as an engine sees them that knows no popovers. */
async function withoutPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ["popover", "showPopover", "hidePopover", "togglePopover"]) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.route(/^[^?#]*\/[a-z-]*$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll("@supports not selector(:popover-open)", "@supports (display:block)")
      .replaceAll(":popover-open", ":popover-is-not-known")
      .replaceAll(' popover="auto"', "");
    await route.fulfill({ response, body });
  });
}

for (const [path, links] of [
  ["/", [...solutionLinks, ...headerLinks]],
  ["/adyakshar", labLinks],
] as const) {
  test(`${path}: without popovers a small screen's menu stands open above the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await withoutPopovers(page);
    await openBooted(page, path);
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
    for (const { to } of links) {
      await expect(page.locator(`#site-menu a[href="${to}"]`).first()).toBeVisible();
    }
    const menu = await page.locator("#site-menu").boundingBox();
    const main = await page.locator("main").boundingBox();
    expect(main?.y).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
    expect(await sideways(page)).toBe(0);
    // It leaves with the top of the page.
    await scrollTo(page, 2000);
    await expect(page.locator("#site-menu")).not.toBeInViewport();
    await page.locator("#site-menu a").last().click();
    await expect(page).not.toHaveURL(path);
  });
}

test("without popovers the Solutions list opens under pointer and focus", async ({ page }) => {
  await withoutPopovers(page);
  await openBooted(page, "/about");
  const panel = page.locator("#solutions-menu");
  const button = page.getByRole("button", { name: "Solutions" });
  await expect(panel).toBeHidden();
  await button.focus();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.locator("a").first()).toBeFocused();
  for (const _ of solutionLinks) await page.keyboard.press("Tab");
  await expect(panel).toBeHidden();
  await button.hover();
  await panel.locator('a[href="/simulation"]').click();
  await expect(page).toHaveURL("/simulation");
});

test("without anchor positioning a tile's tooltip stays in sight", async ({ page }) => {
  await page.route("/adyakshar", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      "(position-area:top)",
      "(position-area:none-such)",
    );
    await route.fulfill({ response, body });
  });
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openBooted(page, "/adyakshar");
    for (const tile of await page.locator("#home li > a").all()) {
      await tile.hover();
      const tooltip = page.getByRole("tooltip").filter({ visible: true });
      await expect(tooltip).toHaveCount(1);
      const box = await tooltip.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
});
