import type { Browser } from "@playwright/test";
import { median, milliseconds, ratio, row } from "./format.ts";
import { newPhone, newTab } from "./phone.ts";

interface FirstVisit {
  firstPaint: number;
  /** From the first paint until every font of the page is there; a frame later it is shown. */
  ownType: number;
}

async function visit(browser: Browser, url: string, hasFonts: boolean): Promise<FirstVisit> {
  const phone = await newPhone(browser, new URL(url).origin);
  const page = await newTab(phone);
  await page.route(/\.woff2$/, (route) => (hasFonts ? route.continue() : route.abort()));
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => document.fonts.status === "loaded");
  const times = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    lastFont: Math.max(
      0,
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff2"))
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd),
    ),
  }));
  await phone.close();
  const { firstPaint, lastFont } = times;
  return { firstPaint, ownType: Math.max(0, lastFont - firstPaint) };
}

/** What own type costs a newcomer: the first paint against the same page without fonts, and the time until it stands. */
export async function compareFonts(
  browser: Browser,
  origin: string,
  routes: readonly string[],
  runs: number,
): Promise<void> {
  console.log(row("", ["FCP", "no fonts", "ratio", "own type after"], 15));
  for (const path of routes) {
    const withFonts: FirstVisit[] = [];
    const without: FirstVisit[] = [];
    for (let run = 0; run < runs; run += 1) {
      without.push(await visit(browser, origin + path, false));
      withFonts.push(await visit(browser, origin + path, true));
    }
    const [paint, least] = [withFonts, without].map((all) =>
      median(all.map(({ firstPaint }) => firstPaint)),
    );
    const after = median(withFonts.map(({ ownType }) => ownType));
    const cells = [milliseconds(paint), milliseconds(least), ratio(paint, least)];
    console.log(row(path, [...cells, milliseconds(after)], 15));
  }
}
