import { expect, test } from "vitest";
import { offices } from "#app/content/offices.ts";
import { indexedPages } from "./indexed-pages.ts";
import { pageWords } from "./page-words.ts";

const built = (file: string, html = "") => ({ file, html });

test("every built page is indexed but the not-found page and the twins", () => {
  const pages = indexedPages([
    built("/404.html"),
    built("/about/index.html", "about"),
    built("/index.html"),
    built("/features/new/index.html"),
    built("/quantumlabs/about/index.html"),
    built("/quantumlabs/index.html"),
  ]);
  expect(pages.map(({ path }) => path)).toEqual(["/about", "/", "/features/new"]);
  expect(pages[0].html).toBe("about");
});

test("the headline is the h1, the kicker the paragraph before it", () => {
  const html = `<title>Other</title><p>Far.</p><div><p class="mono">R&amp;D · tools</p><h1 class="a">It&#x27;s one</h1><p>Lead.</p>`;
  expect(pageWords({ path: "/new", html })).toEqual({
    headline: [{ text: "It's one", italic: false }],
    kicker: "R&D · tools",
  });
});

test("an italic phrase of the h1 stays one", () => {
  const html = `<h1>AI<!-- -->, <span class="italic-display">scored.</span></h1>`;
  expect(pageWords({ path: "/new", html }).headline).toEqual([
    { text: "AI,", italic: false },
    { text: "scored.", italic: true },
  ]);
});

test("a way back is no kicker: a service has its tools, any other page the cities", () => {
  const html = `<p><a href="/">Back</a></p><h1>Name</h1>`;
  expect(pageWords({ path: "/features/ai-ml-nlp", html }).kicker.split(" · ")).toHaveLength(3);
  expect(pageWords({ path: "/features/ai-ml-nlp", html }).kicker).not.toContain("Back");
  expect(pageWords({ path: "/new", html: "<h1>Name</h1>" }).kicker).toBe(
    offices.map(({ city }) => city).join(" · "),
  );
});

test("a page without an h1 is named", () => {
  expect(() => pageWords({ path: "/new", html: "<h2>Name</h2>" })).toThrow("/new");
});
