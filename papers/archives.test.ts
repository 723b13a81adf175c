import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { sourceArchive } from "./archives.ts";
import { documents } from "./registry.ts";

const folder = mkdtempSync(join(tmpdir(), "source-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "src.tgz");
writeFileSync(file, sourceArchive());
execFileSync("tar", ["-xzf", file, "-C", folder]);

const at = (...path: string[]) => join(folder, "adyakshar-quantum-src", ...path);

it("has the same bytes each time", () => {
  expect(sourceArchive().equals(sourceArchive())).toBe(true);
});

it("has every command that a paper names", () => {
  const papers = documents.map(({ slug }) =>
    readFileSync(join(import.meta.dirname, `${slug}/words.typ`), "utf8"),
  );
  const named = papers.flatMap((source) => [
    ...source.matchAll(/npm run (?:--silent )?([\w:]+)(?: -w @adyakshar\/(\w+))?/g),
  ]);
  expect(named.length).toBeGreaterThan(0);
  for (const [command, script, workspace] of named) {
    const { scripts } = JSON.parse(
      readFileSync(at(workspace ? `packages/${workspace}` : "", "package.json"), "utf8"),
    );
    expect(Object.keys(scripts), command).toContain(script);
  }
});

it("is unpacked by others, with license and data, and runs by itself", () => {
  expect(readFileSync(at("LICENSE"), "utf8")).toContain("MIT");
  const options = ["parity-phase.qasm", "--device", "line-4", "--json", "--baselines"];
  const command = ["run", "--silent", "compile", "--", ...options];
  const result = JSON.parse(execFileSync("npm", command, { cwd: at(), encoding: "utf8" }));
  expect(result.verdict).toBe("proved");
  expect(result.counts.twoQubit).toBeLessThan(result.baselines.sabre.twoQubit);
  const rows = readFileSync(at("data/peers.csv"), "utf8");
  expect(rows).toBe(readFileSync(join(import.meta.dirname, "../data/peers.csv"), "utf8"));
});
