import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { offices } from "#app/content/offices.ts";
import { plans } from "#app/content/prices.ts";
import type { SiteConfig } from "#site.config";
import { filledConfig } from "../../tests/support/filled-in/config.ts";
import { lineOf } from "./fields.ts";
import { linkProblems } from "./links.ts";
import { colorProblems, syntaxProblems } from "./problems.ts";
import {
  isPdf,
  officesSchema,
  plansSchema,
  portraitProblem,
  problemsOf,
  siteSchema,
} from "./schema.ts";

const [first, second] = filledConfig.founders.map((founder) => ({ ...founder, portrait: null }));
const rightConfig: SiteConfig = {
  ...filledConfig,
  founders: [first, second],
  vendorSheet: null,
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
    [{ keepDays: "180" }, 'keepDays "180" must be a number, without quotation marks'],
    [{ keepDays: 0 }, "keepDays is less than 1"],
    [{ keepDays: undefined, keepdays: 180 }, "keepdays is no field; did you mean keepDays?"],
    [{ email: 7 }, "email 7 must stand in quotation marks"],
    [{ imprint: { ...filledConfig.imprint, entity: "" } }, 'imprint.entity "" is empty'],
    [{ imprint: { ...filledConfig.imprint, address: "1 Street" } }, "must be a list: write ["],
    [{ imprint: { ...filledConfig.imprint, register: undefined } }, "imprint.register is missing"],
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
    problemsOf(officesSchema, "app/content/offices.ts", "offices", {
      offices: [offices[0], office],
    });
  expect(await problems(offices[1])).toEqual([]);
  expect(await problems({ ...offices[1], [key]: value })).toEqual([
    expect.stringContaining(`  offices[1].${words}`),
  ]);
});

it("a field's line is found by its keys", () => {
  const source = `interface A { origin: string }\nexport const siteConfig = {\n  origin: "a",\n  founders: [\n    { name: "A" },\n    {\n      name: "B",\n    },\n  ],\n};\n`;
  const paths = [["origin"], ["founders", 0, "name"], ["founders", 1, "name"], ["none"]];
  const lines = paths.map((path) => lineOf(source, ["siteConfig", ...path]));
  expect(lines).toEqual([3, 5, 7, 2]);
});

it.each([
  ['a: "1"\n  b: 2,', 2, "',' expected"],
  ['a: "1,\n  b: 2,', 2, "Unterminated string"],
  ['a: "1"],\n  b: 2,', 2, "',' expected"],
])("a syntax problem is told with its line: %j", (text, line, words) => {
  const [problem] = syntaxProblems("a.ts", `export const a = {\n  ${text}\n};\n`);
  expect(problem).toMatch(new RegExp(`^a\\.ts:${line}  .*${words}`));
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
  expect(colorProblems("palettes.ts", 'x: "#8fd9e8",\ny: "#8fd9e",')).toEqual([
    'palettes.ts:2  "#8fd9e" is no color: write it as "#8fd9e8"',
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
