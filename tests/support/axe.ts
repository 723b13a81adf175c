import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that other colors alone can break, where everything else was asked before. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/** What axe finds wrong with the page as it stands, targets under 24 px included, or with a part of it that has changed, a line for each element. */
export async function axeViolations(
  page: Page,
  part = "html",
  rules?: readonly string[],
): Promise<string[]> {
  // A color on its way from one to another has the contrast of neither.
  const isThere = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    return "axe" in window;
  });
  // Half a megabyte of script: once for a page.
  const builder = new AxeBuilder({ page, axeSource: isThere ? ";" : undefined }).include(part);
  const results = await builder
    .options({
      resultTypes: ["violations"],
      // Voice control knows a control by the words that it shows (WCAG 2.5.3); axe asks this only on request.
      rules: rules ? {} : { "label-content-name-mismatch": { enabled: true } },
      runOnly: rules ? { type: "rule", values: [...rules] } : { type: "tag", values: tags },
    })
    // In one go: there are no frames here, and going through them takes three times as long.
    .setLegacyMode()
    .analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
