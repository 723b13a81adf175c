import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test("reads back what React escapes", () => {
  const words = `R&D isn't <done>: "5 > 4", &amp; stays`;
  expect(plainText(renderToStaticMarkup(words))).toBe(words);
});

test("leaves tags and React's comments out, and collapses spaces", () => {
  const html = renderToString(["AI", ", ", "scored before it\n ships."]);
  expect(html).toContain("<!-- -->");
  expect(plainText(`<h1 class="a">${html} <em>Always.</em></h1>`)).toBe(
    "AI, scored before it ships. Always.",
  );
});
