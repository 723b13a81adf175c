import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import { builtRoot } from "./built-site.ts";
import { startEmbedded } from "./servers.ts";

export type Complaints = ReturnType<typeof collectComplaints>;

export const missingPath = "/no-such-page";

/**
 * Collects everything a page says that it should not, until it is told to stop: errors, warnings, policy violations,
 * foreign requests. The 404 of a missing page is none.
 */
export function collectComplaints(page: Page, baseURL: string | undefined) {
  const list: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    const isMismatch = message.text().startsWith("Hydration");
    if (!isMismatch && !["error", "warning"].includes(message.type())) return;
    if (message.location().url.endsWith(missingPath)) return;
    list.push(`${message.type()}: ${message.text()}`);
  };
  const onError = (error: Error) => void list.push(`exception: ${error.message}`);
  const onRequest = (request: Request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== baseURL) {
      list.push(`request to ${request.url()}`);
    }
  };
  page.on("console", onConsole).on("pageerror", onError).on("request", onRequest);
  const stop = () =>
    void page.off("console", onConsole).off("pageerror", onError).off("request", onRequest);
  /** Takes what the test itself has caused off the list. */
  const forget = (pattern: RegExp) => {
    const rest = list.filter((line) => !pattern.test(line));
    list.splice(0, list.length, ...rest);
  };
  return { list, forget, stop };
}

/** A test of the built site, which each worker serves at a port of its own. */
export const siteTest = base.extend<object, { site: string }>({
  site: [
    async ({ browserName: _ }, use) => {
      const { port, stop } = await startEmbedded(builtRoot);
      await use(`http://localhost:${port}`);
      await stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, use) => use(site),
});

/** A test whose page may complain of nothing, except for what the test takes off the list. */
export const test = siteTest.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints = collectComplaints(page, baseURL);
      await use(complaints);
      complaints.stop();
      expect(complaints.list).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Tests that ask one page everything, in order and in one worker: it is loaded once, and again only after a failure.
 * Each sets the viewport and the media that it needs. The last one asks what the page complained of meanwhile.
 */
export function testsOfOnePage(
  path: string,
  open: (page: Page) => Promise<void>,
  tests: (currentPage: () => Page) => void,
) {
  siteTest.describe(path, () => {
    siteTest.describe.configure({ mode: "default" });
    let page: Page;
    let complaints: Complaints;
    siteTest.beforeAll(async ({ browser, site }) => {
      page = await browser.newPage({ baseURL: site });
      complaints = collectComplaints(page, site);
      await open(page);
    });
    siteTest.afterAll(() => page.close());
    tests(() => page);
    siteTest("complains of nothing", () => expect(complaints.list).toEqual([]));
  });
}

/** Opens a page and waits until React has taken over, which it does not do on the not-found page. */
export async function openAndBoot(page: Page, path: string) {
  await page.goto(path);
  await waitForBoot(page);
}

export async function waitForBoot(page: Page) {
  await page.waitForFunction(
    () =>
      window.boot?.isBooted ||
      (window.boot?.hasGivenUp && document.querySelector('template[data-late-scripts="/404"]')),
  );
}

/** The header's link to a page or an anchor, whatever its words are. */
export function headerLink(page: Page, to: string) {
  return page.locator(`header nav a[href$="${to}"]`).filter({ visible: true }).first();
}

/** Holds the answers for such files until the returned function is called, which delivers or drops them. */
export async function holdFiles(
  target: Page | BrowserContext,
  files: RegExp,
  end: "continue" | "abort" = "continue",
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await target.route(files, async (route) => {
    await released;
    await route[end]();
  });
  return release;
}

/** Opens a page in a browser without anchor positioning. Its policy would refuse the changed style: `bypassCSP`. */
export async function openWithoutAnchors(page: Page, path: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /\((top:anchor|position-area:)/g,
      "(none-such:",
    );
    await route.fulfill({ response, body });
  });
  await openAndBoot(page, path);
}

/** Marks the document, to tell a soft navigation (the mark stays) from a page load (it is gone). */
export async function markDocument(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = "1";
  });
}

export async function isSameDocument(page: Page) {
  return (await page.getAttribute("html", "data-mark")) === "1";
}

export async function scrollTop(page: Page) {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Lets the page run its pending tasks and three frames, within which a change of width takes effect. */
export async function waitThreeFrames(page: Page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Scrolls without the page's own smoothness and waits for its frames. */
export async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await waitThreeFrames(page);
}

export { expect };
