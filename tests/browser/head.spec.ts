import type { Page } from "@playwright/test";
import { builtPage } from "../support/built-pages.ts";
import { elements, textOf } from "../support/html.ts";
import { expect, headerLink, openAndBoot, test, waitForBoot } from "../support/page.ts";

/** Title, meta tags and canonical address, one line each. */
function builtHead(path: string): string[] {
  const [head] = elements(builtPage(path).document, "head");
  return elements(head, ({ tag, attributes }) => {
    return tag === "title" || tag === "meta" || attributes.rel === "canonical";
  })
    .map(({ tag, attributes, ...rest }) =>
      line(tag, attributes, textOf({ tag, attributes, ...rest })),
    )
    .sort();
}

async function shownHead(page: Page): Promise<string[]> {
  const tags = await page.evaluate(() =>
    [...document.head.querySelectorAll("title, meta, link[rel=canonical]")].map((element) => ({
      tag: element.localName,
      attributes: Object.fromEntries([...element.attributes].map((at) => [at.name, at.value])),
      words: element.textContent,
    })),
  );
  return tags.map(({ tag, attributes, words }) => line(tag, attributes, words)).sort();
}

function line(tag: string, attributes: Record<string, string>, words: string): string {
  return JSON.stringify([tag, ...Object.entries(attributes).flat().sort(), words]);
}

test("React adopts the head's tags, and a soft navigation replaces every one", async ({ page }) => {
  await openAndBoot(page, "/");
  await expect.poll(() => shownHead(page)).toEqual(builtHead("/"));
  await headerLink(page, "/industries").click();
  await expect.poll(() => shownHead(page)).toEqual(builtHead("/industries"));
  await page.locator('footer a[href="/adyakshar"]').click();
  // The other site comes by a page load.
  await page.waitForURL("/adyakshar");
  await waitForBoot(page);
  await expect.poll(() => shownHead(page)).toEqual(builtHead("/adyakshar"));
  await page.goBack();
  await expect.poll(() => shownHead(page)).toEqual(builtHead("/industries"));
});

test("the not-found page has the same head at every address", async ({ page, complaints }) => {
  await openAndBoot(page, "/features/no-such-page");
  await expect.poll(() => shownHead(page)).toEqual(builtHead("/404"));
  complaints.list = complaints.list.filter((text) => !text.includes("404"));
});
