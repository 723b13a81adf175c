import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contactPage } from "#app/content/quantum/contact.ts";
import { filledConfig } from "../../tests/support/filled-config.ts";
import { isLeftOut, requireProgram } from "../../tests/support/programs.ts";
import { publishRecords } from "./documents.ts";
import { licenses } from "./licenses.ts";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const lock = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
const text = licenses();

function withDependencies(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    const entry = lock[`packages/${name.split("/")[1]}`] ?? lock[`node_modules/${name}`];
    if (found.has(name) || !entry) continue;
    found.add(name);
    withDependencies(Object.keys(entry.dependencies ?? {}), found);
  }
  return found;
}

const shipped = [...withDependencies(Object.keys(dependencies))].filter(
  (name) => !name.startsWith("@adyakshar/"),
);

it.each(shipped)("%s is named", (name) => {
  expect(text).toMatch(new RegExp(`^(.+, )?${name}(, .+)?$`, "m"));
});

it("has the texts of both kinds of license, each once", () => {
  expect(shipped).toEqual(expect.arrayContaining(["react", "scheduler", "react-router"]));
  expect(text).toContain("Permission is hereby granted, free of charge");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text).toContain("@fontsource/noto-sans-math");
  expect(text.match(/react-dom/g)).toHaveLength(1);
});

it.skipIf(isLeftOut("documents"))(
  "a vendor file of two pages begins the second with a whole table",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "records-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const references = "A reference that may be asked. ".repeat(24);
    const facts = { ...filledConfig, imprint: { ...filledConfig.imprint, references } };
    await publishRecords(facts, folder);
    const options = ["-f", "2", join(folder, "vendor-file.pdf"), "-"];
    const second = execFileSync(requireProgram("pdftotext"), options, { encoding: "utf8" });
    expect(second.trimStart().split("\n")[0]).toBe(contactPage.terms.title);
  },
);
