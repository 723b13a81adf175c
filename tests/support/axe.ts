import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that a mere change of colors can break, for pages whose other rules were checked before. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/** The rules that a narrow layout can break; `smallTargets` measures its targets. */
export const phoneRules = [
  "button-name",
  "heading-order",
  "link-name",
  "scrollable-region-focusable",
];

export async function axeViolations(
  page: Page,
  part = "html",
  rules?: readonly string[],
): Promise<string[]> {
  // Transitions end first, because a color on its way has the contrast of neither end.
  const isThere = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    return "axe" in window;
  });
  // Half a megabyte of script is added only once per page.
  const builder = new AxeBuilder({ page, axeSource: isThere ? ";" : undefined }).include(part);
  const results = await builder
    .options({
      resultTypes: ["violations"],
      // Voice control knows a control by its visible words (WCAG 2.5.3); axe checks this only on request.
      rules: rules ? {} : { "label-content-name-mismatch": { enabled: true } },
      runOnly: rules ? { type: "rule", values: [...rules] } : { type: "tag", values: tags },
    })
    // In one call, because there are no frames here and looking for them takes three times as long.
    .setLegacyMode()
    .analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
