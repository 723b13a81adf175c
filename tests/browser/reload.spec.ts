import { expect, scrollTo, scrollTop, test, waitForBoot } from "../support/page.ts";

// Without a touch screen: its emulation ends before the page is left, whose place is then stored without it.
test.use({ viewport: { width: 390, height: 844 } });

for (const address of ["/industries#web3", "/industries", "/"]) {
  test(`${address}: two reloads leave the page where it was`, async ({ page }) => {
    // Where the site's own type has not come yet, lines break elsewhere for a moment.
    const settled = async () => {
      await waitForBoot(page);
      await page.evaluate(() => document.fonts.ready);
    };
    await page.goto(address);
    await settled();
    if (!address.includes("#")) await scrollTo(page, 3000);
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(0);
    for (let reload = 1; reload <= 2; reload++) {
      await page.reload();
      await settled();
      expect(await scrollTop(page), `after reload ${reload}`).toBe(place);
    }
  });
}
