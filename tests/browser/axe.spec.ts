import { solutionsMenu } from "#app/content/quantum/navigation.ts";
import { violations } from "../support/axe.ts";
import { test } from "../support/one-tab.ts";
import { expect, openBooted } from "../support/page.ts";

// Pages as they come are in pages.spec.ts: here are the states of their parts.

test("the Solutions menu, open", async ({ page }) => {
  await openBooted(page, "/");
  await page.getByRole("button", { name: solutionsMenu }).click();
  await expect(page.locator("#solutions-menu")).toBeVisible();
  expect(await violations(page, "header")).toEqual([]);
});

for (const path of ["/", "/adyakshar"]) {
  test(`${path}: the small screen's menu, open`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await openBooted(page, path);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.locator("#site-menu")).toBeVisible();
    expect(await violations(page, "header")).toEqual([]);
  });
}

test("the research tabs that are not chosen at first", async ({ page }) => {
  await openBooted(page, "/research");
  for (const name of ["FPGA", "Finance"]) {
    await page.getByRole("tab", { name }).click();
    await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    expect(await violations(page, "#rd-section"), name).toEqual([]);
  }
});

for (const path of ["/resources", "/compiler", "/features/ai-ml-nlp"]) {
  test(`${path}: everything that opens, open`, async ({ page }) => {
    await openBooted(page, path);
    const closed = page.locator("main details:not([open]) > summary:visible");
    expect(await closed.count()).toBeGreaterThan(0);
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await violations(page, "main")).toEqual([]);
  });
}

test("a tile's tooltip and a refused form, light and dark", async ({ page }) => {
  await openBooted(page, "/adyakshar");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.locator("#home li > a").first().hover();
    await expect(page.getByRole("tooltip").first()).toBeVisible();
    expect(await violations(page, "#home"), colorScheme).toEqual([]);
    await page.locator("#contact button[type=submit]").click();
    await expect(page.locator("#contact [name=name]")).toBeFocused();
    expect(await violations(page, "#contact"), colorScheme).toEqual([]);
  }
});
