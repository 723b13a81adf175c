import { fonts } from "#app/fonts/fonts.ts";
import { siteOf } from "#app/lib/site.ts";
import { limits, overBudget } from "../../tooling/budgets.ts";
import { sizeOf, visit } from "../../tooling/first-visit.ts";
import { distinctPages } from "../../tooling/routes.ts";
import { shownFonts } from "../support/fonts.ts";
import { expect, test } from "../support/page.ts";

const missing = "/no-such-page";

/** A file of a few letters that a package keeps apart from the others (`scripts/fonts`). */
const isRare = (file: string) => file.includes("/letters-");

for (const path of [...distinctPages, missing]) {
  test(`${path}: a first visit stays within its budgets, in the site's own type`, async ({
    page,
    complaints,
  }) => {
    const files = await visit(page, path);
    expect(files.filter(({ size }) => Number.isNaN(size))).toEqual([]);
    const fontFiles = files.filter(({ kind, path: file }) => kind === "fonts" && !isRare(file));
    expect([
      ...overBudget(path, "scripts", sizeOf(files, "scripts"), limits.scripts),
      ...overBudget(path, "font files", fontFiles.length, limits.fontFiles),
      ...overBudget(path, "fonts", sizeOf(files, "fonts"), limits.fonts),
      ...overBudget(path, "all files", sizeOf(files), limits.total),
    ]).toEqual([]);

    const { firstPaint, early } = await page.evaluate(() => {
      const paint = performance.getEntriesByName("first-contentful-paint")[0];
      const scripts = performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"));
      return {
        firstPaint: paint?.startTime ?? 0,
        early: scripts
          .filter(({ startTime }) => !paint || startTime < paint.startTime)
          .map(({ name, startTime }) => `${name} at ${startTime.toFixed(0)} ms`),
      };
    });
    expect(firstPaint).toBeGreaterThan(0);
    expect(early, `scripts requested before the first paint at ${firstPaint} ms`).toEqual([]);
    expect(sizeOf(files, "scripts"), "React is among the files").toBeGreaterThan(0);

    const display = siteOf(path) === "lab" ? fonts.serif.family : fonts.text.family;
    for (const family of await shownFonts(page, "h1")) expect(family).toMatch(display);
    const body = await shownFonts(page, "main p");
    expect(body).toContainEqual(expect.stringMatching(`${fonts.text.family}|${fonts.mono.family}`));
    if (path === missing) complaints.list = complaints.list.filter((line) => !line.includes("404"));
  });
}
