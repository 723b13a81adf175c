import { expect, test } from "vitest";
import { offices } from "#app/content/offices.ts";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { aiMlNlp } from "#app/content/services/ai-ml-nlp.ts";
import { indexedPages } from "./indexed-pages.ts";
import { pageWords, wordsOf } from "./page-words.ts";

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

test("a quantum page has its hero's words", async () => {
  const { title, kicker } = compilerPage.hero;
  expect(await pageWords("/compiler")).toEqual({
    headline: [{ text: title, italic: false }],
    kicker,
  });
});

test("the lab's headlines end in italics", async () => {
  const { headline, kicker } = await pageWords("/adyakshar");
  expect(headline.map(({ italic }) => italic)).toEqual([false, true]);
  expect(kicker).toBe(offices.map(({ city }) => city).join(" · "));
  const service = await pageWords("/features/ai-ml-nlp");
  expect(service.headline.map(({ text }) => text).join(" ")).toContain(aiMlNlp.phrase);
});

test("a page without content is named", async () => {
  await expect(pageWords("/new")).rejects.toThrow("/new: no app/content/quantum/new.ts");
});

test("a page without a headline for its picture is named", () => {
  expect(() => wordsOf({ meta: compilerPage.meta }, "lab/careers.ts")).toThrow(
    "app/content/lab/careers.ts has no hero",
  );
});
