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
