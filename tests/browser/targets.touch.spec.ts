import { type InstrumentName, instrumentOn, instruments } from "../support/instruments.ts";
import { expect, openBooted, test } from "../support/page.ts";
import { tooSmallForFingers } from "../support/targets.ts";

test("the targets of the open menu are", async ({ page }) => {
  for (const path of ["/", "/adyakshar"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("#site-menu")).toBeVisible();
    expect(await tooSmallForFingers(page), path).toEqual([]);
  }
});

for (const name of Object.keys(instruments) as InstrumentName[]) {
  test(`the targets of the ${name} are`, async ({ page }) => {
    const { path, id, verdict } = instrumentOn(page, name);
    await openBooted(page, `${path}#${id}?`);
    await expect(verdict.locator("strong").first()).not.toBeEmpty();
    expect(await tooSmallForFingers(page)).toEqual([]);
  });
}
