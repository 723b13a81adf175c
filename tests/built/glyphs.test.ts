import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkitten";
import { expect, it } from "vitest";
import { systemCharacters } from "#app/fonts/characters.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { siteOf } from "#app/lib/site.ts";
import { builtPage, builtRoot, distinctPages } from "../support/built-site.ts";
import { elements, type HtmlElement, isHeading, textOf } from "../support/html.ts";

/** Characters without a shape of their own. */
const invisibleCharacter = /[\s\u2060]/;

/** The letters that all files of a family have together, by the page's own style sheet. */
function lettersOf(source: string, family: string): (letter: string) => boolean {
  const faces = source.match(/@font-face\{[^}]*\}/g) ?? [];
  const tests = faces.flatMap((face) => {
    if (!face.includes(`font-family:${family};`)) return [];
    const file = /url\(([^)]+)\)/.exec(face)?.[1] ?? "";
    const font = create(readFileSync(join(builtRoot, file)));
    return font.isCollection ? [] : [(code: number) => font.hasGlyphForCodePoint(code)];
  });
  expect(tests.length, `files of ${family}`).toBeGreaterThan(0);
  return (letter) => tests.some((has) => has(letter.codePointAt(0) ?? 0));
}

function missingLetters(parts: readonly HtmlElement[], has: (letter: string) => boolean): string[] {
  const letters = new Set(parts.flatMap((part) => [...textOf(part)]));
  return [...letters].filter(
    (letter) =>
      !(invisibleCharacter.test(letter) || systemCharacters.includes(letter) || has(letter)),
  );
}

it.each([...distinctPages, "/404"])(
  "%s has every letter in its own font or in the system's of the same style",
  (path) => {
    const { document, source } = builtPage(path);
    const body = elements(document, "body");
    expect(missingLetters(body, lettersOf(source, fonts.text.family))).toEqual([]);
    if (siteOf(path) === "quantum") {
      expect(missingLetters(body, lettersOf(source, fonts.mono.family))).toEqual([]);
    } else {
      const display = elements(
        document,
        (element) => isHeading(element) || /\bfont-display\b/.test(element.attributes.class ?? ""),
      );
      expect(missingLetters(display, lettersOf(source, fonts.serif.family))).toEqual([]);
    }
  },
);
