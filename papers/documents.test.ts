import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseCsv, toCsv } from "@adyakshar/quantum/csv";
import { describe, expect, it } from "vitest";
import { storedRows } from "../data/stored-data.ts";
import { dataFile } from "./data-files.ts";
import { yearsLate } from "./planning-years.ts";
import { companions, documents } from "./registry.ts";

const works = storedRows("references.csv");

const sourceOf = (slug: string) =>
  readFileSync(join(import.meta.dirname, `documents/${slug}.typ`), "utf8");

it.each([...documents, ...companions])(
  "$slug uses every value and every drawing that it is given",
  ({ slug, figures, values }) => {
    const named = (pattern: RegExp) =>
      new Set([...sourceOf(slug).matchAll(pattern)].map(([, name = ""]) => name));
    expect(named(/\bv\.(\w+)/g)).toEqual(new Set(Object.keys(values)));
    expect(named(/#(?:overview|drawing)\("([\w-]+)"/g)).toEqual(new Set(Object.keys(figures)));
  },
);

describe.each(documents)("$slug", ({ slug, values, data }) => {
  const source = sourceOf(slug);

  it("cites every reference that it lists", () => {
    const [, list = ""] = /#references\(([^)]*)\)/.exec(source) ?? [];
    const text = source.replace(list, "") + JSON.stringify(values);
    const keys = [...list.matchAll(/"([\w-]+)"/g)].map(([, key = ""]) => key);
    const idle = keys.filter((key) => !new RegExp(`@${key}(?![\\w-])|"${key}"`).test(text));
    expect(idle).toEqual([]);
  });

  it("says what it cannot say, and prints commands that can be copied", () => {
    expect(source).toMatch(/^= Limits\n\n- /m);
    const [, commands = ""] = /#reproduce\((.*?)\n\)/s.exec(source) ?? [];
    // A longer line would come from the page in two.
    for (const [, command] of commands.matchAll(/^ {2}"(.*)",$/gm)) {
      expect(command?.length).toBeLessThan(81);
    }
  });

  it("offers data files that are written", () => {
    for (const file of Object.keys(data)) expect(dataFile(file).length, file).toBeGreaterThan(0);
  });
});

it.each(works)("the reference $key has a number and an address", ({ number = "", url = "" }) => {
  expect(url).toMatch(/^https:\/\/[\w.-]+\/\S*$/);
  if (number.startsWith("arXiv:")) {
    expect(number).toMatch(/^arXiv:(\d{4}\.\d{4,5}|quant-ph\/\d{7})$/);
    expect(url.endsWith(number.slice("arXiv:".length))).toBe(true);
  }
  if (number.startsWith("RFC ")) expect(url.endsWith(number.slice(4))).toBe(true);
});

it("has each document under its own name", () => {
  expect(new Set(documents.map(({ slug }) => slug)).size).toBe(documents.length);
});

it("CSV survives quotes, commas and empty cells", () => {
  const rows = [{ x: "a,b", y: 'say "c"', z: "" }];
  expect(parseCsv(toCsv(rows))).toEqual(rows);
});

it.each(["website-inventory", "pqc-inventory-template"])(
  "%s lists the same assets as table and as CBOM",
  (name) => {
    const rows = parseCsv(dataFile(`${name}.csv`));
    const { bomFormat, specVersion, components, dependencies } = JSON.parse(
      dataFile(`${name}.cdx.json`),
    );
    expect([bomFormat, specVersion]).toEqual(["CycloneDX", "1.6"]);
    const listed = rows.map((row) => ({
      "bom-ref": row.id,
      name: row.asset,
      description: `${row.use}: ${row.algorithm}`,
      evidence: { occurrences: [{ location: row.where }] },
      properties: [row.owner, row.holds_years, row.change_months, row.vulnerable, row.target].map(
        (value) => ({ value }),
      ),
    }));
    expect(components).toMatchObject(listed);
    expect(components).toHaveLength(rows.length);
    expect(dependencies[0].dependsOn).toEqual(rows.map(({ id }) => id));
  },
);

it("the inventory ranks by lifetime plus time to change", () => {
  expect(yearsLate(7, 4, 7 + 4 / 12)).toBeCloseTo(0);
  expect(yearsLate(7, 16, 7 + 4 / 12)).toBeCloseTo(1);
});
