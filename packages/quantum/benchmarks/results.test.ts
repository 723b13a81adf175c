import { expect, it } from "vitest";
import { resultsFolder } from "./results.ts";

it("keeps a part of a benchmark apart from what the documents report", () => {
  const published = resultsFolder(true);
  expect(published).toMatch(/[\\/]data$/);
  expect(resultsFolder(false)).not.toBe(published);
});
