import { expect, it } from "vitest";
import { accessibilityReport } from "./accessibility-report.ts";

it("has each criterion of WCAG 2.2 A and AA once", () => {
  const { criteria } = accessibilityReport;
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(55);
  expect(criteria).toHaveLength(55);
  expect(criteria.filter(({ level }) => level === "A")).toHaveLength(31);
});
