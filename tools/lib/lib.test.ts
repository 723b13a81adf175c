import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { siteConfig } from "#site.config";
import { filledConfig } from "../../tests/support/filled-config.ts";
import { engineKey, isEngineTested, recordEngineTests } from "./engine-key.ts";
import { iconFiles } from "./icons.ts";
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

it("a maskable icon keeps its mark within the inner circle", async () => {
  const icons = await iconFiles();
  const { data, info } = await sharp(icons["maskable-512.png"])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  let reach = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (data.subarray(at, at + 3).equals(ground)) continue;
    const [x, y] = [(at / 3) % info.width, Math.floor(at / 3 / info.width)];
    reach = Math.max(reach, Math.hypot(x - 255.5, y - 255.5));
  }
  expect(reach).toBeGreaterThan(512 * 0.2);
  expect(reach).toBeLessThanOrEqual(512 * 0.4);
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
