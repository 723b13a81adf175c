import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parityPhase } from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";

import { sourceArchiveName } from "#app/models/papers.ts";
import { type ArchivedFile, tarball } from "./tar.ts";

const root = join(import.meta.dirname, "../..");
const folder = sourceArchiveName.replace(/\.tgz$/, "");
/** The whole compiler and its simulators; of the papers their data and what measured it. */
const archivedPaths = [
  "LICENSE",
  "packages/quantum",
  "papers/benchmarks",
  "papers/ir",
  "papers/planning-years.ts",
  "data",
];
/** What is installed or made, and tests that need the website. */
const excludedPaths =
  /(^|\/)(node_modules|__pycache__|dist|\.cache|\.venv|\.work)(\/|$)|^papers\/.*\.test\.ts$/;

function filesUnder(path: string): string[] {
  if (excludedPaths.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(`${path}/${name}`));
}

const read = (path: string) => readFileSync(join(root, path));
const json = (path: string) => JSON.parse(read(path).toString());
const jsonText = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** The few lines that make a workspace of it, without the website, and the circuit that a guide dissects. */
function ownFiles(): ArchivedFile[] {
  const { license, type, devDependencies } = json("package.json");
  return [
    {
      path: "package.json",
      content: jsonText({
        name: folder,
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
      }),
    },
    { path: "parity-phase.qasm", content: print(programOf(parityPhase())) },
    { path: "README.md", content: readFileSync(join(import.meta.dirname, "README.md")) },
  ];
}

/** What the papers were computed with, as one download. */
export function sourceArchive(): Buffer {
  const files = archivedPaths.flatMap(filesUnder).map((path) => ({ path, content: read(path) }));
  return tarball(
    [...files, ...ownFiles()].map(({ path, content }) => ({ path: `${folder}/${path}`, content })),
  );
}
