import { expect, openAndBoot, test } from "../support/page.ts";

test("a technology under the pointer leaves the light to its service's plate", async ({ page }) => {
  await openAndBoot(page, "/adyakshar");
  const litPlates = () =>
    page.locator("#services li:has(img)").evaluateAll((plates) =>
      plates.flatMap((plate) => {
        const picture = plate.querySelector("[aria-hidden]");
        const isLit = picture && getComputedStyle(picture).opacity === "1";
        return isLit ? [plate.querySelector("a")?.getAttribute("href")] : [];
      }),
    );
  const all = await litPlates();
  expect(all.length).toBeGreaterThan(1);
  for (const line of await page.locator("#technologies h3 a").all()) {
    await line.hover();
    await expect.poll(litPlates).toEqual([await line.getAttribute("href")]);
  }
  await page.mouse.move(0, 0);
  await expect.poll(litPlates).toEqual(all);
});
