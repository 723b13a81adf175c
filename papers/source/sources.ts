import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { parityPhase } from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";
import { sourceArchiveName } from "#app/models/papers.ts";

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
/** Leaves out what is installed or made, and tests that need the website. */
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

/** Packs everything that the papers were computed with into one download. */
export function sourceArchive(): Buffer {
  const files = archivedPaths.flatMap(filesUnder).map((path) => ({ path, content: read(path) }));
  return tarball(
    [...files, ...ownFiles()].map(({ path, content }) => ({ path: `${folder}/${path}`, content })),
  );
}

interface ArchivedFile {
  /** With forward slashes, from the archive's one folder on. */
  path: string;
  content: string | Uint8Array;
}

const BLOCK_BYTES = 512;

/** The same day for every file, so that the same sources make the same bytes. */
const MODIFIED_SECONDS = Date.UTC(2026, 0, 1) / 1000;

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;

/** A tar file in the ustar format, compressed; the files in the order of their paths. */
function tarball(files: readonly ArchivedFile[]): Buffer {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const parts = sorted.flatMap(({ path, content }) => {
    const body = Buffer.from(content);
    return [header(path, body.length), body, Buffer.alloc(-body.length & (BLOCK_BYTES - 1))];
  });
  const archive = gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK_BYTES)]), { level: 9 });
  // The system that compressed it is not said.
  archive[9] = 255;
  return archive;
}

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  if (block.write(path) > 100) throw new Error(`${path} is too long for a tar header`);
  const fields: readonly [offset: number, value: string][] = [
    [100, octal(0o644, 7)],
    [108, octal(0, 7)],
    [116, octal(0, 7)],
    [124, octal(size, 11)],
    [136, octal(MODIFIED_SECONDS, 11)],
    [148, " ".repeat(8)],
    [156, "0"],
    [257, "ustar\x0000"],
  ];
  for (const [offset, value] of fields) block.write(value, offset, "latin1");
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)} `, 148, "latin1");
  return block;
}
