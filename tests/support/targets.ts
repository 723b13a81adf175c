import type { Page } from "@playwright/test";

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
