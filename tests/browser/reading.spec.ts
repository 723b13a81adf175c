import { offices } from "#app/content/offices.ts";
import { claims } from "#app/content/specification.ts";
import { builtMain, distinctPages } from "../support/built-site.ts";
import { textOf } from "../support/html.ts";
import { expect, openAndBoot, test } from "../support/page.ts";

const MIN_CLAIM_PX = 22;

const claimTexts: readonly string[] = Object.values(claims);
const pagesWithClaim = distinctPages.filter((path) => {
  const text = textOf(builtMain(path));
  return claimTexts.some((claim) => text.includes(claim));
});

for (const path of pagesWithClaim) {
  test(`${path}: the specification's claims are large on a phone and a desktop`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const small = await page.locator("main").evaluate(
        (main, [words, least]) =>
          [...main.querySelectorAll<HTMLElement>("*")].flatMap((element) => {
            const said = element.textContent.replace("Illustrative", "").trim();
            const isWhole = words.includes(said) && !element.querySelector("*:not(span)");
            const size = Number.parseFloat(getComputedStyle(element).fontSize);
            return isWhole && element.checkVisibility() && size < least
              ? [`${said}: ${size} px`]
              : [];
          }),
        [claimTexts, MIN_CLAIM_PX] as const,
      );
      expect(small, `${width} px`).toEqual([]);
    }
  });
}

test("the offices have their countries on a phone and in print", async ({ page }) => {
  await openAndBoot(page, "/adyakshar");
  const map = page.locator("#about svg").filter({ visible: true });
  for (const media of ["screen", "print"] as const) {
    await page.emulateMedia({ media });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { country } of offices) {
      const names = map.locator("tspan, text").filter({ hasText: country, visible: true });
      expect(await names.count(), country).toBeGreaterThan(0);
    }
  }
});

test("letters twice as large enlarge the words of the home page's opening", async ({
  browser,
  site,
}) => {
  const sizes = async (letters: number) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: site });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: letters } });
    await page.goto("/");
    const found = await page
      .locator(".home-words :is(h1, h1 + p, p:first-child)")
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await page.close();
    expect(overflow).toBeLessThanOrEqual(0);
    return found;
  };
  const before = await sizes(16);
  for (const [index, size] of (await sizes(32)).entries()) {
    expect(size / before[index]).toBeGreaterThan(1.5);
  }
});

const papers = [
  { width: 794, height: 1123 },
  { width: 1047, height: 718 },
];

test("a button on paper covers no text", async ({ page }) => {
  for (const path of ["/", "/tokenization", "/simulation"]) {
    await openAndBoot(page, path);
    await page.emulateMedia({ media: "print" });
    for (const paper of papers) {
      await page.setViewportSize(paper);
      const covered = await page.locator("main").evaluate((main) => {
        const rects = (node: Node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].filter(({ width, height }) => width > 2 && height > 2);
        };
        const buttons = [...main.querySelectorAll<HTMLElement>("a.rounded-button")]
          .filter((button) => button.checkVisibility())
          .flatMap((button) => [...button.getClientRects()].map((rect) => ({ button, rect })));
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          if (!text.data.trim() || !text.parentElement?.checkVisibility()) continue;
          if (text.parentElement.closest("svg, .sr-only")) continue;
          for (const { button, rect } of buttons) {
            if (button.contains(text)) continue;
            const isCovered = rects(text).some(
              (line) =>
                line.left < rect.right - 2 &&
                line.right > rect.left + 2 &&
                line.top < rect.bottom - 4 &&
                line.bottom > rect.top + 4,
            );
            if (isCovered) found.push(`${button.textContent} over ${text.data.slice(0, 40)}`);
          }
        }
        return found;
      });
      expect(covered, `${path} at ${paper.width} px`).toEqual([]);
    }
    await page.emulateMedia({ media: null });
  }
});

test("forced colors mark the chosen step by more than its hue", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAndBoot(page, "/research");
  const edges = await page
    .locator(".eda-step")
    .evaluateAll((steps) => steps.map((step) => getComputedStyle(step).borderTopWidth));
  expect(edges.filter((edge) => edge === "4px")).toHaveLength(1);
});
