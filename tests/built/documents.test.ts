import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { presetText } from "#app/instruments/program/presets.ts";
import { packageArchiveName, sourceArchiveName } from "#app/models/papers.ts";
import list from "#app/quantum/sections/papers.data.ts";
import { siteConfig } from "#site.config";
import { paperFiles } from "../../papers/paper-files.ts";
import { companions, documents } from "../../papers/registry.ts";
import { loadTypesetter } from "../../papers/typesetting/typst.ts";
import { publisherOf } from "../../tools/lib/publisher.ts";
import { builtRoot, pageFileOf } from "../support/built-site.ts";
import { elementById, elements, hrefsOf, parseHtml, textOf } from "../support/html.ts";
import { isLeftOut, type ProgramName, requireProgram } from "../support/programs.ts";

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

/** Where the text of a page has ink, in shares of its height from the top. */
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

type PdfObject = Record<string, unknown>;

/** The tags of a PDF: its structure tree, as qpdf writes objects. */
function readTags(file: string) {
  const { qpdf } = JSON.parse(run("qpdf", "--json=2", "--json-key=qpdf", file));
  const objects: Record<string, { value?: PdfObject }> = qpdf[1];
  const resolve = (kid: unknown) =>
    (typeof kid === "string" ? objects[`obj:${kid}`]?.value : kid) as PdfObject | number;
  const kidsOf = (element: PdfObject) => [element["/K"] ?? []].flat().map(resolve);
  const values = Object.values(objects).flatMap(({ value }) => (value ? [value] : []));
  const root = values.find((value) => value["/Type"] === "/StructTreeRoot");
  if (root === undefined) throw new Error(`${file} has no tags`);
  return { root, kidsOf, elements: values.filter((value) => "/S" in value) };
}

const inlineTags = /^\/(Span|Link|Strong|Em|Code|Lbl|Reference)$/;

/** Marked content that comes before what precedes it in the tags, within one paragraph, caption, item or other block. */
function misplacedMarks(file: string): string[] {
  const { root, kidsOf } = readTags(file);
  const last = new Map<PdfObject, Map<unknown, number>>();
  const misplaced: string[] = [];
  const visit = (element: PdfObject, outer: PdfObject, outerPage?: unknown) => {
    const block = inlineTags.test(`${element["/S"]}`) ? outer : element;
    const page = element["/Pg"] ?? outerPage;
    for (const kid of kidsOf(element)) {
      if (typeof kid !== "number" && "/S" in kid) {
        visit(kid, block, page);
        continue;
      }
      const mark = typeof kid === "number" ? kid : Number(kid["/MCID"] ?? Number.NaN);
      const on = typeof kid === "number" ? page : (kid["/Pg"] ?? page);
      const seen = last.get(block) ?? new Map<unknown, number>();
      if (mark < (seen.get(on) ?? 0))
        misplaced.push(`${block["/S"]} on page object ${on}: ${mark}`);
      last.set(block, seen.set(on, mark));
    }
  };
  visit(root, root);
  return misplaced;
}

/** Words for a comparison, without spaces and without hyphens at the end of a line. */
const squeeze = (text: string) => text.replace(/[\s-]+/g, "");

const pageCount = (file: string) => Number(/^Pages: +(\d+)$/m.exec(run("pdfinfo", file))?.[1]);

/** The headings of the first level that a reader's program lists. */
function headingsOf(file: string) {
  const structure = run("pdfinfo", "-struct", file);
  return [...structure.matchAll(/^ *H1 "(.+)" \(block\)/gm)].map(([, words]) => words);
}

function sectionsOf(slug: string) {
  const source = readFileSync(`papers/documents/${slug}.typ`, "utf8");
  return [...source.matchAll(/^ *= (.+)$/gm)].map(([, title]) => title);
}

