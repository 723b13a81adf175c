import { documents } from "@adyakshar/papers/documents";
import { typesetInput } from "@adyakshar/papers/publish";
import ts from "typescript";
import { expect, it } from "vitest";
import { siteConfig } from "#site.config";
import { readContent } from "../../tools/lib/content-fields.ts";
import { publisherOf } from "../../tools/lib/publisher.ts";
import { builtPage } from "../support/built-pages.ts";
import { passagesOf, passagesOfPaper } from "../support/passages.ts";
import { distinctPages } from "../support/routes.ts";

const month =
  "(Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sept?(ember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)";

const rules: readonly [rule: string, broken: (passage: string) => boolean][] = [
  ["a curly apostrophe", says(/[a-z]'|'[a-z]/i)],
  ["one space between words", says(/\S {2,}\S/)],
  ["statevector, one word", says(/state[ -]vector/i)],
  // "Back-end" is the specification's name for a side of chip design.
  ["backend, one word", says(/\bback ends?\b/i)],
  ["email, without a hyphen", says(/\be-mail/i)],
  ["cutover, one word", says(/cut-over/i)],
  ["dates as in November 15, 2026", says(new RegExp(`\\b\\d{1,2} ${month}\\.? \\d{4}\\b`))],
  ["American spelling", says(/optimis|\bgrey\b|colour|behaviour|neighbour|programme\b/i)],
  ["a percent sign without a space", says(/\d %/)],
  ["a number that agrees with its noun", says(/\b1 (rows|steps|weeks|gates|qubits|files|pages)\b/)],
  ["at most one colon in a sentence", chainsColons],
];

/** The messages of the parser, the compiler and the launch check stand beside what raises them. */
const programs = import.meta.glob<string>(
  [
    "../../app/{models,instruments}/**/*.{ts,tsx}",
    "../../packages/quantum/src/**/*.ts",
    "../../tools/launch/{*-findings,probes}.ts",
    "!**/*.test.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);

function says(words: RegExp) {
  return (passage: string) => words.test(passage);
}

function chainsColons(passage: string): boolean {
  const sentences = passage.split(/(?<=[.!?]”?)\s+/);
  return sentences.some((sentence) => (sentence.match(/:\s/g)?.length ?? 0) > 1);
}

/** Names that the owner fills in are exempt. */
const { founders, imprint } = siteConfig;
const names = [
  ...founders.map(({ name }) => name),
  ...Object.values(imprint)
    .flat()
    .filter((fact) => fact !== null)
    // This common word says that there is no such fact.
    .filter((fact) => fact !== "none"),
];

function expectKept(passages: readonly string[]) {
  const ownPassages = passages.map((passage) =>
    names.reduce((text, name) => text.replaceAll(name, "Name"), passage),
  );
  for (const [rule, broken] of rules) expect.soft(ownPassages.filter(broken), rule).toEqual([]);
}

it.each([...distinctPages, "/404"])("%s keeps the rules of docs/edit-the-words.md", (path) => {
  expectKept(passagesOf(builtPage(path).document));
});

it.each(documents.map((document) => [document.slug, document] as const))(
  "the paper %s keeps them too",
  (_, document) => expectKept(passagesOfPaper(typesetInput(document, publisherOf(siteConfig)))),
);

it("the content keeps them, also where only a script says it", async () => {
  const texts = (await readContent()).map(({ value }) => value);
  expectKept(texts.filter((value) => typeof value === "string"));
});

it("the messages of the engine, the instruments and the launch check keep them", () => {
  const texts = Object.values(programs).flatMap(stringsOf);
  // A text of several lines is a table or a program, not a message.
  expectKept(texts.filter((text) => !text.includes("\n")));
});

/** The texts of a program: its strings, and its templates without the inserted values. */
function stringsOf(source: string): string[] {
  const texts: string[] = [];
  const readNode = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) {
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join("…"),
      );
    }
    ts.forEachChild(node, readNode);
  };
  readNode(ts.createSourceFile("read.tsx", source, ts.ScriptTarget.Latest));
  return texts;
}
