import { expect, it } from "vitest";
import { siteConfig } from "#site.config";
import { filledConfig } from "../../tests/support/filled-config.ts";
import { vendorFile } from "./vendor-file.ts";

it("the vendor file names what the owner has not given, and nothing else", () => {
  expect(vendorFile(filledConfig).missing).toEqual([]);
  const { missing, sections } = vendorFile(siteConfig);
  expect(missing).toHaveLength(new Set(missing).size);
  const rows = (facts: typeof siteConfig) =>
    vendorFile(facts).sections.flatMap((section) => section.rows).length;
  expect(sections).toHaveLength(4);
  // The smallest engagement is optional: it is a row, or nothing.
  const optional = siteConfig.smallestEngagement === null ? 1 : 0;
  expect(rows(siteConfig) + missing.length + optional).toBe(rows(filledConfig));
});
