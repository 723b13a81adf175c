import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { offices } from "#app/content/offices.ts";
import { claims, plans, weeks } from "#app/content/specification.ts";
import { colorProblems } from "./colors.ts";
import { descriptionProblems } from "./descriptions.ts";
import { emphasisProblems } from "./emphasis.ts";
import { fieldProblems } from "./fields.ts";
import { fixedProblems } from "./fixed.ts";
import { linkProblems } from "./links.ts";
import { distance, nearest } from "./nearest.ts";
import { officeProblems } from "./offices.ts";

describe("a link in the content", () => {
  const pages = [
    { file: "/index.html", html: `<h2 id="pricing-section">a</h2>` },
    { file: "/compiler/index.html", html: "<h1>b</h1>" },
  ];
  const files = ["/index.html", "/compiler/index.html", "/guide.pdf"];
  const problemsOf = (value: string) =>
    linkProblems([{ at: "app/content/a.ts: hero.link.to", value }], pages, files);

  it.each(["/", "/compiler", "/#pricing-section", "/guide.pdf", "https://a.test/x"])(
    "to %s is fine",
    (link) => {
      expect(problemsOf(link)).toEqual([]);
    },
  );

  it("to nowhere is named by file and field, with what was meant", () => {
    expect(problemsOf("/compilr")).toEqual([
      "app/content/a.ts: hero.link.to leads to /compilr, which is no page; did you mean /compiler?",
    ]);
    expect(problemsOf("/#pricing")).toEqual([
      "app/content/a.ts: hero.link.to leads to #pricing, which / does not have",
    ]);
    expect(problemsOf("/#pricing-sektion")[0]).toMatch(/did you mean pricing-section\?$/);
  });
});

it("a description that search engines would cut is named by file, field and length", () => {
  const field = { key: "description", at: "app/content/a.ts: page.meta.description" };
  expect(descriptionProblems([{ ...field, value: "a".repeat(130) }])).toEqual([]);
  expect(descriptionProblems([{ ...field, value: "a".repeat(15) }])).toEqual([
    "app/content/a.ts: page.meta.description has 15 characters; 110 to 160 fit a search result",
  ]);
});

it("emphasized words that do not end their title are named", () => {
  const at = "app/content/a.ts: page.";
  const problemsOf = (title: string) =>
    emphasisProblems([
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
  const problemsOf = (value: unknown) => fixedProblems([{ key: "text", at, value }]);
  const given = `It is ${plans.starter.price}, takes ${weeks.sprint} and brings ${claims.depth}.`;
  expect(problemsOf(given)).toEqual([]);
  expect(problemsOf("It is from $1k.")).toEqual([
    `${at} says $1k, which app/content/specification.ts does not`,
  ]);
  expect(problemsOf("It takes 4-8 weeks.")).toHaveLength(1);
  expect(problemsOf("It is 7x faster.")).toHaveLength(1);
  expect(problemsOf((years: number) => `${years} years from $1k.`)).toHaveLength(1);
});

it("a field that is missing, or names no page, is told by file, line and what was meant", () => {
  const file = ".cache/broken.ts";
  const path = join(import.meta.dirname, "../../..", file);
  mkdirSync(dirname(path), { recursive: true });
  onTestFinished(() => rmSync(path));
  writeFileSync(
    path,
    `import type { PageMeta } from "#app/content/types.ts";
import type { Href } from "#app/lib/href.ts";
export const meta = { title: "A" } as const satisfies PageMeta;
export const to: Href = "/abuot#people";
`,
  );
  const [missing, address, ...others] = fieldProblems([file]);
  expect(missing).toMatch(new RegExp(`^${file}:3 {2}.*'description'`));
  expect(address).toMatch(/:4 {2}.*"\/abuot#people".*; did you mean \/about\?$/);
  expect(others).toEqual([]);
});

it("a color that is mistyped is named by palette and role", () => {
  expect(colorProblems()).toEqual([]);
  expect(colorProblems({ quantum: { accent: "#8fd9e" } })[0]).toMatch(/quantum: accent "#8fd9e"/);
});

it("an office whose time zone no browser knows is named", () => {
  expect(officeProblems(offices)).toEqual([]);
  const [problem] = officeProblems([{ ...offices[0], timeZone: "Europe/Londn" }]);
  expect(problem).toContain(`${offices[0].city}: timeZone "Europe/Londn"`);
});

it("the nearest word has the fewest changes, and none is offered that is far off", () => {
  expect(distance("kitten", "sitting")).toBe(3);
  expect(nearest("/abuot", ["/about", "/contact"])).toBe("/about");
  expect(nearest("/xyz", ["/about", "/contact"])).toBeUndefined();
});
