import { expect, scrollTo, scrollTop, test, waitForBoot } from "../support/page.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const address of ["/industries#web3", "/#contact", "/industries", "/"]) {
  test(`${address}: four reloads leave the page where it was`, async ({ page }) => {
    await page.goto(address);
    await waitForBoot(page);
    if (!address.includes("#")) await scrollTo(page, 3000);
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(0);
    for (let reload = 1; reload <= 4; reload++) {
      await page.reload();
      await waitForBoot(page);
      expect(await scrollTop(page), `after reload ${reload}`).toBe(place);
    }
  });
}
