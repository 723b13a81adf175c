import { expect, openBooted, test } from "../support/page.ts";
import { tooSmallForFingers } from "../support/targets.ts";

const instruments = ["/compiler#compiler?", "/simulation#simulator?", "/tokenization#handshake?"];

test("the targets of the open menu are", async ({ page }) => {
  for (const path of ["/", "/adyakshar"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("#site-menu")).toBeVisible();
    expect(await tooSmallForFingers(page), path).toEqual([]);
  }
});

for (const path of instruments) {
  test(`${path}: the instrument's targets are`, async ({ page }) => {
    await openBooted(page, path);
    await expect(page.locator(".result-line strong").first()).not.toBeEmpty();
    expect(await tooSmallForFingers(page)).toEqual([]);
  });
}