describe.skipIf(isLeftOut("documents")).each([...documents, ...companions])(
  "$slug",
  ({ slug, title }) => {
    const file = join(builtRoot, "papers", `${slug}.pdf`);

    it("is sound for a reader that nobody here wrote", () => {
      expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors");
    });

    it("names itself, its language and its tags", () => {
      const info = run("pdfinfo", file);
      expect(info).toMatch(new RegExp(`^Title: +${title}$`, "m"));
      expect(info).toMatch(/^Author: +Adyakshar Quantum Labs$/m);
      expect(info).toMatch(/^Tagged: +yes$/m);
      const plain = run("qpdf", "--qdf", "--object-streams=disable", file, "-");
      expect(plain).toMatch(/\/Lang \(en-US\)/);
      expect(plain).toContain("/Outlines");
    });

    it("has tables whose columns have headers", () => {
      const { elements } = readTags(file);
      const count = (tag: string) => elements.filter((element) => element["/S"] === tag).length;
      const columnHeaders = JSON.stringify(elements).split('"/Scope":"/Column"').length - 1;
      expect(count("/THead")).toBe(count("/Table"));
      expect(columnHeaders).toBe(count("/TH"));
      expect(count("/TH") > 0).toBe(count("/TD") > 0);
    });

    it("is tagged in the order in which it is printed", () => {
      expect(misplacedMarks(file)).toEqual([]);
    });

    it("has headings of one run, number and title together", () => {
      const { elements, kidsOf } = readTags(file);
      const headings = elements.filter((element) => /^\/H\d$/.test(`${element["/S"]}`));
      expect(headings.length).toBeGreaterThan(0);
      for (const heading of headings) {
        expect(kidsOf(heading).filter((kid) => typeof kid !== "number" && "/S" in kid)).toEqual([]);
      }
    });

    it("carries its fonts and keeps its words selectable", () => {
      const fonts = run("pdffonts", file).trim().split("\n").slice(2);
      expect(fonts.length).toBeGreaterThan(2);
      for (const font of fonts) expect(font).toMatch(/ yes yes yes +\d+ +\d+$/);
      const words = squeeze(run("pdftotext", file, "-"));
      expect(words).toContain(squeeze(title));
    });

    it("links to pages, anchors and files that exist", () => {
      const listed = run("pdfinfo", "-url", file);
      const ownUrls = [...listed.matchAll(/(https?:\S+)/g)]
        .map(([url]) => url)
        .filter((url) => url.startsWith(siteConfig.origin));
      expect(ownUrls.length).toBeGreaterThan(0);
      for (const url of new Set(ownUrls)) {
        const { pathname, hash } = new URL(url);
        const target = pathname.startsWith("/papers/") ? pathname.slice(1) : pageFileOf(pathname);
        expect(existsSync(join(builtRoot, target)), url).toBe(true);
        if (hash)
          elementById(parseHtml(readFileSync(join(builtRoot, target), "utf8")), hash.slice(1));
      }
    });
  },
);

describe
  .skipIf(isLeftOut("documents"))
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
    const ends = ["How to reproduce it", "References"];
    expect(headingsOf(file)).toEqual([...sectionsOf(slug), ...ends]);
    const plain = run("qpdf", "--qdf", "--object-streams=disable", file, "-");
    const drawings = plain.match(/\/S \/Figure\b/g)?.length ?? 0;
    expect(drawings).toBeGreaterThan(0);
    expect(plain.match(/\/Alt /g)?.length).toBeGreaterThanOrEqual(drawings);
  });

  it("is shown on the site by its cover, in a small file without small words", () => {
    const cover = readFileSync(join(builtRoot, "papers/covers", `${slug}.svg`), "utf8");
    expect(cover.length).toBeLessThanOrEqual(30_000);
    expect(cover).toMatch(/<(path|circle)/);
    expect(cover).not.toContain("<text");
  });

  it("has the size that the page tells", () => {
    expect(facts?.bytes).toBe(statSync(file).size);
    for (const { file: name, bytes } of facts?.data ?? []) {
      expect(statSync(join(builtRoot, "papers/data", name)).size, name).toBe(bytes);
    }
  });
});

it.skipIf(isLeftOut("documents")).each(companions)(
  "$slug is one page, filled to its end, with every section",
  async ({ slug }) => {
    const file = join(builtRoot, "papers", `${slug}.pdf`);
    expect(pageCount(file)).toBe(1);
    await expectPageFilled(file, 1, 1 - 2 * MAX_BLANK_SHARE);
    expect(headingsOf(file)).toEqual(sectionsOf(slug));
  },
);

function hrefsIn(path: string, section: string) {
  const page = parseHtml(readFileSync(join(builtRoot, pageFileOf(path)), "utf8"));
  return hrefsOf(elementById(page, section));
}

it("offers a bank the roadmap and, beside it, the page for its board", () => {
  expect(hrefsIn("/resources", "bank").slice(0, 2)).toEqual([
    "/papers/pqc-roadmap.pdf",
    "/papers/pqc-board.pdf",
  ]);
});

