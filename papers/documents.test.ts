import { parseCsv, toCsv } from "@adyakshar/quantum/csv";
import { describe, expect, it } from "vitest";
import type { Palette } from "#app/lib/palettes.ts";
import { sourceArchiveName } from "#app/models/papers.ts";
import { dataFile } from "./data-files.ts";
import { parseInline } from "./inline.ts";
import { documents } from "./registry.ts";
import type { Publisher } from "./types.ts";
import { typesetInput } from "./typeset.ts";

const origin = "https://example.org";
const offer = { title: "", items: [], price: "", link: { label: "", to: "/" } };
const colors = Object.fromEntries(
  ["ink", "muted", "quiet", "line", "ground", "raised", "accent", "blue", "purple", "green"].map(
    (tone) => [tone, "#000000"],
  ),
) as Palette;
const publisher: Publisher = {
  origin,
  email: "a@example.org",
  repository: null,
  offers: { blueprint: offer, pilot: offer },
  palettes: { pages: colors, cover: colors },
  fonts: { text: "", mono: "", spare: [], sources: [], load: async () => [] },
};

describe.each(documents.map((document) => [document.slug, document] as const))(
  "%s",
  (_, document) => {
    const { json } = typesetInput(document, publisher);

    it("cites every reference that it lists", () => {
      const cited = new Set(
        [...json.matchAll(/"as":"cite","number":(\d+)/g)].map(([, n]) => Number(n)),
      );
      const idle = document.references.filter((_, index) => !cited.has(index + 1));
      expect(idle.map(({ key }) => key)).toEqual([]);
    });

    it("gives every reference a number and an address", () => {
      for (const { key, number, url } of document.references) {
        expect(url, key).toMatch(/^https:\/\/[\w.-]+\/\S*$/);
        if (number.startsWith("arXiv:")) {
          expect(number).toMatch(/^arXiv:(\d{4}\.\d{4,5}|quant-ph\/\d{7})$/);
          expect(url.endsWith(number.slice("arXiv:".length)), key).toBe(true);
        }
        if (number.startsWith("RFC ")) expect(url.endsWith(number.slice(4)), key).toBe(true);
      }
    });

    it("says what it cannot say, and prints commands that can be copied", () => {
      expect(document.limits.length).toBeGreaterThan(0);
      // A longer line would come from the page in two.
      for (const command of document.reproduce.commands) expect(command.length).toBeLessThan(81);
    });

    it("offers data files that are written", () => {
      for (const { file } of document.data) expect(dataFile(file).length, file).toBeGreaterThan(0);
    });
  },
);

it("offers the code behind it, and says where it is kept", () => {
  const [document] = documents;
  const repository = { url: "https://code.example/site", commit: "0123456" };
  expect(typesetInput(document, { ...publisher, repository }).json).toContain(repository.commit);
  expect(typesetInput(document, publisher).json).toContain(`/papers/${sourceArchiveName}`);
});

it("has each document under its own name", () => {
  expect(new Set(documents.map(({ slug }) => slug)).size).toBe(documents.length);
});

describe("light markup", () => {
  const around = { origin, cite: () => 7 };

  it("reads every role and leaves the rest alone", () => {
    expect(parseInline("a **b** *c* `d` [e](/f) [@g] 2^{n} x_{i} 3*4", around)).toEqual([
      "a ",
      { as: "strong", text: "b" },
      " ",
      { as: "emph", text: "c" },
      " ",
      { as: "code", text: "d" },
      " ",
      { as: "link", text: "e", href: "https://example.org/f" },
      " ",
      { as: "cite", number: 7 },
      " 2",
      { as: "sup", text: "n" },
      " x",
      { as: "sub", text: "i" },
      " 3*4",
    ]);
  });

  it("sets quotes", () => {
    expect(parseInline(`"It's"`, around)).toEqual(["“It’s”"]);
  });
});

it("CSV survives quotes, commas and empty cells", () => {
  const rows = [{ x: "a,b", y: 'say "c"', z: "" }];
  expect(parseCsv(toCsv(rows))).toEqual(rows);
});
