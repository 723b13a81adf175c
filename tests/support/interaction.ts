import type { Page } from "@playwright/test";
import { siteOf } from "#app/lib/href.ts";
import { textContrasts } from "./contrast.ts";
import { focusFaults, tabStops, tabTargets, walkByTab } from "./focus.ts";
import { instrumentNames, instrumentOn, instruments } from "./instruments.ts";
import { expect, siteTest as test } from "./page.ts";
import { coveredControls, forEachMenu, setFolds } from "./reach.ts";

const desk = { width: 1440, height: 900 };
const smallScreen = { width: 375, height: 667 };

/** All pages of a site have the same header and footer, whose menus and links are tried on these. */
const homePages = ["/", "/adyakshar"];

/** The longest pages may take so many sheets of paper. */
const sheets: Readonly<Record<string, number>> = { "/": 10, "/case-studies": 14, "/adyakshar": 10 };

/** The words of a page whose scripts run. */
interface Words {
  headings: readonly string[];
  spoken: readonly string[];
}

/** Uses an open page without motion: by key, on paper, in forced colors, with a pointer and at last without script. */
export function testInteraction(path: string, currentPage: () => Page, visit: () => Words) {
  const isHome = homePages.includes(path);
  const ownStops = isHome ? tabTargets : `main :is(${tabTargets})`;

  test("does not move where motion is unwelcome", async () => {
    const page = currentPage();
    await page.setViewportSize(desk);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: null });
    expect(await runningAnimations(page)).toEqual([]);
    await page.locator("main a:visible").first().hover({ force: true });
    expect(await runningAnimations(page)).toEqual([]);
  });

  test("is walked by Tab from the skip link to the footer, everything in sight and marked", async () => {
    const page = currentPage();
    // A resting pointer would open the tooltip of whatever scrolls under it.
    await page.mouse.move(0, 0);
    await page.keyboard.press("Tab");
    const link = page.getByRole("link", { name: "Skip to content" });
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport({ ratio: 1 });
    const [, ...stops] = await tabStops(page, !isHome);
    expect(await walkByTab(page, stops.length)).toEqual(stops);
    for (const viewport of [desk, smallScreen]) {
      await page.setViewportSize(viewport);
      expect.soft(await focusFaults(page, ownStops), `${viewport.width} px`).toEqual([]);
    }
  });

  test("is left at its header by the skip link", async () => {
    const page = currentPage();
    const link = page.getByRole("link", { name: "Skip to content" });
    await link.press("Enter");
    await expect(link).not.toBeFocused();
    // The not-found page shows its heading as a picture.
    await expect(page.locator("h1:not(.sr-only), h1.sr-only + *")).toBeInViewport();
    await page.keyboard.press("Tab");
    expect(await focusFaults(page, "main :focus")).toEqual([]);
  });

  test("prints dark on white in both schemes, long pages on few sheets", async () => {
    const page = currentPage();
    await page.setViewportSize({ width: 794, height: 1123 });
    // The quantum site knows no schemes (html.test.ts).
    for (const colorScheme of siteOf(path) === "lab" ? (["light", "dark"] as const) : [null]) {
      await page.emulateMedia({ media: "print", colorScheme });
      const ground = await page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect.soft(ground, `${colorScheme}`).toBe("rgb(255, 255, 255)");
      expect.soft((await textContrasts(page)).filter(({ ratio }) => ratio < 7)).toEqual([]);
      await expect.soft(page.locator("header nav")).toBeHidden();
      await expect.soft(page.getByRole("button", { name: "Menu" })).toBeHidden();
    }
    const most = sheets[path];
    if (most === undefined) return;
    const pdf = await page.pdf({ format: "A4" });
    const count = pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(most);
  });

  test("has nothing that cannot be told apart in forced colors", async () => {
    const page = currentPage();
    await page.setViewportSize(desk);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ media: "screen", forcedColors: "active", colorScheme });
      expect.soft((await textContrasts(page)).filter(({ ratio }) => ratio < 3)).toEqual([]);
    }
    expect(await focusFaults(page, ownStops)).toEqual([]);
  });

  test("is hit by a pointer at every control and width, folds, menus and tabs open too", async () => {
    test.setTimeout(180_000);
    const page = currentPage();
    await page.emulateMedia({ media: "screen", forcedColors: null, colorScheme: null });
    await expectReach(page, "body", isHome);
    const name = instrumentNames.find((one) => instruments[one].path === path);
    if (!name) return;
    const { startButton, firstResult } = instrumentOn(page, name);
    await startButton.click();
    await expect(firstResult).toBeVisible();
    await expectReach(page, `#${name}`);
  });

  test("says everything without JavaScript", async () => {
    const page = currentPage();
    await page.setViewportSize(desk);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setScriptExecutionDisabled", { value: true });
    await page.goto(path);
    expect(await headingsOf(page)).toEqual(visit().headings);
    const words = await spokenWords(page);
    expect(visit().spoken.filter((word) => !words.includes(word))).toEqual([]);
    expect(await textsHiddenWithoutScript(page)).toEqual([]);
  });
}

