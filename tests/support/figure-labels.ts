import type { Page } from "@playwright/test";

const MIN_LABEL_PX = 13;

/**
 * The words over the pictures, from the top of their capitals to their baseline, without the initials of the lab's first
 * screen and of its founders.
 */
function labelsOf(page: Page) {
  return page.evaluate(() => {
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

/** Loads lazy pictures, which keep an earlier shape until the file for their width has loaded. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll("img")];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
}

/** Labels of figures that are too small, too large, outside the window or over each other, a line for each. */
export async function labelFaults(page: Page): Promise<string[]> {
  const { labels, largest, window } = await labelsOf(page);
  return labels.flatMap((a, k) => {
    const isOver = (b: typeof a) =>
      a.picture === b.picture &&
      a.left < b.right - 0.5 &&
      b.left < a.right - 0.5 &&
      a.top < b.bottom - 0.5 &&
      b.top < a.bottom - 0.5;
    const isSized = a.size >= MIN_LABEL_PX - 0.05 && a.size <= largest + 0.05;
    const isInside = a.left >= -0.5 && a.right <= window + 0.5;
    return [
      ...(isSized ? [] : [`${a.text}: ${a.size.toFixed(1)} px`]),
      ...(isInside ? [] : [`${a.text} leaves the window`]),
      ...labels
        .slice(k + 1)
        .filter(isOver)
        .map((b) => `${a.text} / ${b.text}`),
    ];
  });
}
