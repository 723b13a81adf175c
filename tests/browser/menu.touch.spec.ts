import { axeViolations } from "../support/axe.ts";
import { expect, headerLink, openAndBoot, test } from "../support/page.ts";
import { smallTargets } from "../support/reach.ts";

for (const path of ["/adyakshar", "/compiler"]) {
  test(`${path}: the menu opens, closes by Escape, outside press and Tab past its end, and gives focus back`, async ({
    page,
  }) => {
    await openAndBoot(page, path);
    const button = page.locator("[popovertarget=site-menu]");
    const menu = page.locator("#site-menu");
    await expect(menu).toBeHidden();
    await expect(button).toHaveAccessibleName("Menu");
    await button.tap();
    await expect(menu).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(button).toHaveAccessibleName("Close");
    await expect(menu.locator("[aria-current]")).toHaveCount(1);
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

for (const [path, link, to] of [
  ["/adyakshar", "header nav a[href$='#services']", "/adyakshar#services"],
  ["/", "#solutions-menu a[href='/simulation']", "/simulation"],
] as const) {
  test(`${path}: the menu lists all openly and closes on the choice of ${to}`, async ({ page }) => {
    await openAndBoot(page, path);
    await page.getByRole("button", { name: "Menu" }).tap();
    await page.locator(link).filter({ visible: true }).first().tap();
    await expect(page.locator("#site-menu")).toBeHidden();
    await expect(page).toHaveURL(to);
  });
}

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
