import { expect, type Locator, test } from "@playwright/test";
import { booted } from "../support/page.ts";

const path = "/resources";
test.use({ viewport: { width: 390, height: 800 } });

const rows = "ul:has(+ div > button)";

/** How far the last entry of a row ends past the right edge of the screen. */
async function beyond(row: Locator): Promise<number> {
  const box = await row.locator("li").last().boundingBox();
  return box === null ? Number.NaN : Math.max(0, Math.round(box.x + box.width - 390));
}

/** A tap, and the row at rest again: a second one on its way would begin where it is then. */
async function move(row: Locator, button: Locator) {
  const rest = row.evaluate(
    (list) => new Promise<void>((resolve) => list.addEventListener("scrollend", () => resolve())),
  );
  await button.tap();
  await rest;
}

/** Until the button says that there is no more. */
async function moveToEnd(row: Locator, button: Locator) {
  while ((await button.getAttribute("aria-disabled")) !== "true") await move(row, button);
}

test("two buttons move each swiped row from its first entry to its last and back", async ({
  page,
}) => {
  await page.goto(path);
  await booted(page);
  const all = await page.locator(rows).all();
  expect(all.length).toBeGreaterThan(0);
  for (const row of all) {
    const buttons = row.locator("+ div");
    const [previous, next] = [
      buttons.getByRole("button").first(),
      buttons.getByRole("button").last(),
    ];
    await expect(previous).toHaveAttribute("aria-disabled", "true");
    expect(await beyond(row)).toBeGreaterThan(0);
    await move(row, next);
    await expect(previous).toHaveAttribute("aria-disabled", "false");
    await moveToEnd(row, next);
    await expect.poll(() => beyond(row)).toBe(0);
    await moveToEnd(row, previous);
    await expect(previous).toHaveAttribute("aria-disabled", "true");
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing of a swiped row lies past the edge, and no button does nothing", async ({
    page,
  }) => {
    await page.goto(path);
    for (const row of await page.locator(rows).all()) expect(await beyond(row)).toBe(0);
    await expect(page.locator(`${rows} + div`).first()).toBeHidden();
  });
});
