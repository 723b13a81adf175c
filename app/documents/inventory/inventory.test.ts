import { join } from "node:path";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { describe, expect, it } from "vitest";
import { templateCbom, websiteCbom } from "../data-files.ts";
import { exampleEntries, sourceRules, yearsLate } from "./entries.ts";
import { scanSource } from "./scan.ts";

const root = join(import.meta.dirname, "../../..");
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);

describe("the inventory of this website", () => {
  const { entries, unexplained } = scanSource(root);

  it("explains every file that uses cryptography", () => {
    expect(unexplained, "add a rule to app/documents/inventory/entries.ts").toEqual([]);
  });

  it("finds what the build uses", () => {
    const found = entries.map(({ id }) => id);
    expect(found).toContain("csp-hashes");
    expect(found).toContain("build-caches");
    expect(new Set(found).size).toBe(found.length);
  });

  it("would not explain a use elsewhere", () => {
    expect(sourceRules.some(({ files }) => files.test("app/quantum/pages/home.tsx"))).toBe(false);
  });
});

describe("CBOM", () => {
  it.each([
    ["template", templateCbom()],
    ["website", websiteCbom()],
  ])("of the %s validates against the official schema of CycloneDX 1.6", async (_, bom) => {
    expect(await validator.validate(JSON.stringify(bom))).toBeNull();
  });

  it("with an unknown primitive does not validate", async () => {
    const broken = JSON.stringify(templateCbom()).replace(
      '"primitive":"signature"',
      '"primitive":"telepathy"',
    );
    expect(await validator.validate(broken)).not.toBeNull();
  });
});

it("ranks by lifetime plus time to change", () => {
  const [edge] = exampleEntries;
  const years = edge.holdsYears + edge.changeMonths / 12;
  expect(yearsLate(edge, years)).toBeCloseTo(0);
  expect(yearsLate({ ...edge, changeMonths: edge.changeMonths + 12 }, years)).toBeCloseTo(1);
});
