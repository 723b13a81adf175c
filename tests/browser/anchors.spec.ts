import { siteOf } from "#app/lib/site.ts";
import { servicePages } from "../support/built-site.ts";
import { test } from "../support/one-tab.ts";
import { expect, headerLink, openAndBoot } from "../support/page.ts";

test("on the alias of the home page the anchor stays on the alias", async ({ page }) => {
  await openAndBoot(page, "/quantumlabs");
  await headerLink(page, "#pricing-section").click();
  await expect(page).toHaveURL("/quantumlabs#pricing-section");
});

for (const address of ["/#pricing-section", "/adyakshar#our-team", "/#contact"]) {
  test(`${address}: a hash on load scrolls to its element`, async ({ page }) => {
    await openAndBoot(page, address);
    await expect(page.locator(address.slice(address.indexOf("#")))).toBeInViewport();
    await page.reload();
    await expect(page.locator(address.slice(address.indexOf("#")))).toBeInViewport();
  });
}

const oddHashes = [
  ["/", "#no-such-thing"],
  ["/adyakshar", "#%E0%A4%A"],
  ["/research", "#1abc"],
  ["/resources", "#:not("],
  ["/compiler", `#${"x".repeat(5000)}`],
] as const;

for (const [index, [path, hash]] of oddHashes.entries()) {
  test(`${path}${hash.slice(0, 20)}: a hash that names nothing does no harm, on load or later`, async ({
    page,
    complaints,
  }) => {
    const away = siteOf(path) === "lab" ? servicePages[0] : "/about";
    await openAndBoot(page, path + hash);
    const headline = await page.locator("h1").innerText();
    const [, other] = oddHashes[(index + 1) % oddHashes.length];
    await page.evaluate((value) => {
      window.location.hash = value;
    }, other);
    await page.locator(`a[href="${away}"]`).filter({ visible: true }).first().click();
    await expect(page.locator("h1")).not.toHaveText(headline);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(headline, { useInnerText: true });
    // The router logs this for a hash that cannot be decoded.
    complaints.list = complaints.list.filter((line) => !line.includes("not a decodable"));
  });
}
