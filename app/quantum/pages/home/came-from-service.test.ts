import { expect, it } from "vitest";
import { cameFromService } from "./came-from-service.ts";

it("knows the lab's service pages, and nothing else", () => {
  expect(cameFromService("https://adyakshar.example/features/ai-ml-nlp")).toBe(true);
  expect(cameFromService("https://adyakshar.example/compiler")).toBe(false);
  expect(cameFromService("https://elsewhere.example/")).toBe(false);
  expect(cameFromService("")).toBe(false);
});
