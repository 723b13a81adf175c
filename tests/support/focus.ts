import type { Page } from "@playwright/test";

/** The element that has focus, as a keyboard user meets it. */
export interface FocusStop {
  name: string;
  /** Its place among the elements of the page; the links of prefetched modules come and go. */
  order: number;
  /** It is on the screen, and nothing lies over the middle of what is seen of its first line. */
  isInSight: boolean;
  /** An outline, a shadow or, on a hexagon, a heavy edge. */
  isMarked: boolean;
}

/** Presses Tab until the focus leaves the page, at most `limit` times. */
export async function walk(page: Page, limit: number): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  for (let step = 0; step < limit; step++) {
    await page.keyboard.press("Tab");
    const stop = await focusStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

export async function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(async () => {
    // The page has a frame in which to show what it does about focus.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const [box] = element.getClientRects();
    const middle = (from: number, to: number, end: number) =>
      (Math.max(from, 0) + Math.min(to, end)) / 2;
    const x = middle(box.left, box.right, innerWidth);
    const y = middle(box.top, box.bottom, innerHeight);
    const isOnScreen =
      box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    const top = isOnScreen ? document.elementFromPoint(x, y) : null;
    const style = getComputedStyle(element);
    const edge = element.querySelector("polygon");
    const hasOutline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0;
    const hasEdge = edge !== null && Number.parseFloat(getComputedStyle(edge).strokeWidth) >= 3;
    return {
      name: `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`,
      order: [...document.querySelectorAll("body :not(link)")].indexOf(element),
      isInSight: top !== null && element.contains(top),
      isMarked: hasOutline || hasEdge || style.boxShadow !== "none",
    };
  });
}

/** The places in the document of everything that Tab should reach, in order. */
export async function tabStops(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>("body :not(link)")];
    const controls = "a[href], button, input, textarea, select, summary, [tabindex]";
    return all.flatMap((element, order) =>
      // Of a group of radio buttons Tab reaches the chosen one.
      element.matches(controls) &&
      !element.matches("[type=radio]:not(:checked)") &&
      element.tabIndex >= 0 &&
      element.checkVisibility()
        ? [order]
        : [],
    );
  });
}
