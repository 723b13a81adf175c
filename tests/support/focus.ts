import type { Page } from "@playwright/test";

/** The element that has focus, as a keyboard user meets it. */
export interface FocusStop {
  name: string;
  /** Its place among the elements of the page; the links of prefetched modules come and go. */
  order: number;
  /** True if it is on the screen and nothing covers the middle of the visible part of its first line. */
  isInSight: boolean;
  isInFooter: boolean;
}

/** Presses Tab until the focus leaves the page or, on request, is in the footer, at most 200 times. */
export async function walkByTab(page: Page, { endsInFooter = false } = {}): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < 200) {
    await page.keyboard.press("Tab");
    const stop = await focusStop(page);
    if (!stop) break;
    stops.push(stop);
    if (endsInFooter && stop.isInFooter) break;
  }
  return stops;
}

export async function focusStop(page: Page): Promise<FocusStop | null> {
  return page.evaluate(async () => {
    // Waits two frames for the page to scroll to the focus; one was too few on a busy machine.
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
    return {
      name: `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`,
      order: [...document.querySelectorAll("body :not(link)")].indexOf(element),
      isInSight: top !== null && element.contains(top),
      isInFooter: element.closest("footer") !== null,
    };
  });
}

/** Tab reaches only the chosen one of a group of radio buttons. */
const tabTargets =
  "a[href], button, input:not([type=radio]:not(:checked)), textarea, select, summary, [tabindex]";

/** The places in the document of everything that Tab should reach, in order. */
export async function tabStops(page: Page): Promise<number[]> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>("body :not(link)")];
    return all.flatMap((element, order) =>
      element.matches(selector) && element.tabIndex >= 0 && element.checkVisibility()
        ? [order]
        : [],
    );
  }, tabTargets);
}

/** Elements that show no outline, no shadow and, on a hexagon, no heavy edge when a key gives them the focus. */
export async function unmarkedStops(page: Page): Promise<string[]> {
  // Browsers show every focus after a key.
  await page.keyboard.press("Tab");
  return page.evaluate((selector) => {
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility(),
    );
    const isMarked = (element: HTMLElement) => {
      element.focus();
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const edge = element.querySelector("polygon");
      const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
      const hasEdge = edge !== null && Number.parseFloat(getComputedStyle(edge).strokeWidth) >= 3;
      return document.activeElement === element && (hasOutline || hasEdge || boxShadow !== "none");
    };
    const name = (element: HTMLElement) =>
      `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`;
    if (stops.length < 10) return ["fewer than ten stops"];
    return stops.filter((element) => !isMarked(element)).map(name);
  }, tabTargets);
}