it.skipIf(isLeftOut("documents")).each([
  ["vendor-file.pdf", "procurement", "Vendor file"],
  ["accessibility-report.pdf", "accessibility", "Accessibility conformance report"],
])("%s is linked under #%s of /legal, titled and tagged", (name, section, title) => {
  expect(hrefsIn("/legal", section)).toContain(`/${name}`);
  const file = join(builtRoot, name);
  const info = run("pdfinfo", file);
  expect(info).toMatch(new RegExp(`^Title: +${title}$`, "m"));
  expect(info).toMatch(/^Tagged: +yes$/m);
  expect(misplacedMarks(file)).toEqual([]);
});

it.skipIf(isLeftOut("documents"))("takes the guide's smallest paper as it stands", async () => {
  const guide = readFileSync("docs/add-an-entry.md", "utf8");
  const file = (ending: string) => `papers/documents/first-steps.${ending}`;
  for (const ending of ["ts", "typ", "pdf"]) {
    onTestFinished(() => rmSync(file(ending), { force: true }));
    const block = new RegExp(`\`\`\`${ending}\\n(// ${file(ending)}\\n.*?)\`\`\``, "s");
    const [, source = ""] = block.exec(guide) ?? [];
    writeFileSync(file(ending), source);
  }
  const { firstSteps } = await import(resolve(file("ts")));
  const publisher = { ...publisherOf(siteConfig), authors: { "first-steps": "An Author" } };
  const typeset = await loadTypesetter(publisher.fonts);
  const { pdf, pages = 0 } = typeset(paperFiles(firstSteps, publisher));
  expect(pages).toBe(2);
  writeFileSync(file("pdf"), pdf);
  await expectFilled(file("pdf"), pages);
  expect(run("pdftotext", "-l", "1", file("pdf"), "-")).toContain("by An Author");
  expect(run("pdfinfo", file("pdf"))).toMatch(/^Author: +An Author/m);
});

it.skipIf(isLeftOut("documents"))("counts in the guide what the command line does", () => {
  const options = ["packages/quantum/bin/compile.ts", "--device", "line-4", "--json"];
  const input = presetText("parityPhase", 4);
  const report = execFileSync(process.execPath, options, { encoding: "utf8", input });
  const { counts: ours, baselines } = JSON.parse(report);
  const guide = join(builtRoot, "papers/reading-benchmarks.pdf");
  const words = run("pdftotext", guide, "-").replaceAll(/\s+/g, " ");
  expect(words).toContain(`${ours.twoQubit} two-qubit gates and depth ${ours.depth}.`);
  expect(words).toContain(`${baselines.naive.twoQubit} gates and depth ${baselines.naive.depth}`);
});

/** The files of an archive, whose size must be the one that the page names. */
function listArchive(name: string, bytes: number): string[] {
  const archive = join(builtRoot, "papers", name);
  expect(statSync(archive).size).toBe(bytes);
  return execFileSync("tar", ["-tzf", archive], { encoding: "utf8" }).split("\n");
}

it("has the code behind it as one archive, of the size that the page tells", () => {
  const files = listArchive(sourceArchiveName, list.sourceBytes);
  const [folder] = sourceArchiveName.split(".");
  for (const file of ["LICENSE", "README.md", "data/peers.csv"]) {
    expect(files).toContain(`${folder}/${file}`);
  }
});

it("offers the compiler as a package of the size that the page tells", () => {
  const files = listArchive(packageArchiveName, list.packageBytes);
  expect(files).toContain("package/dist/src/compiler/index.d.ts");
  for (const [path, section] of [
    ["/resources", "benchmarks"],
    ["/compiler", "download"],
  ] as const) {
    expect(hrefsIn(path, section)).toContain(`/papers/${packageArchiveName}`);
  }
});

it("shows beside the download the command that the package's README gives", () => {
  const archive = join(builtRoot, "papers", packageArchiveName);
  const options = ["-xzOf", archive, "package/README.md"];
  const [, command] =
    /```sh\n(.*)\n```/.exec(execFileSync("tar", options, { encoding: "utf8" })) ?? [];
  const page = parseHtml(readFileSync(join(builtRoot, pageFileOf("/compiler")), "utf8"));
  expect(elements(elementById(page, "download"), "code").map(textOf)).toEqual([command]);
});
