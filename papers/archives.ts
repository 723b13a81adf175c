import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { parityPhase } from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";
import { create } from "tar";
import { sourceArchiveName } from "#data/papers.ts";

const root = join(import.meta.dirname, "..");
/** The whole compiler and its simulators; of the papers their data and what measured it. */
const archivedPaths = [
  "LICENSE",
  "packages/quantum",
  "papers/benchmarks",
  "papers/ir-programs.ts",
  "papers/planning-years.ts",
  "data",
];
/** Leaves out what is installed or made, and tests that need the website. */
const excludedPaths =
  /(^|\/)(node_modules|__pycache__|dist|\.cache|\.venv|\.work)(\/|$)|^papers\/.*\.test\.ts$/;

function copySources(path: string, to: string): void {
  const filter = (file: string) => !excludedPaths.test(relative(root, file).replaceAll("\\", "/"));
  cpSync(join(root, path), to, { recursive: true, filter });
}

/** Packs everything that the papers were computed with; the same sources make the same bytes. */
export function sourceArchive(): Buffer {
  const [folder] = sourceArchiveName.split(".");
  const cwd = mkdtempSync(join(tmpdir(), "source-"));
  const at = (path: string) => join(cwd, folder, path);
  for (const path of archivedPaths) copySources(path, at(path));
  cpSync(join(root, "papers/source"), at(""), { recursive: true });
  writeFileSync(at("package.json"), JSON.stringify(workspaceManifest(folder), null, 2));
  // A guide dissects this circuit.
  writeFileSync(at("parity-phase.qasm"), print(programOf(parityPhase())));
  const mtime = new Date(Date.UTC(2026, 0, 1));
  const archive = create({ cwd, gzip: { level: 9 }, mtime, portable: true, sync: true }, [folder]);
  const bytes = archive.read();
  rmSync(cwd, { recursive: true });
  if (!bytes) throw new Error(`${sourceArchiveName} is empty`);
  return bytes;
}

function workspaceManifest(name: string) {
  const { license, type, devDependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  return {
    name,
    private: true,
    license,
    type,
    engines: { node: ">=22.18" },
    workspaces: ["packages/*"],
    scripts: { compile: "node packages/quantum/bin/compile.ts", test: "vitest run" },
    devDependencies: {
      "qsharp-lang": devDependencies["qsharp-lang"],
      vitest: devDependencies.vitest,
    },
  };
}

/** The compiler as `npm pack` gives it. Compiling takes seconds, so the archive of unchanged sources is reused. */
export function packageArchive(cache: string): Buffer {
  // A copy is packed, because packing changes the manifest for a moment.
  const copy = mkdtempSync(join(cache, "package-"));
  copySources("packages/quantum", copy);
  const hash = createHash("sha256");
  for (const file of globSync("**/*.*", { cwd: copy }).toSorted())
    hash.update(file).update(readFileSync(join(copy, file)));
  const stored = join(cache, `package-${hash.digest("hex")}.tgz`);
  if (!existsSync(stored)) {
    const output = execFileSync("npm", ["pack", "--silent"], { cwd: copy, encoding: "utf8" });
    renameSync(join(copy, output.trim().split("\n").at(-1) ?? ""), stored);
  }
  rmSync(copy, { recursive: true });
  return readFileSync(stored);
}
