import type { Page } from "@playwright/test";
import { distinctPages } from "../../tools/lib/routes.ts";
import { test } from "../support/one-tab.ts";
import { expect, openBooted } from "../support/page.ts";

const smallest = 13;
const widths = [390, 768, 1024, 1440, 1920];

interface Label {
  text: string;
  /** Which picture it belongs to. */
  picture: number;
  size: number;
  left: number;
  right: number;
  /** From the top of its capitals to its baseline. */
  top: number;
  bottom: number;
}

/** The words over the pictures; the lab's first screen and its founders have initials, which are no labels. */
async function labelsOf(page: Page): Promise<{ labels: Label[]; largest: number; window: number }> {
  return await page.evaluate(() => {
    const all = document.querySelectorAll<SVGTextElement>("main svg[aria-hidden] text");
    const texts = [...all].filter((text) => !text.closest("#home, #our-team"));
    const pictures = texts.map((text) => text.closest("div"));
    const labels = texts.flatMap((text, k) => {
      const { left, right, width } = text.getBoundingClientRect();
      if (width === 0 || !text.checkVisibility()) return [];
      const matrix = text.getScreenCTM();
      if (!matrix) return [];
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * matrix.a;
      const bottom = text.getStartPositionOfChar(0).matrixTransform(matrix).y + window.scrollY;
      const picture = pictures.indexOf(pictures[k]);
      return [
        { text: text.textContent, picture, size, left, right, top: bottom - 0.72 * size, bottom },
      ];
    });
    const probe = document.createElement("p");
    probe.className = "text-subheading";
    document.querySelector("main")?.append(probe);
    const largest = Number.parseFloat(getComputedStyle(probe).fontSize);
    probe.remove();
    return { labels, largest, window: document.documentElement.clientWidth };
  });
}

function overlaps(labels: readonly Label[]): string[] {
  return labels.flatMap((a, k) =>
    labels
      .slice(k + 1)
      .filter(
        (b) =>
          a.picture === b.picture &&
          a.left < b.right - 0.5 &&
          b.left < a.right - 0.5 &&
          a.top < b.bottom - 0.5 &&
          b.top < a.bottom - 0.5,
      )
      .map((b) => `${a.text} / ${b.text}`),
  );
}

for (const path of distinctPages) {
  test(`${path}: labels of figures are legible, inside the window and apart`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await openBooted(page, path);
      await page.evaluate(() => document.fonts.ready);
      const { labels, largest, window } = await labelsOf(page);
      const outside = labels.filter(({ left, right }) => left < -0.5 || right > window + 0.5);
      const sizes = labels.map(({ size }) => size);
      const context = `at ${width} px`;
      expect(Math.min(...sizes, largest), context).toBeGreaterThanOrEqual(smallest - 0.05);
      expect(Math.max(...sizes, smallest), context).toBeLessThanOrEqual(largest + 0.05);
      expect(
        outside.map(({ text }) => text),
        context,
      ).toEqual([]);
      expect(overlaps(labels), context).toEqual([]);
    }
  });
}
