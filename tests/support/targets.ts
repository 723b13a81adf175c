import type { Page } from "@playwright/test";

/** The links and controls that are smaller than WCAG 2.2 lets them be (2.5.8, 24 px). */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minimum = 24;
    const selector = "a[href], button, input, textarea, summary, [role=tab]";
    const targets = [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.right > 0 && box.bottom > 0);

    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < minimum - 0.01;

    // Its height is the line's: the rule's exception for running text.
    const isInSentence = (element: HTMLElement) => {
      if (getComputedStyle(element).display !== "inline") return false;
      const own = element.textContent?.trim().length ?? 0;
      return (element.parentElement?.textContent?.trim().length ?? 0) > own;
    };

    // A circle of 24 px about its middle touches no other target, and no other small one's circle.
    const isSpaced = ({ element, box }: (typeof targets)[number]) => {
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      return targets.every(({ element: other, box: near }) => {
        if (other === element || other.contains(element) || element.contains(other)) return true;
        const dx = Math.max(near.left - x, 0, x - near.right);
        const dy = Math.max(near.top - y, 0, y - near.bottom);
        if (Math.hypot(dx, dy) < minimum / 2) return false;
        if (!isSmall(near)) return true;
        const middles = [near.left + near.width / 2 - x, near.top + near.height / 2 - y];
        return Math.hypot(...middles) >= minimum;
      });
    };

    return targets
      .filter((target) => isSmall(target.box) && !isInSentence(target.element) && !isSpaced(target))
      .map(({ element, box }) => {
        const size = `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
        return `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}: ${size}`;
      });
  });
}

/** What a finger must hit at once is 44 px wide and high, a link in the text at least 24. */
export async function tooSmallForFingers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = "a[href], button, input, textarea, select, summary, label:has(input)";
    const main =
      "header *, nav *, footer *, button, input, textarea, select, summary, label, [role=tab], [class~=rounded-button]";
    // A link whose ::after is laid over its card is as large as the card.
    const boxOf = (element: HTMLElement) => {
      const { position, content } = getComputedStyle(element, "::after");
      const isStretched = content !== "none" && position === "absolute";
      return ((isStretched && element.offsetParent) || element).getBoundingClientRect();
    };
    return (
      [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        // Its label is the target.
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
