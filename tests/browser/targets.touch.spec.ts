import type { Page } from "@playwright/test";
import { distinctPages } from "../../tooling/routes.ts";
import { expect, openBooted, test } from "../support/page.ts";

const instruments = ["/compiler#compiler?", "/simulation#simulator?", "/tokenization#handshake?"];

/** What a finger must hit at once is 44 px wide and high, a link in the text at least 24. */
async function tooSmall(page: Page): Promise<string[]> {
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

for (const width of [320, 412]) {
  test(`every target is large enough for a finger at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of distinctPages) {
      await page.goto(path);
      expect(await tooSmall(page), path).toEqual([]);
    }
  });
}

test("the targets of the open menu are", async ({ page }) => {
  for (const path of ["/", "/adyakshar"]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Menu" }).tap();
    await expect(page.locator("#site-menu")).toBeVisible();
    expect(await tooSmall(page), path).toEqual([]);
  }
});

for (const path of instruments) {
  test(`${path}: the instrument's targets are`, async ({ page }) => {
    await openBooted(page, path);
    await expect(page.locator(".result-line strong").first()).not.toBeEmpty();
    expect(await tooSmall(page)).toEqual([]);
  });
}
