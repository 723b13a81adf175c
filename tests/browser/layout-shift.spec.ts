import type { Page } from "@playwright/test";
import { distinctPages } from "../../tooling/routes.ts";
import { delayFonts, visitFrom } from "../support/fonts.ts";
import { startHaltingServer } from "../support/halting-server.ts";
import { booted, expect, scrollTo, test } from "../support/page.ts";

declare global {
  interface Window {
    shifts: string[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

const missing = "/no-such-page";
const slowFontMs = 1000;
/** About as long as a page takes to be laid out: fonts that arrive then tempt a browser to swap. */
const justLateFontMs = [50, 100, 150, 200, 300];

/** Writes down every shift with what moved, from the first paint on. */
function recordShifts() {
  window.shifts = [];
  const describe = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `<${element?.localName}> "${element?.textContent?.trim().slice(0, 30)}"`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describe(node)} from ${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
      );
      window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join("; ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

async function scrollToEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) await scrollTo(page, top);
}

for (const width of [375, 1440]) {
  for (const path of [...distinctPages, missing]) {
    test(`${path}: nothing shifts at ${width} px, with slow fonts, to the end`, async ({
      page,
      complaints,
    }) => {
      const fonts = await delayFonts(page, slowFontMs);
      await visitFrom(page, "near");
      await page.addInitScript(recordShifts);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await booted(page);
      await page.evaluate(() => document.fonts.ready);
      await scrollToEnd(page);
      await scrollTo(page, 0);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
      expect(fonts(), "the fonts were slow").toBeGreaterThan(0);
      if (path === missing)
        complaints.list = complaints.list.filter((line) => !line.includes("404"));
    });
  }
}

for (const path of ["/", "/compiler", "/adyakshar"]) {
  // From near the page asks for them at once, from far when React has started.
  for (const { distance, delays } of [
    { distance: "near", delays: justLateFontMs },
    { distance: "far", delays: [0] },
  ] as const) {
    for (const ms of delays) {
      test(`${path} from ${distance}: nothing shifts with fonts that come ${ms} ms late`, async ({
        page,
      }) => {
        const fonts = await delayFonts(page, ms);
        await visitFrom(page, distance);
        await page.addInitScript(recordShifts);
        await page.setViewportSize({ width: 412, height: 823 });
        await page.goto(path);
        await booted(page);
        await expect.poll(fonts, "both fonts were asked for").toBe(2);
        await page.waitForLoadState("networkidle");
        expect(await page.evaluate(() => window.shifts)).toEqual([]);
      });
    }
  }
}

for (const { path, halts } of [
  { path: "/", halts: ["</canvas>", "</h1>", "Indicative pricing</a>"] },
  { path: "/compiler", halts: ["Industries</a>", "</h1>", "as written"] },
  {
    path: "/adyakshar",
    halts: ["Our team</a>", "</h1>", "Our services</a>", "Mobile &amp; web</span>"],
  },
  { path: missing, halts: ["</h1>"] },
]) {
  test(`${path}: nothing shifts when the page comes by halves`, async ({ context, baseURL }) => {
    const server = await startHaltingServer(baseURL ?? "");
    for (const width of [412, 1440]) {
      for (const words of halts) {
        server.haltAfter(words);
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 823 });
        await page.addInitScript(recordShifts);
        await page.goto(server.origin + path);
        await booted(page);
        const shifts = await page.evaluate(() => window.shifts);
        expect(shifts, `${width} px, halted after ${words}`).toEqual([]);
        await page.close();
      }
    }
    server.stop();
  });
}
