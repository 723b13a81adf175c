import type { Page } from "@playwright/test";
import { elements, parseHtml } from "../../tools/lib/html.ts";
import { builtRoot } from "../support/built-site.ts";
import { textOf } from "../support/html.ts";
import { expect, test } from "../support/page.ts";
import { startBareHost } from "../support/servers.ts";

/** Addresses that differ from a page's own in what hosts and the router treat in different ways. */
const oddAddresses = [
  "/Compiler",
  "/compiler/",
  "/compiler//",
  "//compiler",
  "/%63ompiler",
  "/compiler/index.html?x=1#compiler",
  "/index.html",
  "/ADYAKSHAR/",
  "/Quantumlabs/compiler",
  "/Features/ai-ml-nlp",
  "/features",
  "/404.html",
  "/quantumlabs/nope/deeper",
  "/%zz",
  // The rest of an alias is that of its page (html.test.ts).
  "/quantumlabs",
  "/quantumlabs/contact",
];

const phone = { width: 390, height: 844 };

/** Opens every address, waits until React has taken over or was left off, and expects the page that was sent. */
async function expectSentPages(page: Page, origin: string) {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") logged.push(message.text());
  });
  for (const address of oddAddresses) {
    logged.length = 0;
    const response = await page.goto(origin + address);
    const [sent] = elements(parseHtml((await response?.text()) ?? ""), "h1");
    // The first key starts React at once.
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => window.boot?.isBooted || window.boot?.hasGivenUp);
    await expect(page.locator("h1:not(:empty)"), address).toHaveText(textOf(sent));
    const { pathname } = new URL(origin + address);
    if (response?.status() === 404) expect(logged).toEqual([`Page not found: ${pathname}`]);
  }
}

test("every address shows the page that was sent, and a missing one its path", async ({
  page,
  baseURL,
  complaints,
}) => {
  test.slow();
  await expectSentPages(page, baseURL ?? "");
  // Chromium itself reports the document's status.
  complaints.forget(/status of 404/);
});

test("so it does on a plain file server, where a page runs at its own address and under its own policy", async ({
  browser,
}) => {
  test.slow();
  const host = await startBareHost(builtRoot);
  const origin = `http://localhost:${host.port}`;
  const page = await browser.newPage({ viewport: phone });
  const faults: Error[] = [];
  page.on("pageerror", (error) => faults.push(error));
  await expectSentPages(page, origin);
  await page.goto(`${origin}/compiler/index.html?x=1#compiler`);
  await page.waitForFunction(() => window.boot?.isBooted);
  await expect(page).toHaveURL(`${origin}/compiler?x=1#compiler`);
  expect(faults).toEqual([]);
  expect(await page.evaluate(() => window.isInjected)).toBeUndefined();
  expect(await page.evaluate(() => window.complaints)).toEqual(["script-src-elem"]);
  await page.close();
  await host.stop();
});
