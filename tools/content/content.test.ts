import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import ts from "typescript";
import { describe, expect, it, onTestFinished } from "vitest";
import { offices } from "#app/content/offices.ts";
import { plans } from "#app/content/prices.ts";
import { researchPage } from "#app/content/quantum/research.ts";
import type { SiteConfig } from "#site.config";
import {
  isPdf,
  officesSchema,
  paperSchema,
  plansSchema,
  portraitProblem,
  siteSchema,
} from "../../site.config.schema.ts";
import { filledConfig } from "../../tests/support/filled-in/config.ts";
import { linkProblems, pictureWarnings, titleProblems } from "./built-pages.ts";
import { colorProblems, lineOf, problemsOf } from "./problems.ts";

const [first, second] = filledConfig.founders.map((founder) => ({ ...founder, portrait: null }));
const rightConfig: SiteConfig = {
  ...filledConfig,
  founders: [first, second],
  vendorSheet: null,
  ownDocuments: [],
};

describe("the owner's facts", () => {
  const problems = (change: Record<string, unknown>) =>
    problemsOf(siteSchema, "site.config.ts", "siteConfig", { ...rightConfig, ...change });

  it.each([
    {},
    { social: null },
    { founders: [first] },
    { founders: [first, second, { ...second, name: "Third" }] },
  ])("are right when all are filled in, with %j", async (change) => {
    expect(await problems(change)).toEqual([]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ origin: "http://a.com" }, 'origin "http://a.com" is no origin: write "https://a.com"'],
    [{ origin: "https://a.com/" }, 'write "https://a.com"'],
    [{ email: "hello" }, 'email "hello" is no email address: write it as "office@your.domain"'],
    [{ social: { label: "X", url: "x.com/a" } }, 'social.url "x.com/a" is no https address'],
    [{ founders: [{ ...first, name: "" }, second] }, "founders[0].name"],
    [{ founders: [] }, "founders is empty"],
    [{ founders: [{ ...first, portrait: "a.png" }, second] }, "founders[0].portrait"],
    [{ contactEndpoint: "http://a.com" }, "contactEndpoint"],
    [{ contactEndpoint: "https://user:secret@a.com/in" }, "without a password"],
    [{ keepDays: "180" }, "keepDays Invalid input: expected number, received string"],
    [{ keepDays: 0 }, "keepDays is less than 1"],
    [{ keepDays: undefined, keepdays: 180 }, 'keepdays Unrecognized key: "keepdays"'],
    [{ imprint: { ...filledConfig.imprint, entity: "" } }, 'imprint.entity "" is empty'],
    [{ people: [{ name: "Ada", title: "", text: "A." }] }, 'people[0].title "" is empty'],
    [
      { offerPrices: { blueprint: "10k", pilot: null } },
      'offerPrices.blueprint "10k" is no price: write { fromUsd: 10_000 }',
    ],
    [
      { securityContactConfirmed: "2026-02-30" },
      '"2026-02-30" is no day: write it as "2026-01-31"',
    ],
    [{ repository: { url: "https://a.com/b", commit: "main" } }, "repository.commit"],
    [
      { ownDocuments: [{ file: "/none.pdf", title: "None", date: "2026-10-01" }] },
      'ownDocuments[0].file "/none.pdf" is no PDF of public/',
    ],
    [
      { imprint: { ...rightConfig.imprint, address: "1 Main Street" } },
      'imprint.address is no list: write ["first line", "second line"]',
    ],
    [{ vendorSheet: "/none.pdf" }, 'vendorSheet "/none.pdf" is no PDF of public/'],
  ])("are told with file, line and what to write: %j", async (change, words) => {
    const found = await problems(change);
    expect(found.join("\n")).toContain(words);
    for (const line of found) expect(line).toMatch(/^site\.config\.ts:\d+ {2}\w/);
  });

  it("name pictures and documents that are not what they are called", async () => {
    const folder = mkdtempSync(join(tmpdir(), "public-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, "portraits"));
    await sharp({ create: { width: 100, height: 90, channels: 3, background: "gray" } }).toFile(
      join(folder, "portraits/face.png"),
    );
    expect(await portraitProblem("/portraits/face.png", folder)).toBe("has 100 by 90 pixels");
    for (const [text, isOne] of [
      ["no PDF", false],
      ["%PDF-1.7\n", true],
    ] as const) {
      writeFileSync(join(folder, "sheet.pdf"), text);
      expect(isPdf("/sheet.pdf", folder)).toBe(isOne);
    }
  });
});

it.each([
  [
    "timeZone",
    "Europe/Londn",
    'timeZone "Europe/Londn" is no IANA name, such as "Asia/Kolkata"; did you mean Europe/London?',
  ],
  [
    "timeZone",
    "Asia/Kolkatta",
    'timeZone "Asia/Kolkatta" is no IANA name, such as "Asia/Kolkata"; did you mean Asia/Kolkata?',
  ],
  ["countryCode", "UK", 'countryCode "UK" is no code of ISO 3166'],
  ["latitude", 515072, "latitude is no angle"],
])("an office's %s %j is told", async (key, value, words) => {
  const problems = (office: object) =>
    problemsOf(officesSchema, "app/content/offices.ts", "offices", [offices[0], office]);
  expect(await problems(offices[1])).toEqual([]);
  expect(await problems({ ...offices[1], [key]: value })).toEqual([
    expect.stringContaining(`  [1].${words}`),
  ]);
});

it("a field's line is found by its keys", () => {
  const source = `interface A { origin: string }\nexport const siteConfig = {\n  origin: "a",\n  founders: [\n    { name: "A" },\n    {\n      name: "B",\n    },\n  ],\n};\n`;
  const paths = [["origin"], ["founders", 0, "name"], ["founders", 1, "name"], ["none"]];
  const lines = paths.map((path) => lineOf(source, ["siteConfig", ...path]));
  expect(lines).toEqual([3, 5, 7, 2]);
});

it.each(["2026-13-41", "2026-02-30", "November 2026"])(
  "a paper's date %s is told with its line",
  async (date) => {
    const problems = (day: string) =>
      problemsOf(paperSchema, "papers/pqc-board/paper.ts", "", { date: day });
    expect(await problems("2026-11-17")).toEqual([]);
    expect(await problems(date)).toEqual([
      expect.stringMatching(
        /^papers\/pqc-board\/paper\.ts:\d+ {2}date ".*" is no day: write it as "2026-01-31"$/,
      ),
    ]);
  },
);

describe("TypeScript, which stops a build, names in a content file", () => {
  /** Its own libraries and most imports are the same for all files, and are read once. */
  const readFiles = new Map<string, ts.SourceFile | undefined>();

  /** What it says of the file, with its line, after one word has been replaced. */
  function typeProblems(file: string, word: string, replacement: string): string[] {
    const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ".");
    const host = ts.createCompilerHost(options);
    const source = ts.sys.readFile(file)?.replace(word, replacement) ?? "";
    const readSource = host.getSourceFile;
    host.getSourceFile = (name, version) => {
      if (name === file) return ts.createSourceFile(name, source, version);
      if (!readFiles.has(name)) readFiles.set(name, readSource(name, version));
      return readFiles.get(name);
    };
    const program = ts.createProgram([file], options, host);
    return program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ start = 0, messageText }) => {
        const line = source.slice(0, start).split("\n").length;
        return `${line} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
      });
  }

  it.each([
    ["app/content/quantum/research.ts", "description:", "descripton:", /'description'\?/],
    [
      "app/content/services/cards.ts",
      '"neon-purple"',
      '"blue"',
      /'"neon-blue" \| "neon-purple" \| "neon-green"'/,
    ],
  ])("%s, with %s as %s, what to write", (file, word, replacement, words) => {
    const [problem] = typeProblems(file, word, replacement);
    const line = ts.sys.readFile(file)?.split(word)[0].split("\n").length ?? 0;
    expect(problem).toMatch(words);
    expect(Math.abs(Number.parseInt(problem, 10) - line)).toBeLessThanOrEqual(3);
  });
});

it.each([["from $95k"], [85], [{ fromUsd: "95k" }], [{ from: 95_000 }]])(
  "a plan's price %j is told with the forms that are allowed",
  async (price) => {
    const problems = (changed: unknown) =>
      problemsOf(plansSchema, "app/content/prices.ts", "plans", {
        ...plans,
        starter: { ...plans.starter, price: changed },
      });
    expect(await problems(plans.starter.price)).toEqual([]);
    expect(await problems(price)).toEqual([
      expect.stringMatching(
        /^app\/content\/prices\.ts:\d+ {2}starter\.price .* is no price: write \{ fromUsd: 10_000 \}/,
      ),
    ]);
  },
);

it("a color that is mistyped is named by line", () => {
  const source = 'x: "#8fd9e8",\ny: "#8fd9e",\n"z-y": "teal",';
  expect(colorProblems("palettes.ts", source)).toEqual([
    'palettes.ts:2  "#8fd9e" is no color: write it as "#8fd9e8"',
    'palettes.ts:3  "teal" is no color: write it as "#8fd9e8"',
  ]);
});

it("a link of a built page that leads nowhere is named with what was meant", () => {
  const html = (links: string) => `<h2 id="pricing-section">a</h2>${links}`;
  const link = (href: string) => `<a href="${href}">b</a>`;
  const problems = (...hrefs: string[]) =>
    linkProblems(
      [
        { file: "/index.html", html: html(hrefs.map(link).join("")) },
        { file: "/compiler/index.html", html: "" },
      ],
      ["/index.html", "/compiler/index.html", "/guide.pdf"],
    );
  expect(
    problems("/", "/compiler", "#pricing-section?plan=a", "/guide.pdf", "https://a.test/x"),
  ).toEqual([]);
  expect(problems("/compilr", "/compilr", "#pricing-sektion")).toEqual([
    "/  /compilr is no page; did you mean /compiler?",
    expect.stringMatching(/#pricing-sektion .* did you mean pricing-section\?$/),
  ]);
  const files = ["/index.html", "/compiler/index.html"];
  const pages = files.map((file) => ({ file, html: link("#no-such-place") }));
  expect(linkProblems(pages, files)).toHaveLength(2);
});

const pageWith = (path: string, title: string) => ({
  file: `${path}/index.html`,
  html: `<title>${title}</title>`,
});

it("two pages with one title are named by address, and a long title is a warning", () => {
  const long = "A title that is as long as no page of search results can show | Adyakshar";
  const pages = [pageWith("/a", "One"), pageWith("/b", "Two"), pageWith("/c", "One")];
  expect(titleProblems(pages)).toEqual({
    problems: ["app/content  /a and /c have one title, “One”: write one for each"],
    warnings: [],
  });
  const { problems, warnings } = titleProblems([pageWith("/d", long)]);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([
    expect.stringContaining(`the title of /d has ${long.length} characters`),
  ]);
  const { title } = researchPage.meta;
  expect(titleProblems([pageWith("/e", title), pageWith("/f", title)]).problems[0]).toMatch(
    /^app\/content\/quantum\/research\.ts:\d+ {2}\/e and \/f have one title/,
  );
});

it("a picture that is too large is a warning", () => {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "small.jpg"), Buffer.alloc(1000));
  writeFileSync(join(folder, "hero.jpg"), Buffer.alloc(8_000_000));
  expect(pictureWarnings(folder)).toEqual([
    "public/hero.jpg  has 8000 kB: make it smaller than 500 kB, for example as AVIF",
  ]);
});
