import { expect, it } from "vitest";
import { builtMain } from "../support/built-pages.ts";
import { elementById, elements, type HtmlElement, textOf } from "../support/html.ts";
import { distinctPages } from "../support/routes.ts";

/** The largest share of a page's words; a short page may always have this many words. */
const limit = { share: 0.1, words: 40 };

const count = (words: string) => words.split(" ").filter(Boolean).length;

/** An element without the parts that a visitor must open first. */
function atFirst(element: HtmlElement): HtmlElement {
  const isClosed = element.tag === "details" && !("open" in element.attributes);
  const children = element.children.filter(
    (child) => !isClosed || (typeof child !== "string" && child.tag === "summary"),
  );
  return {
    ...element,
    children: children.map((child) => (typeof child === "string" ? child : atFirst(child))),
  };
}

it.each(distinctPages)("%s has at most one word in ten in an open caption", (path) => {
  const main = builtMain(path);
  const captions = elements(main, "figcaption").map((caption) => count(textOf(atFirst(caption))));
  const open = captions.reduce((sum, words) => sum + words, 0);
  expect(open).toBeLessThanOrEqual(Math.max(limit.words, limit.share * count(textOf(main))));
});

it.each(distinctPages)("%s names a figure by a sentence, not by what folds below it", (path) => {
  const folding = elements(builtMain(path), "figure").filter(
    (figure) => elements(figure, "details").length > 0,
  );
  for (const figure of folding) {
    expect(elements(elementById(figure, figure.attributes["aria-labelledby"]), "details")).toEqual(
      [],
    );
  }
});
