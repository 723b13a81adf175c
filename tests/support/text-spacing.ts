import type { Page } from "@playwright/test";

/** As WCAG 1.4.12 has a reader set it. A sheet that the page adopts: its policy allows no other. */
export async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Lines of text that lie over lines of another paragraph, a pair for each. */
export async function overlaidText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 4;
    const lines: {
      text: string;
      block: Element;
      left: number;
      right: number;
      top: number;
      bottom: number;
    }[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, 4);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim().slice(0, 40);
      if (!element || !text || element.closest("script, style, svg, .sr-only")) continue;
      // For screen readers only, at this width.
      if (element.getBoundingClientRect().width <= 1) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      let block: Element = element;
      while (block.parentElement && getComputedStyle(block).display.startsWith("inline"))
        block = block.parentElement;
      range.selectNodeContents(node);
      // A line's box is taller than its letters: large type is set closer than that.
      for (const { left, right, top, height } of range.getClientRects())
        if (right - left > 1)
          lines.push({
            text,
            block,
            left,
            right,
            top: top + height / 4,
            bottom: top + (3 * height) / 4,
          });
    }
    const pairs = new Set<string>();
    lines.sort((a, b) => a.top - b.top);
    lines.forEach((one, k) => {
      for (const other of lines.slice(k + 1)) {
        if (other.top > one.bottom) break;
        if (one.block.contains(other.block) || other.block.contains(one.block)) continue;
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (across > slack) pairs.add(`${one.text} | ${other.text}`);
      }
    });
    return [...pairs];
  });
}
