import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { create } from "fontkitten";
import { describe, expect, it } from "vitest";
import { systemCharacters } from "#app/fonts/characters.ts";
import { fonts } from "#app/fonts/fonts.ts";
import { canonicalPath, siteOf } from "#app/lib/href.ts";
import { siteConfig } from "#site.config";
import routes from "../../app/routes.ts";
import { elements, type HtmlElement } from "../../tools/lib/html.ts";
import {
  aliases,
  allRoutes,
  builtPage,
  builtRoot,
  distinctPages,
  pageFileOf,
  quantumPages,
} from "../support/built-site.ts";
import { elementById, isHeading, textOf } from "../support/html.ts";
import { pageBudgets } from "../support/page-budgets.ts";
import { lacksProgramsFor, requireProgram } from "../support/programs.ts";

const { email, securityContact, accessibilityContact } = siteConfig;
const mailAddresses = new Set(
  [email, securityContact, accessibilityContact].map((address) => `mailto:${address}`),
);

const pages = [...distinctPages, "/404"];

// Repeated ids, headings, landmarks and names are left to the W3C validator below and to axe (pages.spec.ts).
describe.each(pages)("%s", (path) => {
  const { document, source } = builtPage(path);

  it("refers to no id that is absent", () => {
    const ids = new Set(elements(document, () => true).map(({ attributes }) => attributes.id));
    expect(references(document).filter((id) => !ids.has(id))).toEqual([]);
  });

  it("describes every picture", () => {
    for (const image of elements(document, "img")) {
      const isSaid = Boolean(image.attributes.alt?.trim()) || isWithinWords(image);
      expect("alt" in image.attributes && isSaid, outline(image)).toBe(true);
    }
    for (const drawing of elements(document, "svg")) {
      expect(isHidden(drawing) || isNamed(drawing), outline(drawing)).toBe(true);
    }
  });

  it("names every group that is folded, on phones or everywhere", () => {
    const folds = elements(document, "details").filter(({ attributes }) =>
      attributes.class?.split(" ").includes("fold"),
    );
    for (const fold of folds) {
      const name = fold.attributes["aria-labelledby"] ?? "";
      expect(textOf(elementById(document, name)), outline(fold)).not.toBe("");
    }
  });

  it("names a figure by a sentence, not by what folds below it", () => {
    for (const figure of elements(document, "figure")) {
      const name = figure.attributes["aria-labelledby"];
      if (name) expect(elements(elementById(figure, name), "details")).toEqual([]);
    }
  });

  // The build itself stops at a link to a page or an anchor that is not there.
  it("leads to other sites over https, and writes only to the owner's addresses", () => {
    const hrefs = elements(document, "a").map(({ attributes: { href = "" } }) => href);
    const outward = hrefs.filter((href) => !/^[/#]/.test(href) && !href.startsWith("https://"));
    const mailed = outward.map((href) => href.split("?")[0]);
    expect(mailed.filter((address) => !mailAddresses.has(address))).toEqual([]);
  });

  it("opens other sites safely", () => {
    for (const link of elements(document, ({ attributes }) => attributes.target === "_blank")) {
      expect(link.attributes.rel?.split(" ")).toEqual(
        expect.arrayContaining(["noopener", "noreferrer"]),
      );
      expect(textOf(link)).toContain("opens in a new tab");
    }
  });

  it("opens each marked term once, and each entry of its glossary", () => {
    const terms = elements(document, ({ attributes }) => attributes.class === "term");
    const entries = elements(document, ({ attributes }) => attributes.class === "glossary-entry");
    expect(terms.map(({ attributes }) => attributes.popovertarget).toSorted()).toEqual(
      entries.map(({ attributes }) => attributes.id).toSorted(),
    );
    expect(source.replaceAll(/<script.*?<\/script>/gs, "")).not.toMatch(/>[^<]*\[\[/);
  });

  it("needs no more HTML and CSS for the first paint than the budget", () => {
    expect(source).toContain("<style");
    expect(source).not.toContain('rel="stylesheet"');
    const { size } = statSync(join(builtRoot, `${pageFileOf(path)}.br`));
    expect(size / 1000).toBeLessThanOrEqual(pageBudgets.paint);
  });

  it("has every letter in its own font or in the system's of the same style", () => {
    const [body] = elements(document, "body");
    const isDisplay = (element: HtmlElement) =>
      isHeading(element) || /\bfont-display\b/.test(element.attributes.class ?? "");
    const [family, parts] =
      siteOf(path) === "quantum"
        ? [fonts.mono.family, [body]]
        : [fonts.serif.family, elements(document, isDisplay)];
    expect(missingLetters([body], lettersOf(source, fonts.text.family))).toEqual([]);
    expect(missingLetters(parts, lettersOf(source, family))).toEqual([]);
  });

  it("carries no unfinished stream", () => {
    expect(source).not.toContain('<template id="B:');
  });
});

/** What a reader gets of a page, tag by tag, its links led to the page's own address. */
const shownTags = (path: string) =>
  builtPage(path)
    .source.replace(/^.*?<body|<template data-late-scripts.*$/gs, "")
    .replaceAll(/href="([^"#]*)/g, (_, to) => `href="${canonicalPath(to)}`)
    .split(/(?<=>)/);

it.each(aliases)("%s shows what its page shows, which is asked everything else", (path) => {
  const [tags, own] = [canonicalPath(path), path].map(shownTags);
  expect(own.filter((tag, k) => tag !== tags[k]).slice(0, 3)).toEqual([]);
  expect(own).toHaveLength(tags.length);
});

it.each(quantumPages)("%s is dark in both schemes", (path) => {
  expect(builtPage(path).source.match(/prefers-color-scheme|light-dark\(/g)).toBeNull();
});

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

function references(document: HtmlElement): string[] {
  const names = ["aria-labelledby", "aria-describedby", "aria-controls", "popovertarget", "for"];
  return elements(document, () => true).flatMap(({ attributes }) =>
    names.flatMap((name) => attributes[name]?.split(/\s+/) ?? []),
  );
}

function isHidden(element: HtmlElement | null): boolean {
  if (!element) return false;
  return element.attributes["aria-hidden"] === "true" || isHidden(element.parent);
}

/** A mark beside the name of the same link needs no words of its own. */
function isWithinWords(image: HtmlElement): boolean {
  for (let holder = image.parent; holder; holder = holder.parent) {
    if (isHidden(holder)) return true;
    if (["a", "h1"].includes(holder.tag)) return textOf(holder) !== "";
  }
  return false;
}

function isNamed(drawing: HtmlElement): boolean {
  const { role, "aria-label": label, "aria-labelledby": labelledBy } = drawing.attributes;
  return role === "img" && Boolean(label || labelledBy || elements(drawing, "title").length > 0);
}

function outline({ tag, attributes }: HtmlElement): string {
  return `<${tag} ${JSON.stringify(attributes).slice(0, 200)}>`;
}

it.skipIf(lacksProgramsFor("the HTML validator"))(
  "the W3C validator finds no error in any page",
  () => {
    const jar = resolve("node_modules/vnu-jar/build/dist/vnu.jar");
    const { status, stderr } = spawnSync(
      requireProgram("java"),
      // It runs only for seconds, so compiling it thoroughly would take longer than it saves.
      ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss4m", "-jar", jar]
        // Its checker of style sheets knows neither @property nor @container nor anchors.
        .concat("--errors-only", "--filterpattern", "CSS: .*")
        .concat(pages.map((path) => join(builtRoot, pageFileOf(path)))),
      { encoding: "utf8", maxBuffer: 2 ** 28 },
    );
    expect([status, stderr]).toEqual([0, ""]);
  },
);

it("the build wrote every route of app/routes.ts, and no other", () => {
  const paths = routes.flatMap(({ children = [] }) => children.map(({ path = "" }) => `/${path}`));
  expect(paths.sort()).toEqual([...allRoutes, "/*"].sort());
});
