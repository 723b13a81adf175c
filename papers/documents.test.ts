import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseCsv } from "../data/stored-data.ts";
import { dataFile } from "./data-files.ts";

const usesCryptography = /createHash\(|randomUUID|\bsubtle\b|from "@noble\//;

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

it("this website's inventory accounts for each source file that uses cryptography", () => {
  const using = globSync("{app,data,deploy,papers,server,tools}/**/*.{ts,tsx}")
    .filter((file) => !file.includes(".test."))
    .filter((file) => usesCryptography.test(readFileSync(file, "utf8")));
  const places = parseCsv(dataFile("website-inventory.csv")).flatMap(({ where }) => {
    const [, file, others = 0] = /^(\S+\.tsx?)(?: and (\d+) more)?$/.exec(where) ?? [];
    return file && file !== "site.config.ts" ? [{ file, files: 1 + Number(others) }] : [];
  });
  expect(using).toEqual(expect.arrayContaining(places.map(({ file }) => file)));
  expect(using).toHaveLength(places.reduce((files, place) => files + place.files, 0));
});
