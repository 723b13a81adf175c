import type { Page } from "@playwright/test";
import { fontBudget, fonts } from "#app/fonts/fonts.ts";
import { type SiteName, siteOf } from "#app/lib/href.ts";
import { axeViolations, colorRules, phoneRules } from "../support/axe.ts";
import { distinctPages } from "../support/built-site.ts";
import { labelFaults, loadPictures } from "../support/figure-labels.ts";
import { type LoadedFile, recordFiles, sumSizes } from "../support/first-visit.ts";
import { headingsOf, spokenWords, testInteraction } from "../support/interaction.ts";
import { shownFonts, watchShifts } from "../support/layout-shift.ts";
import { misfits, overlappingLines, setFontSize, spaceText } from "../support/overflow.ts";
import {
  expect,
  missingPath,
  siteTest as test,
  testsOfOnePage,
  waitForBoot,
} from "../support/page.ts";
import { pageBudgets } from "../support/page-budgets.ts";
import { openFolds } from "../support/reach.ts";

const desk = { width: 1440, height: 900 };
const phone = { width: 375, height: 812 };

/** Every rule is asked once; of the dark lab what colors can break, of a phone what a narrow layout can. */
const views: Readonly<Record<SiteName, readonly View[]>> = {
  lab: [
    { colorScheme: "light", viewport: desk },
    { colorScheme: "dark", viewport: desk, rules: colorRules },
    { colorScheme: "light", viewport: phone, rules: phoneRules },
  ],
  quantum: [
    { colorScheme: "light", viewport: desk },
    { colorScheme: "dark", viewport: phone, rules: phoneRules },
  ],
};

interface View {
  colorScheme: "light" | "dark";
  viewport: typeof desk;
  rules?: readonly string[];
}

/** What a zoomed desktop shows. Whether a page fits so narrow a window is asked below with spaced letters, and by touch. */
const zooms = [
  { name: "1440 px at 200 %", width: 720, height: 450 },
  { name: "1280 px at 400 %", width: 320, height: 256 },
];

/** A file of a few letters that a package keeps apart from the others (`tools/fonts`). */
const isRare = (file: string) => file.includes("/letters-");

interface Visit {
  status: number | undefined;
  headings: readonly string[];
  spoken: readonly string[];
  files: readonly LoadedFile[];
  expectNoShift: () => Promise<void>;
}

async function firstVisit(page: Page, path: string): Promise<Visit> {
  const expectNoShift = await watchShifts(page);
  const { files, stop } = recordFiles(page);
  const response = await page.goto(path);
  await waitForBoot(page);
  await page.waitForLoadState("networkidle");
  stop();
  return {
    status: response?.status(),
    headings: await headingsOf(page),
    spoken: await spokenWords(page),
    files,
    expectNoShift,
  };
}

for (const path of [...distinctPages, missingPath]) {
  let visit: Visit;
  const open = async (page: Page) => {
    visit = await firstVisit(page, path);
  };
  testsOfOnePage(path, open, (currentPage) => {
    test("answers with one heading", async () => {
      expect(visit.status).toBe(path === missingPath ? 404 : 200);
      await expect(currentPage().locator("h1")).toHaveCount(1);
    });

    test("stays in place with fonts half a second late, to the end", async () => {
      await visit.expectNoShift();
    });

    test("keeps its budgets on a first visit, in the site's own type", async () => {
      const page = currentPage();
      const { files } = visit;
      expect(files.filter(({ size }) => Number.isNaN(size))).toEqual([]);
      const fontFiles = files.filter(({ path: file }) => file.endsWith("woff2") && !isRare(file));
      expect.soft(sumSizes(files, ".js"), "scripts").toBeLessThanOrEqual(pageBudgets.scripts);
      expect.soft(fontFiles.length, "font files").toBeLessThanOrEqual(fontBudget.files);
      expect.soft(sumSizes(files, ".woff2"), "fonts").toBeLessThanOrEqual(fontBudget.kilobytes);
      expect.soft(sumSizes(files), "all files").toBeLessThanOrEqual(pageBudgets.total);
      expect(sumSizes(files, ".js") > 0, "React is among the files").toBe(path !== missingPath);
      expect(await scriptsBeforePaint(page)).toEqual([]);
      const display = siteOf(path) === "lab" ? fonts.serif.family : fonts.text.family;
      for (const family of await shownFonts(page, "h1")) expect(family).toMatch(display);
      expect(
        await shownFonts(page, "main :is(p:not(:has(> a:only-child, svg)), p > a:only-child)"),
      ).toContainEqual(expect.stringMatching(`${fonts.text.family}|${fonts.mono.family}`));
    });

    if (path === "/legal") {
      test("sets no cookie, as it says", async () => {
        expect(await currentPage().context().cookies()).toEqual([]);
      });
    }

    // Axe asks for the levels of headings and for the names of landmarks, pictures and controls.
    test("is read aloud in order: its header, its own words, its footer", async () => {
      await expect(currentPage().locator("body")).toMatchAriaSnapshot(`
        - banner
        - main
        - contentinfo
      `);
    });

    test("gives axe nothing to find, with all folds open, light, dark, on a phone", async () => {
      const page = currentPage();
      const shut = await openFolds(page);
      for (const { colorScheme, viewport, rules } of views[siteOf(path)]) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect(
          await axeViolations(page, "html", rules),
          `${colorScheme}, ${viewport.width} px`,
        ).toEqual([]);
        await shut();
      }
    });

    test("fits a phone whose letters are twice as large", async () => {
      const page = currentPage();
      await page.setViewportSize(phone);
      await setFontSize(page, 32);
      expect.soft(await misfits(page)).toEqual([]);
      await setFontSize(page, 16);
    });

    test("reads in one direction at every width, zoom and spacing, no words over others", async () => {
      const page = currentPage();
      for (const width of [1024, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await loadPictures(page);
        expect.soft(await misfits(page), `${width} px`).toEqual([]);
        expect.soft(await overlappingLines(page), `${width} px`).toEqual([]);
        expect.soft(await labelFaults(page), `${width} px`).toEqual([]);
      }
      for (const { name, width, height } of zooms) {
        await page.setViewportSize({ width, height });
        const header = await page.locator("header").first().boundingBox();
        expect.soft(header?.height, name).toBeLessThan(height / 3);
      }
      const undoSpacing = await spaceText(page);
      for (const width of [320, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await misfits(page), `spaced at ${width} px`).toEqual([]);
        expect.soft(await overlappingLines(page), `spaced at ${width} px`).toEqual([]);
      }
      await undoSpacing();
    });

    testInteraction(path, currentPage, () => visit);
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
