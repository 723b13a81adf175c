import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import list from "#data/paper-list.computed.ts";
import { packageArchiveName } from "#data/papers.ts";
import { siteConfig } from "#site.config";
import { companions, documents } from "../../papers/registry.ts";
import { elements, hrefsOf } from "../../tools/lib/html.ts";
import { allRoutes, builtPage, builtRoot } from "../support/built-site.ts";
import { elementById, textOf } from "../support/html.ts";
import { lacksProgramsFor, type ProgramName, requireProgram } from "../support/programs.ts";

const pageRange = { whitepaper: [4, 8], benchmark: [4, 8], guide: [2, 4] } as const;
/** Shares of a page's height: the largest blank piece, and the least that the last page is filled. */
const MAX_BLANK_SHARE = 0.09;
const MIN_FILLED_SHARE = 0.5;
/** The text of a page, without its margins and its footer. */
const textArea = [0.07, 0.925] as const;

function run(program: ProgramName, ...options: string[]): string {
  return execFileSync(requireProgram(program), options, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: "pipe",
  });
}

/** The rows of a page's text that have ink, in shares of its height from the top. */
async function inkedRows(file: string, page: number): Promise<number[]> {
  const options = ["-r", "25", "-png", "-singlefile", "-f", `${page}`, file];
  const drawn = execFileSync(requireProgram("pdftoppm"), options, { maxBuffer: 1 << 28 });
  const { data, info } = await sharp(drawn).grayscale().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.height }, (_, row) => row)
    .filter((row) => data.subarray(row * info.width, (row + 1) * info.width).some((v) => v < 200))
    .map((row) => row / info.height)
    .filter((share) => share >= textArea[0] && share <= textArea[1]);
}

function largestGap(shares: readonly number[]): number {
  return Math.max(...shares.map((share, k) => share - (shares[k - 1] ?? textArea[0])));
}

async function expectPageFilled(file: string, page: number, least: number) {
  const inked = await inkedRows(file, page);
  const advice = `page ${page} of ${file}: change the order of its blocks, let a table break, or cut a sentence`;
  expect(largestGap(inked), advice).toBeLessThanOrEqual(MAX_BLANK_SHARE);
  expect(inked[inked.length - 1], advice).toBeGreaterThanOrEqual(least);
}

async function expectFilled(file: string, pages: number) {
  // A paper with one page behind its cover may be short.
  const leastOfLast = pages === 2 ? 0 : MIN_FILLED_SHARE;
  for (let page = 2; page <= pages; page++) {
    await expectPageFilled(file, page, page < pages ? 1 - 2 * MAX_BLANK_SHARE : leastOfLast);
  }
}

/** Words for a comparison, without spaces and without hyphens at the end of a line. */
const squeeze = (text: string) => text.replace(/[\s-]+/g, "");

const inlineTag = /^(Span|Link|Strong|Em|Code|Lbl|Reference|Object)$/;

/** Words that are tagged after others of their paragraph, caption or item and printed before them. */
function misplacedWords(file: string): string[] {
  const printed = squeeze(run("pdftotext", "-raw", file, "-"));
  const misplaced: string[] = [];
  let at = 0;
  for (const line of run("pdfinfo", "-struct-text", file).split("\n")) {
    const [, tag, words] = /^ *(?:(\w+)|"(.*)"$)/.exec(line) ?? [];
    if (tag && !inlineTag.test(tag)) at = 0;
    if (!words) continue;
    const found = printed.indexOf(squeeze(words), at);
    if (found < 0) misplaced.push(words);
    else at = found;
  }
  return misplaced;
}

const pageCount = (file: string) => Number(/^Pages: +(\d+)$/m.exec(run("pdfinfo", file))?.[1]);

function headingsOf(file: string) {
  const structure = run("pdfinfo", "-struct", file);
  return [...structure.matchAll(/^ *H1 "(.+)" \(block\)/gm)].map(([, words]) => words);
}

const sourceOf = (slug: string) => readFileSync(`papers/${slug}/words.typ`, "utf8");
const citesWorks = (slug: string) => sourceOf(slug).includes("#references(");

function sectionsOf(slug: string) {
  return [...sourceOf(slug).matchAll(/^ *= (.+)$/gm)].map(([, title]) => title);
}

