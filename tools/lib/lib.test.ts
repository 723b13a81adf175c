import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { siteConfig } from "#site.config";
import { filledConfig } from "../../tests/support/filled-config.ts";
import { engineKey, isEngineTested, recordEngineTests } from "./engine-key.ts";
import { vendorFile } from "./vendor-file.ts";

it("the engine's tests run again after any change of its files or the lock file, and only then", () => {
  const root = mkdtempSync(join(tmpdir(), "engine-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ["tests", "packages/quantum/src/node_modules/a", "packages/quantum/.cache"])
    mkdirSync(join(root, folder), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const source = "packages/quantum/src/a.ts";
  write(source, "1");
  cpSync("package-lock.json", join(root, "package-lock.json"));
  recordEngineTests(root, engineKey(root));
  expect(isEngineTested(root)).toBe(true);
  for (const file of [source, "packages/quantum/src/a.qasm", "package-lock.json"]) {
    write(file, "2");
    expect(isEngineTested(root), file).toBe(false);
    recordEngineTests(root, engineKey(root));
  }
  for (const file of [
    "tests/a.ts",
    "packages/quantum/.cache/a",
    "packages/quantum/src/node_modules/a/b",
  ]) {
    write(file, "2");
    expect(isEngineTested(root), file).toBe(true);
  }
  rmSync(join(root, source));
  expect(isEngineTested(root)).toBe(false);
});

it("the vendor file names what the owner has not given, and nothing else", () => {
  expect(vendorFile(filledConfig).missing).toEqual([]);
  const { missing, sections } = vendorFile(siteConfig);
  expect(missing).toHaveLength(new Set(missing).size);
  const rows = (facts: typeof siteConfig) =>
    vendorFile(facts).sections.flatMap((section) => section.rows).length;
  expect(sections).toHaveLength(4);
  // The smallest engagement is optional: it is a row, or nothing.
  const optional = siteConfig.smallestEngagement === null ? 1 : 0;
  expect(rows(siteConfig) + missing.length + optional).toBe(rows(filledConfig));
});
