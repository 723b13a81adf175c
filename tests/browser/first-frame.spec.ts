import type { Page } from "@playwright/test";
import { industriesPage } from "#app/content/quantum/industries.ts";
import { instrumentOn, instruments } from "../support/instruments.ts";
import {
  expect,
  isSameDocument,
  markDocument,
  openAndBoot,
  scrollTo,
  scrollTop,
  test,
} from "../support/page.ts";

interface ShownFrame {
  time: number;
  heading: string;
  scrolled: number;
  /** Where the watched element stood. */
  top: number | null;
  isOpen: boolean;
  isWhole: boolean;
}

declare global {
  interface Window {
    recorded: ShownFrame[];
  }
}

/** Records every frame in the page. It reads only positions, because reading a style could undo the fault it looks for. */
function record(watched: string): void {
  window.recorded = [];
  const look = (time: number) => {
    const element = document.querySelector(watched);
    window.recorded.push({
      time,
      heading: document.querySelector("h1")?.textContent ?? "",
      scrolled: Math.round(scrollY),
      top: element && Math.round(element.getBoundingClientRect().top),
      isOpen: document.querySelector("[data-outcome] strong") !== null,
      isWhole: document.readyState !== "loading",
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function recordFrames(page: Page, watched = "h1"): Promise<void> {
  await page.addInitScript(record, watched);
}

async function clearFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.recorded = [];
  });
}

/** Enough frames for an unwanted scroll to show. */
const FRAMES_AFTER_TARGET = 12;

/** The frames since the recording started or the page was painted, until enough of them show what is waited for. */
async function waitForFrames(
  page: Page,
  shown: { heading?: string; isOpen?: boolean; top?: number },
): Promise<ShownFrame[]> {
  const args = [shown, FRAMES_AFTER_TARGET] as const;
  await page.waitForFunction(([wanted, count]) => {
    const keys = Object.keys(wanted) as (keyof typeof wanted)[];
    const isShown = (frame: ShownFrame) => keys.every((key) => frame[key] === wanted[key]);
    return window.recorded.filter(isShown).length >= count;
  }, args);
  return page.evaluate(() => {
    const painted = performance.getEntriesByName("first-paint")[0].startTime;
    const first = window.recorded.findLastIndex(({ time }) => time <= painted);
    // A page that loads in pieces may be painted before the place that its address names exists.
    return window.recorded.slice(Math.max(first, 0)).filter(({ isWhole }) => isWhole);
  });
}

function distinctValues<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** All instruments open by the same code. */
const { path } = instruments.compiler;
const anchor = "#compiler";

/** `belowHeading` is the top of an instrument whose heading and lead are visible. */
const screens = {
  wide: { belowHeading: 320, use: { viewport: { width: 1440, height: 900 } } },
  phone: {
    belowHeading: 400,
    use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
};

/** The top of an anchor below the header, which is its scroll margin. */
const ANCHOR_TOP_PX = 96;

async function scrolledUnder(page: Page, heading: string): Promise<number[]> {
  const frames = await waitForFrames(page, { heading });
  const framesOfPage = frames.filter((frame) => frame.heading === heading);
  return distinctValues(framesOfPage.map(({ scrolled }) => scrolled));
}

const headingOf = (page: Page) => page.locator("h1").evaluate((h1) => h1.textContent ?? "");

/** Presses a link of the header, in its menu on a small screen. */
async function pressInHeader(page: Page, href: string) {
  const menu = page.locator("header").getByRole("button", { name: "Menu" });
  if (await menu.isVisible()) await menu.click();
  const link = page.locator(`header nav a[href="${href}"]`).first();
  await link.hover();
  await clearFrames(page);
  await link.click();
}

for (const [screen, { use, belowHeading }] of Object.entries(screens)) {
  test.describe(`on a ${screen} screen`, () => {
    test.use(use);

    test("a link shows a page from its top, Back and Forward where it was left, at once", async ({
      page,
    }) => {
      await recordFrames(page);
      await openAndBoot(page, "/");
      await markDocument(page);
      const visits: { heading: string; left: number }[] = [];
      for (const to of ["/compiler", "/research", "/contact"]) {
        const link = page.locator(`footer a[href="${to}"]`).first();
        await link.scrollIntoViewIfNeeded();
        await link.hover();
        const previous = await headingOf(page);
        visits.push({ heading: previous, left: await scrollTop(page) });
        await clearFrames(page);
        await link.click();
        await expect(page.locator("h1")).not.toHaveText(previous);
        expect(await scrolledUnder(page, await headingOf(page))).toEqual([0]);
      }
      visits.push({ heading: await headingOf(page), left: 0 });

      const expectReturn = async (step: "back" | "forward", visit: (typeof visits)[number]) => {
        await clearFrames(page);
        await page.evaluate((name) => history[name](), step);
        expect(await scrolledUnder(page, visit.heading)).toEqual([visit.left]);
      };
      for (const visit of visits.slice(0, -1).reverse()) await expectReturn("back", visit);
      for (const visit of visits.slice(1)) await expectReturn("forward", visit);
      expect(await isSameDocument(page)).toBe(true);
    });

    for (const [from, to] of [
      ["/technologies", "/#pricing-section"],
      ["/features/cloud-big-data", "/adyakshar#services"],
    ]) {
      test(`${to} from ${from}: the anchor is there in the first frame`, async ({ page }) => {
        await recordFrames(page, to.slice(to.indexOf("#")));
        await openAndBoot(page, from);
        await scrollTo(page, 900);
        await pressInHeader(page, to);
        await waitForFrames(page, { top: ANCHOR_TOP_PX });
        await expect(page).toHaveURL(to);
        const frames = await waitForFrames(page, { heading: await headingOf(page) });
        const framesWithAnchor = frames.filter(({ top }) => top !== null);
        expect(distinctValues(framesWithAnchor.map(({ top }) => top))).toEqual([ANCHOR_TOP_PX]);
      });
    }

    test("an anchor of the same page is scrolled to smoothly, or jumped to without motion", async ({
      page,
    }) => {
      const to = "/adyakshar#technologies";
      await recordFrames(page, "#technologies");
      await openAndBoot(page, "/adyakshar");
      await markDocument(page);
      await pressInHeader(page, to);
      const smooth = distinctValues(
        (await waitForFrames(page, { top: ANCHOR_TOP_PX })).map(({ top }) => top ?? Number.NaN),
      );
      // A jump has two places, before and after; a busy machine draws few between them.
      expect(smooth.length).toBeGreaterThan(2);
      expect(smooth).toEqual(smooth.toSorted((a, b) => b - a));
      await expect(page.locator("#technologies")).toBeFocused();
      expect(await isSameDocument(page)).toBe(true);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await scrollTo(page, 0);
      await pressInHeader(page, to);
      const jump = await waitForFrames(page, { top: ANCHOR_TOP_PX });
      expect(distinctValues(jump.map(({ scrolled }) => scrolled)).length).toBeLessThanOrEqual(2);
    });

    /** Scrolls the button to that share of the screen, presses it, and checks where the instrument then is. */
    const pressAt = async (page: Page, height: number) => {
      const { startButton } = instrumentOn(page, "compiler");
      await startButton.evaluate((button, share) => {
        const { top } = button.getBoundingClientRect();
        window.scrollTo(0, scrollY + top - innerHeight * share);
      }, height);
      await startButton.hover();
      const before = await page
        .locator(anchor)
        .evaluate((place) => Math.round(place.getBoundingClientRect().top));
      await clearFrames(page);
      await startButton.click();
      const frames = await waitForFrames(page, { isOpen: true });
      const after = Math.max(before, belowHeading);
      expect(distinctValues(frames.map(({ top }) => top))).toEqual(distinctValues([before, after]));
      await expect(page.locator(anchor)).toBeFocused();
    };

    test("an instrument pressed high opens below its heading and keeps the focus; a hero’s button scrolls there and no further", async ({
      page,
    }) => {
      await recordFrames(page, anchor);
      await openAndBoot(page, path);
      await pressAt(page, 0.15);
      await openAndBoot(page, path);
      const button = page.locator(`main a[href="${path}${anchor}"]`).first();
      await button.hover();
      await clearFrames(page);
      await button.click();
      await waitForFrames(page, { isOpen: true });
      const frames = await waitForFrames(page, { top: belowHeading });
      const tops = distinctValues(frames.map(({ top }) => top ?? Number.NaN));
      expect(tops).toEqual(tops.toSorted((a, b) => b - a));
      await expect(page.locator(anchor)).toBeFocused();
    });

    test("pressed low it opens there; a link copied from it opens it in place, and a reload finds it again", async ({
      page,
      context,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await recordFrames(page, anchor);
      await openAndBoot(page, path);
      await pressAt(page, 0.85);
      const { section } = instrumentOn(page, "compiler");
      await section.getByRole("button", { name: "Copy link" }).click();
      const copied = await page.evaluate(() => navigator.clipboard.readText());

      const visitor = await context.newPage();
      await recordFrames(visitor, anchor);
      const tops = async () =>
        distinctValues((await waitForFrames(visitor, { isOpen: true })).map(({ top }) => top));
      // A page scrolls by whole pixels, but what is above may end in half a pixel.
      const expectInPlace = async () => {
        const [top, ...others] = await tops();
        expect(others).toEqual([]);
        expect(Math.abs(Number(top) - belowHeading)).toBeLessThanOrEqual(1);
      };
      await visitor.goto(copied);
      await expectInPlace();
      // The place is restored before the fonts have loaded, which may move it by a line of a headline.
      await visitor.reload();
      const restored = await tops();
      expect(restored).toHaveLength(1);
      expect(Math.abs(Number(restored[0]) - belowHeading)).toBeLessThan(60);
      // The part below the top exists only once the instrument is open.
      await scrollTo(visitor, (await scrollTop(visitor)) + 1200);
      await visitor.reload();
      await expectInPlace();
    });
  });
}

test("a jump to a sector shows its picture in the first frame there", async ({ page }) => {
  await openAndBoot(page, "/industries");
  await page.waitForLoadState("load");
  const { label, items } = industriesPage.sectors;
  const { id, name } = items[items.length - 1];
  const isThere = page.locator(`#${id}`).evaluate(
    (sector) =>
      new Promise<boolean>((resolve) => {
        const image = sector.querySelector("img");
        const look = () => {
          if (sector.getBoundingClientRect().top > innerHeight / 2) requestAnimationFrame(look);
          else resolve(Boolean(image?.complete && image.naturalWidth > 0));
        };
        look();
      }),
  );
  await page.getByRole("navigation", { name: label }).getByRole("link", { name }).click();
  expect(await isThere).toBe(true);
});
