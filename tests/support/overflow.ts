import type { Page } from "@playwright/test";

/** Whatever does not fit the window or its own box, a line for each. */
export async function misfits(page: Page, except?: string): Promise<string[]> {
  return [...(await reachingOut(page)), ...(await spilledText(page, except))];
}

async function reachingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth;
    const out = [...document.body.querySelectorAll("*")].filter(
      (element) => isOut(element) && ![...element.children].some(isOut),
    );
    const names = out.map(
      (element) => `<${element.localName}> ${element.textContent?.slice(0, 40)}`,
    );
    return [`scrolls ${scrollWidth - clientWidth} px sideways, by one of:`, ...names];
  });
}

/** Texts that run out of their box, are cut off by it or leave the screen, and numbers that break, a line for each; the wave’s button stands on its wall, and the footer cuts the letter. */
async function spilledText(page: Page, except = "#detector button"): Promise<string[]> {
  return page.evaluate((left) => {
    const rounding = 1.5;
    // Half of the smallest gap between columns; the neighbor lies beyond it.
    const gap = 8;
    const spilled: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      if (element.closest(`script, style, svg, .sr-only, .letter, ${left}`)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0 || box.bottom <= 0) continue;
      const say = (what: string) =>
        spilled.push(`${what}: ${node.textContent?.trim().slice(0, 50)}`);
      if (box.right > document.documentElement.clientWidth + rounding) say("leaves the screen");
      const isNumber = /^\d+$/.test(node.textContent.trim()) && !element.closest("td, th");
      if (isNumber && range.getClientRects().length > 1) say("breaks");
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

/** Sets the browser's own font size in px, which lengths and media queries in rem follow. */
export async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** Sets the text spacing of WCAG 1.4.12, by an adopted sheet, because the policy allows no other; the returned function undoes it. */
export async function spaceText(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Lines of text that lie over lines of another paragraph, a pair for each. */
export async function overlappingLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 4;
    const lines: (Record<"left" | "right" | "top" | "bottom", number> & {
      text: string;
      block: Element;
    })[] = [];
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
      // A line's box is taller than its letters, and large type is set closer than that.
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