export const headingsOf = (page: Page) => page.locator("main :is(h1, h2)").allInnerTexts();

/**
 * Tries folds shut and open, each tab's panel and, where asked, each menu, at each width; header and footer of other
 * pages than a site's first only on a phone and a desktop.
 */
async function expectReach(page: Page, root: string, hasMenus = false) {
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: width < 768 ? 740 : 900 });
    // What is open covers and moves more; what is shut is tried on a phone and a desktop.
    for (const isOpen of [390, 1440].includes(width) ? [false, true] : [true]) {
      const hasFolds = await setFolds(page, isOpen);
      if (isOpen && !hasFolds && [390, 1440].includes(width)) continue;
      const state = `${width} px, folds ${isOpen ? "open" : "shut"}`;
      const isWhole = hasMenus || root !== "body" || !isOpen;
      expect.soft(await coveredControls(page, isWhole ? root : "main"), state).toEqual([]);
    }
    if (hasMenus) {
      await forEachMenu(page, async (menu) =>
        expect.soft(await coveredControls(page, menu), `${width} px, ${menu}`).toEqual([]),
      );
    }
    if (root !== "body") continue;
    for (const tab of await page.getByRole("tab").all()) {
      await tab.click();
      const state = `${width} px, ${await tab.textContent()}`;
      expect.soft(await coveredControls(page, "main"), state).toEqual([]);
    }
  }
}

async function runningAnimations(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => Number(effect?.getTiming().duration))
      .filter((duration) => duration > 0),
  );
}

/** The visible words, without what needs a script: parts that are hidden without one, copying, the time of day. */
export async function spokenWords(page: Page): Promise<string[]> {
  const text = await page.locator("main").evaluate((main) => {
    const scripted = [...main.querySelectorAll<HTMLElement>('[class~="noscript:hidden"]')];
    for (const element of scripted) element.hidden = true;
    const visibleText = (main as HTMLElement).innerText;
    for (const element of scripted) element.hidden = false;
    return visibleText;
  });
  const words = text.toLowerCase().match(/[\p{L}\p{N}:]+/gu) ?? [];
  return words.filter(
    (word) => !/^(copy|address|\d+:\d\d|am|pm|sun|mon|tue|wed|thu|fri|sat)/.test(word),
  );
}

/** Texts that are not in sight where no script runs. */
async function textsHiddenWithoutScript(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator("main :is(h1, h2, h3, h4, p, li, dd, dt, td, figcaption)")
    .evaluateAll((all) =>
      all
        .filter((element) => !element.closest("details, [role=tooltip], .noscript\\:hidden"))
        // Another address (`:target`) or another radio button shows these.
        .filter((element) => !element.closest("#message [id]:not(:target, h2), fieldset"))
        .filter((element) => element.getAttribute("role") !== "status")
        .filter((element) => getComputedStyle(element).display !== "contents")
        .filter(
          (element) =>
            !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map((element) => element.textContent?.slice(0, 60)),
    );
}
