import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { claims, plans, weeks } from "#app/content/specification.ts";
import { linksOf, readContent } from "../lib/content-fields.ts";
import { fieldProblems, syntaxProblems } from "./fields.ts";
import { linkProblems } from "./links.ts";
import { colorProblems, valueProblems } from "./values.ts";

describe("a link in the content", () => {
  const pages = [
    { file: "/index.html", html: `<h2 id="pricing-section">a</h2>` },
    { file: "/compiler/index.html", html: "<h1>b</h1>" },
  ];
  const files = ["/index.html", "/compiler/index.html", "/guide.pdf"];
  const problemsOf = (value: string) =>
    linkProblems([{ at: "app/content/a.ts: hero.link.to", value }], pages, files);

  it("to nowhere is named by file and field, with what was meant", () => {
    const links = ["/", "/compiler", "/#pricing-section", "/guide.pdf", "https://a.test/x"];
    expect(links.flatMap(problemsOf)).toEqual([]);
    expect(problemsOf("/compilr")).toEqual([
      "app/content/a.ts: hero.link.to leads to /compilr, which is no page; did you mean /compiler?",
    ]);
    expect(problemsOf("/#pricing")).toEqual([
      "app/content/a.ts: hero.link.to leads to #pricing, which / does not have",
    ]);
    expect(problemsOf("/#pricing-sektion")[0]).toMatch(/did you mean pricing-section\?$/);
  });

  it("is found in a paper's sentence too, and named in a page's, which cannot show it", () => {
    const at = "papers/documents/a.ts: a.sections.0.blocks.1";
    const fields = [{ key: "1", at, value: "See [one](/compilr) and [two](https://a.test/x)." }];
    expect(linkProblems(linksOf(fields), pages, files)[0]).toContain(`${at} leads to /compilr,`);
    expect(valueProblems(fields)[0]).toContain(`${at} has a link`);
    expect(valueProblems([{ key: "to", at, value: "/compiler" }])).toEqual([]);
  });
});

it("a description that search engines would cut is named by file, field and length", () => {
  const field = { key: "description", at: "app/content/a.ts: page.meta.description" };
  expect(valueProblems([{ ...field, value: "a".repeat(130) }])).toEqual([]);
  expect(valueProblems([{ ...field, value: "a".repeat(15) }])).toEqual([
    "app/content/a.ts: page.meta.description has 15 characters; 110 to 160 fit a search result",
  ]);
});

it("emphasized words that do not end their title are named", () => {
  const at = "app/content/a.ts: page.";
  const problemsOf = (title: string) =>
    valueProblems([
      { key: "title", at: `${at}title`, value: title },
      { key: "emphasis", at: `${at}emphasis`, value: "three cities" },
    ]);
  expect(problemsOf("A lab in three cities")).toEqual([]);
  expect(problemsOf("A lab in four cities")).toEqual([
    `${at}emphasis is “three cities”, with which its title does not end`,
  ]);
});

it("a price, a duration or a multiplier that the specification does not give is named", () => {
  const at = "app/content/a.ts: page.text";
  const problemsOf = (value: unknown) => valueProblems([{ key: "text", at, value }]);
  const specified = [...Object.values(plans), ...Object.values(weeks), ...Object.values(claims)];
  expect(problemsOf(JSON.stringify(specified))).toEqual([]);
  expect(problemsOf("It is reviewed every 12 months.")).toEqual([]);
  expect(problemsOf("It is from $1k.")).toEqual([
    `${at} says $1k, which app/content/specification.ts does not`,
  ]);
  const foreign = ["4-8 weeks", "7 weeks", "30 months", "7x", "$84,000", "$1.2M", "$900"];
  for (const words of foreign) {
    expect(problemsOf(`Before ${words}, after.`)).toEqual([expect.stringContaining(words)]);
  }
  // Such numbers are just as common outside the specification; docs/edit-the-words.md says to search for them.
  expect(problemsOf("It saves 29% within 25 hours.")).toEqual([]);
  expect(problemsOf((years: number) => `${years} years from $1k.`)).toHaveLength(1);
});

/** Writes a file of content for one test. */
function write(source: string): string {
  const file = ".cache/broken.ts";
  const path = join(import.meta.dirname, "../..", file);
  mkdirSync(dirname(path), { recursive: true });
  onTestFinished(() => rmSync(path));
  writeFileSync(path, source);
  return file;
}

it("a field that is missing, names no page or has another shape is told once, with file, line and what to write", () => {
  const file = write(`import type { PageMeta } from "#app/content/types.ts";
import type { Href } from "#app/lib/href.ts";
import type { SiteConfig } from "#site.config";
export const list = (): PageMeta[] => [meta];
export const meta = { title: "A" } as const satisfies PageMeta;
export const to: Href = "/abuot#people";
export const founders: SiteConfig["founders"] = [{ name: "A", title: "B", portrait: null }];
export const keepDays: SiteConfig["keepDays"] = "180";
export const imprint: Pick<SiteConfig["imprint"], "address"> = { address: "1 Street" };
export const privacy: SiteConfig["privacy"] = { logs: null };
export const person: SiteConfig["people"][0] = { name: "A", titel: "B", text: "C" };
export const day: SiteConfig["securityContactConfirmed"] = "17.11.2026";
export const links = (): { to: Href }[] => [link];
export const link = { to: "/contcat" } as const satisfies { to: Href };
export const hsts = { preload: no };
`);
  const messages = [
    "5 .* the field description is missing",
    "6 .* /abuot#people is no page; did you mean /about\\?",
    "7  founders.* has 1 of 2 entries: write all",
    "8  keepDays.* must be a number, not string",
    '9  address.* must be a list: write \\["one line", "another"\\]',
    "10  privacy.* the field providers is missing",
    "11  titel.* there is no field titel here; did you mean title\\?",
    '12  day.* must be a day such as "2026-11-17"',
    "14  to.*  /contcat is no page; did you mean /contact\\?",
    '15  no.* write "no", or true, false or null',
  ];
  expect(fieldProblems([file])).toEqual(
    messages.map((words) => expect.stringMatching(`^${file}:${words}$`)),
  );
});

it("a missing comma is told by file and by the line that lacks it, in one line", () => {
  const file = write(`export const a = {\n  b: 1\n  c: 2,\n};\n`);
  expect(syntaxProblems([file])).toEqual([`${file}:2  b: 1  a comma is missing at the end`]);
});

it("an entry of a list is named in its own file", async () => {
  const places = (await readContent()).map(({ at }) => at);
  expect(places).toContain("app/content/quantum/case-studies/neutral-atom.ts: neutralAtom.more.to");
});

it("a color that is mistyped is named by palette and role", () => {
  const field = { key: "accent", at: "app/lib/palettes.ts: paper.accent" };
  expect(colorProblems([{ ...field, value: "#8fd9e8" }])).toEqual([]);
  expect(colorProblems([{ ...field, value: "#8fd9e" }])[0]).toContain(`${field.at} "#8fd9e" is`);
});

it.each([
  ["timeZone", "Europe/London", "Europe/Londn"],
  ["countryCode", "GB", "UK"],
  ["countryCode", "IN", "XQ"],
  ["countryCode", "US", "usa"],
  ["latitude", 51.5072, 515072],
  ["longitude", -122.4194, -1224194],
])("an office's %s may be %j, and %j is named", (key, value, faulty) => {
  const at = `app/content/offices.ts: offices.0.${key}`;
  expect(valueProblems([{ key, at, value }])).toEqual([]);
  expect(valueProblems([{ key, at, value: faulty }])[0]).toContain(`${at} "${faulty}" is no`);
});