describe.skipIf(lacksProgramsFor("documents")).each([...documents, ...companions])(
  "$slug",
  ({ slug, title }) => {
    const file = join(builtRoot, "papers", `${slug}.pdf`);

    it("names itself, its language and its tags", () => {
      const info = run("pdfinfo", file);
      expect(info).toMatch(new RegExp(`^Title: +${title}$`, "m"));
      expect(info).toMatch(/^Author: +.*Adyakshar Quantum Labs$/m);
      expect(info).toMatch(/^Tagged: +yes$/m);
      const plain = run("qpdf", "--qdf", "--object-streams=disable", file, "-");
      expect(plain).toMatch(/\/Lang \(en-US\)/);
      expect(plain).toContain("/Outlines");
    });

    it("has tables whose columns have headers, and headings of one run, number and title", () => {
      const tags = run("pdfinfo", "-struct", file);
      const count = (tag: RegExp) => tags.match(tag)?.length ?? 0;
      expect(count(/^ *THead\b/gm)).toBe(count(/^ *Table\b/gm));
      expect(count(/^ *\/Scope \/Column/gm)).toBe(count(/^ *TH\b/gm));
      expect(count(/^ *TH\b/gm) > 0).toBe(count(/^ *TD\b/gm) > 0);
      expect(tags).toMatch(/^ *H\d "/m);
      expect(tags).not.toMatch(/^( *)H\d .*\n\1 +[A-Z]/m);
    });

    it("is tagged in the order in which it is printed", () => {
      expect(misplacedWords(file)).toEqual([]);
    });

    it("links to pages, anchors and files that exist", () => {
      const listed = run("pdfinfo", "-url", file);
      const ownUrls = [...listed.matchAll(/(https?:\S+)/g)]
        .map(([url]) => url)
        .filter((url) => url.startsWith(siteConfig.origin));
      expect(ownUrls.length).toBeGreaterThan(0);
      for (const url of new Set(ownUrls)) {
        const { pathname, hash } = new URL(url);
        if (pathname.startsWith("/papers/"))
          expect(existsSync(join(builtRoot, pathname)), url).toBe(true);
        else if (hash) partOf(pathname, hash.slice(1));
        else expect(allRoutes).toContain(pathname);
      }
    });
  },
);

describe
  .skipIf(lacksProgramsFor("documents"))
  .each(documents.map((document) => [document.slug, document] as const))("%s", (slug, document) => {
  const file = join(builtRoot, "papers", `${slug}.pdf`);
  const facts = list.papers.find((candidate) => candidate.slug === slug);

  it("has as many pages as the site tells, and not too many", () => {
    const [least, most] = pageRange[document.kind];
    const pages = pageCount(file);
    expect(pages).toBeGreaterThanOrEqual(least);
    expect(pages).toBeLessThanOrEqual(most);
    expect(facts?.pages).toBe(pages);
  });

  it("has no half-blank page behind its cover", async () => {
    await expectFilled(file, facts?.pages ?? 0);
  });

  it("is read in order, headings first, every drawing described", () => {
    const ends = citesWorks(slug) ? ["How to reproduce it", "References"] : ["How to reproduce it"];
    expect(headingsOf(file)).toEqual([...sectionsOf(slug), ...ends]);
    const plain = run("qpdf", "--qdf", "--object-streams=disable", file, "-");
    const drawings = plain.match(/\/S \/Figure\b/g)?.length ?? 0;
    expect(plain.match(/\/Alt /g)?.length).toBeGreaterThanOrEqual(drawings);
  });

  it("is shown on the site by its cover, in a small file without small words", () => {
    const cover = readFileSync(join(builtRoot, "papers/covers", `${slug}.svg`), "utf8");
    expect(cover.length).toBeLessThanOrEqual(30_000);
    expect(cover).toMatch(/<(path|circle)/);
    expect(cover).not.toContain("<text");
  });
});

it.skipIf(lacksProgramsFor("documents")).each(companions)(
  "$slug is one page, filled to its end, with every section",
  async ({ slug }) => {
    const file = join(builtRoot, "papers", `${slug}.pdf`);
    expect(pageCount(file)).toBe(1);
    await expectPageFilled(file, 1, 1 - 2 * MAX_BLANK_SHARE);
    expect(headingsOf(file)).toEqual(sectionsOf(slug));
  },
);

const partOf = (path: string, id: string) => elementById(builtPage(path).document, id);
const hrefsIn = (path: string, id: string) => hrefsOf(partOf(path, id));

it("offers a bank the roadmap and, beside it, the page for its board", () => {
  expect(hrefsIn("/resources", "bank").slice(0, 2)).toEqual([
    "/papers/pqc-roadmap.pdf",
    "/papers/pqc-board.pdf",
  ]);
});

it.skipIf(lacksProgramsFor("documents")).each([
  ["vendor-file.pdf", "procurement", "Vendor file"],
  ["accessibility-report.pdf", "accessibility", "Accessibility conformance report"],
])("%s is linked under #%s of /legal, titled and tagged", (name, section, title) => {
  expect(hrefsIn("/legal", section)).toContain(`/${name}`);
  const file = join(builtRoot, name);
  const info = run("pdfinfo", file);
  expect(info).toMatch(new RegExp(`^Title: +${title}$`, "m"));
  expect(info).toMatch(/^Tagged: +yes$/m);
  expect(misplacedWords(file)).toEqual([]);
});

it("offers the compiler as a package", () => {
  const archive = join(builtRoot, "papers", packageArchiveName);
  const files = execFileSync("tar", ["-tzf", archive], { encoding: "utf8" }).split("\n");
  expect(files).toContain("package/dist/src/compiler/index.d.ts");
  for (const [path, section] of [
    ["/resources", "benchmarks"],
    ["/compiler", "download"],
  ] as const) {
    expect(hrefsIn(path, section)).toContain(`/papers/${packageArchiveName}`);
  }
});

it("shows beside the download how the digest of the file begins", () => {
  const archive = readFileSync(join(builtRoot, "papers", packageArchiveName));
  const digest = createHash("sha256").update(archive).digest("hex");
  const texts = elements(partOf("/compiler", "download"), "p").map(textOf);
  expect(texts.join()).toContain(`SHA-256 ${digest.slice(0, 16)}`);
});

it("shows beside the download the command that the package's README gives", () => {
  const archive = join(builtRoot, "papers", packageArchiveName);
  const options = ["-xzOf", archive, "package/README.md"];
  const [, command] =
    /```sh\n(.*)\n```/.exec(execFileSync("tar", options, { encoding: "utf8" })) ?? [];
  expect(elements(partOf("/compiler", "download"), "code").map(textOf)).toEqual([command]);
});
