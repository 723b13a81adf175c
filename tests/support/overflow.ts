import type { Page } from "@playwright/test";

/** How far the page can be scrolled sideways, in px. */
export async function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Texts that run out of their box, are cut off by it or leave the screen, a line for each; the wave's button stands on its wall. */
export async function spilledText(page: Page, except = "#detector button"): Promise<string[]> {
  return page.evaluate((left) => {
    const rounding = 1.5;
    // Half of the smallest gap between columns: beyond it lies the neighbour.
    const gap = 8;
    const spilled: string[] = [];
    // A finger brings every entry of a snapping row into sight.
    const isSwiped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).scrollSnapType.startsWith("x") || isSwiped(element.parentElement));
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (element.closest(`script, style, svg, .sr-only, ${left}`)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.bottom <= 0 || isSwiped(element)) continue;
      const say = (what: string) =>
        spilled.push(`${what}: ${node.textContent?.trim().slice(0, 50)}`);
      if (box.right > document.documentElement.clientWidth + rounding) say("leaves the screen");
      for (let holder: Element | null = element; holder; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        if (style.display === "inline" || style.display === "contents") continue;
        const bounds = holder.getBoundingClientRect();
        // For screen readers only.
        if (bounds.width <= 1) break;
        const clips = style.overflow !== "visible" || style.clipPath !== "none";
        const slack = clips ? rounding : gap;
        const isOut = box.right > bounds.right + slack || box.left < bounds.left - slack;
        const isCut = box.bottom > bounds.bottom + slack || box.top < bounds.top - slack;
        if (isOut) say(`runs out of <${holder.localName}>`);
        if (isCut && clips) say(`is cut by <${holder.localName}>`);
        if (isOut || style.position === "fixed") break;
      }
    }
    return spilled;
  }, except);
}

/** Pairs of texts that lie over each other, a line for each. */
export async function overprinted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Boxes of neighbouring lines overlap by their leading.
    const leading = 6;
    const lines: { element: Element; box: DOMRect; text: string }[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest("script, style, svg, header, .sr-only")) continue;
      if (element.getBoundingClientRect().width <= 1) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 1) lines.push({ element, box, text: text.slice(0, 40) });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    return lines.flatMap((line, index) => {
      const found: string[] = [];
      for (const other of lines.slice(index + 1)) {
        if (other.box.top > line.box.bottom) break;
        const across =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const down = line.box.bottom - other.box.top;
        const isSame = line.element === other.element || line.element.contains(other.element);
        if (isSame || other.element.contains(line.element)) continue;
        if (across > 1 && down > leading + 2) found.push(`${line.text} | ${other.text}`);
      }
      return found;
    });
  });
}
