import type { Page } from "@playwright/test";
import { waitThreeFrames } from "./page.ts";

const controls = "a[href], button, summary, input, textarea, select";

/** The controls under `root` that a pointer does not hit at a quarter, the half or three quarters of one of their lines. */
export async function coveredControls(page: Page, root: string): Promise<string[]> {
  // The skip link covers the header while it has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await waitThreeFrames(page);
  return page.evaluate(
    ([selector, within]) => {
      const holder = document.querySelector(within);
      const visibleControls = [...(holder?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        (element) => element.checkVisibility({ visibilityProperty: true }),
      );
      if (visibleControls.length === 0) return [`nothing to press in ${within}`];

      const nameOf = (element: Element | null) =>
        `<${element?.localName}> ${element?.ariaLabel ?? element?.textContent?.trim().slice(0, 40)}`;
      const coverOf = (element: HTMLElement) => {
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        for (const { left, top, width, height } of element.getClientRects()) {
          // Read by screen readers only, or above the page until it has the focus.
          if (width <= 1 || top + height <= 0) continue;
          for (const part of [0.25, 0.5, 0.75]) {
            const hit = document.elementFromPoint(left + part * width, top + height / 2);
            if (![element, ...labels].some((own) => own.contains(hit))) return hit ?? element;
          }
        }
        return null;
      };

      const isInMiddle = (element: HTMLElement) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top > innerHeight / 4 && bottom < (3 * innerHeight) / 4;
      };
      return visibleControls.flatMap((element) => {
        // The page is scrolled as seldom as possible, because each time it is drawn anew.
        if (isInMiddle(element) && !coverOf(element)) return [];
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const cover = coverOf(element);
        return cover ? [`${nameOf(element)} under ${nameOf(cover)}`] : [];
      });
    },
    [controls, root],
  );
}

/** Opens or shuts all folds of the page and returns whether there is any. */
export async function setFolds(page: Page, isOpen: boolean): Promise<boolean> {
  return page.evaluate((open) => {
    const folds = document.querySelectorAll("details");
    for (const fold of folds) fold.open = open;
    return folds.length > 0;
  }, isOpen);
}

/** Opens all shut folds; the returned function shuts them again. */
export async function openFolds(page: Page): Promise<() => Promise<void>> {
  const openedFolds = await page.evaluateHandle(() => {
    const folds = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const fold of folds) fold.open = true;
    return folds;
  });
  return () =>
    openedFolds.evaluate((folds) => {
      for (const fold of folds) fold.open = false;
    });
}

export async function forEachMenu(page: Page, look: (menu: string) => Promise<void>) {
  for (const button of await page.locator("button[popovertarget]:not(.term):visible").all()) {
    await button.click();
    await look(`#${await button.getAttribute("popovertarget")}`);
    await page.keyboard.press("Escape");
  }
}

/** Controls must be 44 px wide and high, and links and terms in a text at least 24. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = "a[href], button, input, textarea, select, summary, label:has(input)";
    const main =
      "header *, nav *, footer *, button:not(.term), input, textarea, select, summary, label, [role=tab], [class~=rounded-button]";
    // A link whose ::after is laid over its card is as large as the card.
    const boxOf = (element: HTMLElement) => {
      const { position, content } = getComputedStyle(element, "::after");
      const isStretched = content !== "none" && position === "absolute";
      return ((isStretched && element.offsetParent) || element).getBoundingClientRect();
    };
    return (
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // A label around a control is the target instead.
        .filter((element) => !(element instanceof HTMLInputElement && element.closest("label")))
        .flatMap((element) => {
          const { width, height } = boxOf(element);
          const least = element.matches(main) ? 44 : 24;
          if (Math.min(width, height) >= least - 0.5) return [];
          const name = (element.ariaLabel ?? element.textContent ?? "").trim().slice(0, 40);
          return [`<${element.localName}> ${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`];
        })
    );
  });
}
