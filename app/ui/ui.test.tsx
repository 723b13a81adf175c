import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { NoBreak } from "./no-break.tsx";
import { SiteLayout } from "./site-layout.tsx";

test("NoBreak joins compounds, names with their number and sizes with their unit, and leaves the text", () => {
  const text =
    "A post-quantum ML-DSA-65 (arXiv 2411.11784) in OpenQASM 3 takes 3.3 kB - or 6-12 weeks";
  const html = renderToStaticMarkup(<NoBreak text={text} />);
  const joined = [...html.matchAll(/<span[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(joined.join("|")).toBe("post-quantum|ML-DSA-65|(arXiv 2411.11784)|OpenQASM 3|3.3 kB|6-12");
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe(text);
});

test("NoBreak makes a button of a marked term, which its glossary entry describes", () => {
  const html = renderToStaticMarkup(
    <NoBreak text="An ([[HSM]]) and [[x-axis swaps|SWAP]], post-quantum." />,
  );
  const terms = [...html.matchAll(/popoverTarget="([^"]*)"[^>]*>([^<]*)/gi)].map(([, ...term]) =>
    term.join(),
  );
  expect(terms).toEqual(["term-hsm,HSM", "term-swap,x-axis swaps"]);
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe("An (HSM) and x-axis swaps, post-quantum.");
});

test.each([
  [{ title: "T", description: "D", lang: "de" }, '<main id="main" lang="de"'],
  [undefined, '<main id="main" class'],
])("a page whose handle is %j begins its part of the document with %s", (handle, words) => {
  const element = <SiteLayout site="quantum" css="" header={null} footer={null} />;
  const router = createMemoryRouter([
    { path: "/", element, children: [{ index: true, element: "Seite", handle }] },
  ]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain(words);
});
