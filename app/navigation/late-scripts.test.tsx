import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { deferScripts } from "./late-scripts.tsx";

/** The marker as React writes it, with scripts that React would hoist from anywhere else. */
const html = renderToString(
  <html lang="en">
    <head />
    <body>
      <p>Words</p>
      <noscript data-late-scripts>
        <link rel="modulepreload" href="/page.js" />
        <script type="module" async src="/entry.js" />
      </noscript>
      <script>late()</script>
    </body>
  </html>,
);

test("all scripts stand in a template that names the page", () => {
  const [page, template] = deferScripts(html, "/compiler/").split(
    '<template data-late-scripts="/compiler">',
  );
  expect(page).toMatch(/<p>Words<\/p>$/);
  expect(page).not.toContain("script");
  for (const part of ["/page.js", "/entry.js", "late()"]) expect(template).toContain(part);
  expect(template).toMatch(/<\/template><\/body><\/html>$/);
  expect(template).not.toContain("noscript");
});

test("a document without late scripts is refused", () => {
  expect(() => deferScripts("<html><body></body></html>", "/")).toThrow("LateScripts");
});
