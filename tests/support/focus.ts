import type { Page } from "@playwright/test";
import { waitThreeFrames } from "./page.ts";

/** Tab reaches only the chosen one of a group of radio buttons. */
export const tabTargets =
  "a[href], button, input:not([type=radio]:not(:checked), :disabled), textarea, select, summary, [tabindex]";

/** Presses Tab so often and returns the places in the document of all that took the focus; the links of prefetched modules come and go. */
export async function walkByTab(page: Page, presses: number): Promise<number[]> {
  const walk = await page.evaluateHandle(() => {
    const stops: EventTarget[] = [];
    document.addEventListener("focusin", ({ target }) => target && stops.push(target));
    return stops;
  });
  for (let press = 0; press < presses; press++) await page.keyboard.press("Tab");
  return walk.evaluate((stops) => {
    const all: EventTarget[] = [...document.querySelectorAll("body :not(link)")];
    return stops.map((stop) => all.indexOf(stop));
  });
}

/** The places in the document of everything that Tab should reach, in order, to the page's end or to the footer's first. */
export async function tabStops(page: Page, endsInFooter: boolean): Promise<number[]> {
  return page.evaluate(
    ([selector, isCut]) => {
      const all = [...document.querySelectorAll<HTMLElement>("body :not(link)")];
      const isStop = (element: HTMLElement) =>
        element.matches(selector) && element.tabIndex >= 0 && element.checkVisibility();
      const stops = all.flatMap((element, order) => (isStop(element) ? [order] : []));
      const first = stops.findIndex((order) => all[order].closest("footer"));
      if (first < 0) throw new Error("Tab reaches nothing in a footer.");
      return isCut ? stops.slice(0, first + 1) : stops;
    },
    [tabTargets, endsInFooter] as const,
  );
}

/**
 * Gives each element that Tab reaches the focus, there and back, and returns those that show no outline, no shadow and, on
 * a hexagon, no heavy edge, or whose first line is off the screen or covered in the middle of its visible part.
 */
export async function focusFaults(page: Page, stops = tabTargets): Promise<string[]> {
  // Browsers show every focus after a key.
  await page.keyboard.press("Shift");
  await waitThreeFrames(page);
  return page.evaluate(async (selector) => {
    const isMarked = (element: HTMLElement) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const edge = element.querySelector("polygon");
      const hasOutline = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
      const hasEdge = edge !== null && Number.parseFloat(getComputedStyle(edge).strokeWidth) >= 3;
      return document.activeElement === element && (hasOutline || hasEdge || boxShadow !== "none");
    };
    const isInSight = (element: HTMLElement) => {
      const [box] = element.getClientRects();
      const middle = (from: number, to: number, end: number) =>
        (Math.max(from, 0) + Math.min(to, end)) / 2;
      const x = middle(box.left, box.right, innerWidth);
      const y = middle(box.top, box.bottom, innerHeight);
      return element.contains(document.elementFromPoint(x, y));
    };
    const stops = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility(),
    );
    if (stops.length === 0) return ["nothing takes the focus"];
    // What has the focus already would stay where a change of width has left it.
    if (stops.length > 1 && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    const faults = new Set<string>();
    for (const element of [...stops, ...stops.toReversed()]) {
      element.focus();
      const name = `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`;
      if (!isMarked(element)) faults.add(`${name}: not marked`);
      // What opens or closes with the focus finds its place in one of the next frames.
      for (let frame = 0; frame < 30 && !isInSight(element); frame++)
        await new Promise(requestAnimationFrame);
      if (!isInSight(element)) faults.add(`${name}: out of sight`);
    }
    return [...faults];
  }, stops);
}
