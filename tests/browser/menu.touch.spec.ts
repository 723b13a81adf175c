import { axeViolations } from "../support/axe.ts";
import { expect, headerLink, openAndBoot, test } from "../support/page.ts";
import { smallTargets } from "../support/reach.ts";

for (const path of ["/adyakshar", "/compiler"]) {
  test(`${path}: the menu opens, closes by Escape, outside press and Tab past its end, and gives focus back`, async ({
    page,
  }) => {
    await openAndBoot(page, path);
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.locator("#site-menu");
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    expect(await smallTargets(page)).toEqual([]);
    expect(await axeViolations(page, "header")).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.tap();
    await page.touchscreen.tap(200, 20);
    await expect(menu).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.tap();
    const links = await menu.locator("a").count();
    for (let step = 0; step <= links; step++) await page.keyboard.press("Tab");
    await expect(menu).toBeHidden();
  });
}

test("closes on choice of an anchor of the same page and scrolls there", async ({ page }) => {
  await openAndBoot(page, "/adyakshar");
  await page.getByRole("button", { name: "Menu" }).tap();
  await headerLink(page, "#services").tap();
  await expect(page.locator("#site-menu")).toBeHidden();
  await expect(page).toHaveURL("/adyakshar#services");
  await expect(page.locator("#services")).toBeInViewport();
});

test("lists the solutions openly and closes on choice of a page", async ({ page }) => {
  await openAndBoot(page, "/");
  await page.getByRole("button", { name: "Menu" }).tap();
  const link = page.locator('#solutions-menu a[href="/simulation"]');
  await expect(link).toBeVisible();
  await link.tap();
  await expect(page).toHaveURL("/simulation");
  await expect(page.locator("#site-menu")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu and its links work", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#site-menu")).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).tap();
    await headerLink(page, "/industries").tap();
    await expect(page).toHaveURL("/industries");
  });
});
