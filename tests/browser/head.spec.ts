import type { Page } from "@playwright/test";
import { expect, headerLink, openAndBoot, test, waitForBoot } from "../support/page.ts";

/** Title, meta tags and canonical address. */
const headTags = (page: Page) =>
  page
    .locator("head :is(title, meta, link[rel=canonical])")
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());

test("React adopts the head's tags, also those of a missing page, and a soft navigation replaces every one", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const plainPage = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const expectBuiltHead = async (path: string) => {
    await plainPage.goto(path);
    const builtTags = await headTags(plainPage);
    expect(builtTags).not.toEqual([]);
    await expect.poll(() => headTags(page)).toEqual(builtTags);
  };
  await openAndBoot(page, "/");
  await expectBuiltHead("/");
  await headerLink(page, "/industries").click();
  await expectBuiltHead("/industries");
  await page.locator('footer a[href="/adyakshar"]').click();
  // The other site needs a page load.
  await page.waitForURL("/adyakshar");
  await waitForBoot(page);
  await expectBuiltHead("/adyakshar");
  await page.goBack();
  await expectBuiltHead("/industries");
  await openAndBoot(page, "/features/no-such-page");
  await expectBuiltHead("/features/no-such-page");
  await plainPage.close();
  complaints.list = complaints.list.filter((line) => !line.includes("404"));
});
