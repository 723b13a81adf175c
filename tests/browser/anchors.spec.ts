import { expect, headerLink, openBooted, test } from "../support/page.ts";

test("an anchor of another page navigates to it with the hash", async ({ page }) => {
  await openBooted(page, "/features/cloud-big-data");
  await headerLink(page, "#services").click();
  await expect(page).toHaveURL("/adyakshar#services");
  await expect(page.locator("#services")).toBeInViewport();
});

test("off the quantum home the Pricing anchor leads to the root with a hash", async ({ page }) => {
  await openBooted(page, "/technologies");
  await headerLink(page, "#pricing-section").click();
  await expect(page).toHaveURL("/#pricing-section");
  await expect(page.locator("#pricing-section")).toBeInViewport();
});

test("on the alias of the home page the anchor stays on the alias", async ({ page }) => {
  await openBooted(page, "/quantumlabs");
  await headerLink(page, "#pricing-section").click();
  await expect(page).toHaveURL("/quantumlabs#pricing-section");
});

for (const address of [
  "/#pricing-section",
  "/adyakshar#our-team",
  "/research#rd-section",
  "/#contact",
]) {
  test(`${address}: a hash on load scrolls to its element`, async ({ page }) => {
    await openBooted(page, address);
    await expect(page.locator(address.slice(address.indexOf("#")))).toBeInViewport();
    await page.reload();
    await expect(page.locator(address.slice(address.indexOf("#")))).toBeInViewport();
  });
}

for (const [name, hash] of [
  ["names nothing", "#no-such-thing"],
  ["is malformed", "#%E0%A4%A"],
  ["is no identifier", "#1abc"],
  ["is a selector", "#:not("],
  ["is 5,000 characters long", `#${"x".repeat(5000)}`],
]) {
  test(`a hash that ${name} does no harm`, async ({ page, complaints }) => {
    for (const path of ["/", "/adyakshar", "/research", "/resources"]) {
      await openBooted(page, path + hash);
      await expect(page.locator("h1")).toBeVisible();
      await page.goto("about:blank");
    }
    await openBooted(page, "/");
    await page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
    await headerLink(page, "/industries").click();
    await expect(page).toHaveURL("/industries");
    await page.goBack();
    await expect(page.locator("#pricing-section")).toBeAttached();
    // The router says so of a hash that cannot be decoded.
    complaints.list = complaints.list.filter((line) => !line.includes("not a decodable"));
  });
}
