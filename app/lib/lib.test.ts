import { describe, expect, test } from "vitest";
import { canonicalPath, isFirstEmail, siteOf } from "./href.ts";

describe("canonicalPath", () => {
  test.each([
    ["/", "/"],
    ["/quantumlabs", "/"],
    ["/quantumlabs/", "/"],
    ["/quantumlabs/compiler/", "/compiler"],
    ["/compiler/", "/compiler"],
    ["/quantumlabsx", "/quantumlabsx"],
    ["/features/ai-ml-nlp", "/features/ai-ml-nlp"],
  ])("%s is indexed as %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});

test("a first email is an anchor of the contact page, under either address", () => {
  expect(["/contact#pilot", "/quantumlabs/contact#simulation"].filter(isFirstEmail)).toHaveLength(
    2,
  );
  expect(["/contact", "/adyakshar#contact", "/simulation#pilot"].filter(isFirstEmail)).toEqual([]);
});

test("the lab is /adyakshar, what lies below it, and the services", () => {
  for (const path of ["/adyakshar", "/adyakshar/", "/adyakshar/team", "/features/ai-ml-nlp"]) {
    expect(siteOf(path)).toBe("lab");
  }
  for (const path of ["/", "/quantumlabs", "/compiler", "/adyakshar-news"]) {
    expect(siteOf(path)).toBe("quantum");
  }
});
