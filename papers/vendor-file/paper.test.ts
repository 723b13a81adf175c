import { expect, it } from "vitest";
import type { SiteConfig } from "#site.config";
import { filledConfig } from "../../tests/support/filled-in/config.ts";
import { vendorFile } from "./paper.ts";

const emptyConfig: SiteConfig = {
  ...filledConfig,
  imprint: {
    entity: null,
    register: null,
    address: null,
    insurance: null,
    certificates: null,
    references: null,
  },
  privacy: { logDays: null, host: null, safeguards: null },
  subprocessors: null,
  smallestEngagement: null,
  priceSheetDate: null,
};

it("the vendor file names what the owner has not given, and nothing else", () => {
  expect(vendorFile(filledConfig).missing).toEqual([]);
  const { missing, sections } = vendorFile(emptyConfig);
  expect(missing).toHaveLength(new Set(missing).size);
  const rows = (facts: SiteConfig) =>
    vendorFile(facts).sections.flatMap((section) => section.rows).length;
  expect(sections).toHaveLength(4);
  // The smallest engagement, certificates and references are rows, or nothing: none is promised.
  expect(rows(emptyConfig) + missing.length + 3).toBe(rows(filledConfig));
  expect(missing.join()).not.toMatch(/certificate|reference/);
});
