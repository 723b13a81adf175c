import { expect, it } from "vitest";
import { joinedNames } from "./joined-names.ts";

it("joins names, and leaves words and ranges as they are", () => {
  expect(joinedNames("SLH-DSA-128s, ML-KEM-768 first")).toBe("SLH‑DSA‑128s, ML‑KEM‑768 first");
  expect(joinedNames("a post-quantum 6-12 weeks, P-256")).toBe("a post-quantum 6-12 weeks, P-256");
});
