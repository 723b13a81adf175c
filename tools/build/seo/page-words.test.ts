import { expect, test } from "vitest";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { pageWords, wordsOf } from "./page-words.ts";
import { indexedPages } from "./write-files.ts";

const built = (file: string, html = "") => ({ file, html });

test("every built page is indexed but the not-found page and the aliases", () => {
  const pages = indexedPages([
    built("/404.html"),
    built("/about/index.html"),
    built("/index.html"),
    built("/features/new/index.html"),
    built("/quantumlabs/about/index.html"),
    built("/quantumlabs/index.html"),
  ]);
  expect(pages).toEqual(["/about", "/", "/features/new"]);
});

test.each([
  ["/compiler", [false]],
  ["/adyakshar", [false, true]],
  ["/features/ai-ml-nlp", [false, true]],
])("%s has a headline, which ends in italics on the lab's pages", async (path, styles) => {
  const { headline } = await pageWords(path);
  expect(headline.map(({ italic }) => italic)).toEqual(styles);
});

test("a page without content is named", async () => {
  await expect(pageWords("/new")).rejects.toThrow("/new: no app/content/quantum/new.ts");
});

test("a page without a headline for its picture is named", () => {
  expect(() => wordsOf({ meta: compilerPage.meta }, "lab/careers.ts")).toThrow(
    "app/content/lab/careers.ts has no hero",
  );
});
