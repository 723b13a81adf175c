import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import sirv from "sirv";
import { builtRoot } from "../support/built-site.ts";
import { elements, parseHtml, textOf } from "../support/html.ts";
import { test as tabTest } from "../support/one-tab.ts";
import { expect, openAndBoot, test, waitForBoot } from "../support/page.ts";
import { wordsWithoutTimes } from "../support/words.ts";

/** Addresses that differ from a page's own in what hosts and the router treat in different ways. */
const oddAddresses = [
  "/Compiler",
  "/compiler/",
  "/compiler//",
  "//compiler",
  "/%63ompiler",
  "/compiler/index.html?x=1#circuit",
  "/index.html",
  "/ADYAKSHAR/",
  "/Quantumlabs/compiler",
  "/Features/ai-ml-nlp",
  "/features",
  "/404.html",
  "/nope",
  "/%zz",
];

const phone = { width: 390, height: 844 };

/** The first heading of what the server sends for an address. */
async function sentHeading(page: Page, url: string) {
  const response = await page.request.get(url);
  const [heading] = elements(parseHtml(await response.text()), "h1");
  return { status: response.status(), heading: textOf(heading) };
}

async function expectHeading(page: Page, heading: string, address: string) {
  const shown = page.locator("h1:not(:empty)");
  await expect(shown, address).toBeVisible();
  expect((await shown.textContent())?.replace(/\s+/g, " ").trim(), address).toBe(heading);
}

/** Opens every address, waits until React has taken over or was left off, and expects the page that was sent. */
async function expectSentPages(page: Page, origin: string) {
  const logged: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "log") logged.push(message.text());
  });
  for (const address of oddAddresses) {
    const { status, heading } = await sentHeading(page, origin + address);
    logged.length = 0;
    await page.goto(origin + address);
    // The first key starts React at once.
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => window.boot?.isBooted || window.boot?.hasGivenUp);
    await expectHeading(page, heading, address);
    const { pathname } = new URL(origin + address);
    if (status === 404) expect(logged).toEqual([`Page not found: ${pathname}`]);
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
  complaints.list = complaints.list.filter((line) => !line.includes("status of 404"));
});

test("so it does on a plain file server, where a page runs at its own address", async ({
  browser,
}) => {
  test.slow();
  const files = createServer(sirv(builtRoot, { single: "404.html" }));
  await new Promise<void>((listening) => files.listen(0, listening));
  const origin = `http://localhost:${(files.address() as AddressInfo).port}`;
  const page = await browser.newPage({ viewport: phone });
  const faults: Error[] = [];
  page.on("pageerror", (error) => faults.push(error));
  await expectSentPages(page, origin);
  await page.goto(`${origin}/compiler/index.html?x=1#compiler`);
  await page.waitForFunction(() => window.boot?.isBooted);
  await expect(page).toHaveURL(`${origin}/compiler?x=1#compiler`);
  expect(faults).toEqual([]);
  await page.close();
  files.close();
});

// The rest of an alias is that of its page (html.test.ts).
for (const path of ["/quantumlabs", "/quantumlabs/contact"]) {
  tabTest(`${path} answers and hydrates cleanly`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    const wordsAsBuilt = await wordsWithoutTimes(page);
    await waitForBoot(page);
    expect(await wordsWithoutTimes(page)).toBe(wordsAsBuilt);
  });
}

for (const path of ["/nope", "/quantumlabs/nope/deeper"]) {
  tabTest(
    `${path}: 404, the specified words, the path in the console`,
    async ({ page, complaints }) => {
      const logged = page.waitForEvent("console", (message) => message.text().includes(path));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "404", level: 1 })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      expect((await logged).type()).toBe("log");
      await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL("/");
      // Chromium itself reports the document's status.
      complaints.list = complaints.list.filter((line) => !line.includes("status of 404"));
    },
  );
}

tabTest("also by client navigation", async ({ page }) => {
  await openAndBoot(page, "/about");
  const logged = page.waitForEvent("console", (message) => message.text().includes("/gone"));
  await page.evaluate(() => {
    window.history.pushState({ idx: 1, key: "x" }, "", "/gone");
    window.dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1, key: "x" } }));
  });
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await logged;
});
