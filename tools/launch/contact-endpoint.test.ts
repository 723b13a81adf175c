import { expect, it } from "vitest";
import { readContactEndpoint } from "#site.config";

it("has no receiver while the owner sets none", () => {
  expect(readContactEndpoint(null)).toBeUndefined();
  expect(readContactEndpoint("off")).toBeUndefined();
});

it("takes an https address", () => {
  expect(readContactEndpoint("https://forms.example/in?key=1")?.origin).toBe(
    "https://forms.example",
  );
});

it.each([
  "",
  "on",
  "forms.example/in",
  "http://forms.example/in",
  "http://localhost:8080/in",
  "https://",
  "https://user:secret@forms.example/in",
  "javascript:alert(1)",
  "mailto:hello@forms.example",
])("refuses %j in one line that names the file and the field", (value) => {
  expect(() => readContactEndpoint(value)).toThrow(/^site\.config\.ts: contactEndpoint .+[^\n]$/);
});
