import { type Page, test } from "@playwright/test";
import { fonts } from "#app/fonts/fonts.ts";
import { type SiteName, siteOf } from "#app/lib/site.ts";
import { limits, overBudget } from "../../tools/lib/budgets.ts";
import { type LoadedFile, recordFiles, sizeOf, untilAtRest } from "../../tools/lib/first-visit.ts";
import { distinctPages } from "../../tools/lib/routes.ts";
import { ofColors, violations } from "../support/axe.ts";
import { delayFonts, shownFonts } from "../support/fonts.ts";
import { recordShifts, shiftLimit, shiftsToTheEnd } from "../support/layout-shift.ts";
import { namedControls } from "../support/names.ts";
import { sideways, spilledText } from "../support/overflow.ts";
import { booted, expect, missing, testsOfOnePage } from "../support/page.ts";
import { smallTargets } from "../support/targets.ts";
import { hiddenWithoutScript, spokenWords, wordsWithoutTimes } from "../support/words.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };

/** The quantum site looks the same in both schemes: one size each is enough. Of the dark lab only the colors are new. */
const views: Readonly<Record<SiteName, readonly View[]>> = {
  lab: [
    { colorScheme: "light", viewport: desk },
    { colorScheme: "dark", viewport: desk, rules: ofColors },
    { colorScheme: "light", viewport: phone },
  ],
  quantum: [
    { colorScheme: "light", viewport: desk },
    { colorScheme: "dark", viewport: phone },
  ],
};

interface View {
  colorScheme: "light" | "dark";
  viewport: typeof desk;
  rules?: readonly string[];
}

interface Screen {
  name: string;
  width: number;
  height: number;
  hasTargets?: boolean;
  isZoomed?: boolean;
}

/** Widths below a desk's are tried under a finger, in pages.touch.spec.ts. */
const screens: readonly Screen[] = [
  { name: "375 px", ...phone, hasTargets: true },
  { name: "1024 px", width: 1024, height: 768 },
  { name: "1440 px", ...desk, hasTargets: true },
  { name: "1440 px at 200 %", width: 720, height: 450, isZoomed: true },
  { name: "1280 px at 400 %", width: 320, height: 256, isZoomed: true },
];

/** A file of a few letters that a package keeps apart from the others (`tools/fonts`). */
const isRare = (file: string) => file.includes("/letters-");

interface Visit {
  status: number | undefined;
  /** What the page said as it was written, and after React had taken over. */
  written: string;
  hydrated: string;
  files: readonly LoadedFile[];
  delayedFonts: number;
}

async function visit(page: Page, path: string): Promise<Visit> {
  await recordShifts(page);
  const delayed = await delayFonts(page, 500);
  const { files, stop } = recordFiles(page);
  const response = await page.goto(path);
  const written = await wordsWithoutTimes(page);
  await booted(page);
  const hydrated = await wordsWithoutTimes(page);
  await untilAtRest(page);
  stop();
  return { status: response?.status(), written, hydrated, files, delayedFonts: delayed() };
}

for (const path of [...distinctPages, missing]) {
  let first: Visit;
  const open = async (page: Page) => {
    first = await visit(page, path);
  };
  testsOfOnePage(path, { viewport: desk }, open, (opened) => {
    test("answers and hydrates without a change", async () => {
      expect(first.status).toBe(path === missing ? 404 : 200);
      expect(first.hydrated).toBe(first.written);
      await expect(opened().page.locator("h1")).toHaveCount(1);
    });

    test("stays in place with fonts half a second late, to the end", async () => {
      const { total, shifts } = await shiftsToTheEnd(opened().page);
      expect(total, shifts).toBeLessThanOrEqual(shiftLimit);
      expect(first.delayedFonts, "the fonts were delayed").toBeGreaterThan(0);
    });

    test("keeps its budgets on a first visit, in the site's own type", async () => {
      const { page } = opened();
      const { files } = first;
      expect(files.filter(({ size }) => Number.isNaN(size))).toEqual([]);
      const fontFiles = files.filter(({ kind, path: file }) => kind === "fonts" && !isRare(file));
      expect([
        ...overBudget(path, "scripts", sizeOf(files, "scripts"), limits.scripts),
        ...overBudget(path, "font files", fontFiles.length, limits.fontFiles),
        ...overBudget(path, "fonts", sizeOf(files, "fonts"), limits.fonts),
        ...overBudget(path, "all files", sizeOf(files), limits.total),
      ]).toEqual([]);
      expect(sizeOf(files, "scripts"), "React is among the files").toBeGreaterThan(0);
      expect(await scriptsBeforePaint(page)).toEqual([]);
      const display = siteOf(path) === "lab" ? fonts.serif.family : fonts.text.family;
      for (const family of await shownFonts(page, "h1")) expect(family).toMatch(display);
      expect(
        await shownFonts(page, "main :is(p:not(:has(> a:only-child)), p > a:only-child)"),
      ).toContainEqual(expect.stringMatching(`${fonts.text.family}|${fonts.mono.family}`));
    });

    test("has controls that answer to the words they show", async () => {
      const controls = await namedControls(opened().page);
      expect(controls.length).toBeGreaterThan(10);
      expect(
        controls.filter(({ visible, name }) => name === "" || !name.includes(visible)),
      ).toEqual([]);
    });

    test("gives axe nothing to find, light, dark, on a phone", async () => {
      const { page } = opened();
      for (const { colorScheme, viewport, rules } of views[siteOf(path)]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect(
          await violations(page, "html", rules),
          `${colorScheme}, ${viewport.width} px`,
        ).toEqual([]);
      }
    });

    test("reads in one direction at every width, zoom and spacing", async () => {
      const { page } = opened();
      for (const { name, width, height, hasTargets, isZoomed } of screens) {
        await page.setViewportSize({ width, height });
        expect.soft(await sideways(page), name).toBe(0);
        expect.soft(await spilledText(page), name).toEqual([]);
        // Every target outside running text is 24 px or well apart.
        if (hasTargets) expect.soft(await smallTargets(page), name).toEqual([]);
        if (!isZoomed) continue;
        const header = await page.locator("header").first().boundingBox();
        expect.soft(header?.height, name).toBeLessThan(height / 3);
      }
      await spaceText(page);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await sideways(page), `spaced at ${width} px`).toBe(0);
        expect.soft(await spilledText(page), `spaced at ${width} px`).toEqual([]);
      }
    });

    test("says everything without JavaScript", async ({ browser }) => {
      const plain = await browser.newPage({ viewport: desk, javaScriptEnabled: false });
      await plain.goto(path);
      const { page } = opened();
      await page.setViewportSize(desk);
      const headings = (of: Page) => of.locator("main :is(h1, h2)").allInnerTexts();
      expect(await headings(plain)).toEqual(await headings(page));
      const words = await spokenWords(plain);
      expect((await spokenWords(page)).filter((word) => !words.includes(word))).toEqual([]);
      expect(await hiddenWithoutScript(plain)).toEqual([]);
      await plain.close();
    });
  });
}

async function scriptsBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (!paint) return ["nothing was painted"];
    return performance
      .getEntriesByType("resource")
      .filter(({ name, startTime }) => /\.js$/.test(name) && startTime < paint.startTime)
      .map(({ name, startTime }) => `${name} at ${startTime}, paint at ${paint.startTime} ms`);
  });
}

/** What WCAG 1.4.12 lets a visitor set. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`);
    document.adoptedStyleSheets = [sheet];
  });
}
