import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "..");
/** What a fresh clone does not have. */
const made = new Set([
  ".git",
  ".react-router",
  "app/figures/generated",
  "build",
  "figures-gallery",
  "node_modules",
  "test-results",
]);

export interface CleanCopy {
  folder: string;
  remove: () => void;
}

/** The project's sources in a folder of their own, as in a fresh clone; only node_modules is shared. */
export function cleanCopy(): CleanCopy {
  const folder = mkdtempSync(join(tmpdir(), "clean-build-"));
  const isSource = (file: string) => !made.has(relative(root, file));
  cpSync(root, folder, { recursive: true, filter: isSource });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface BuildCost {
  seconds: number;
  /** Of all processes together: steadier than the clock on a busy machine. */
  processorSeconds: number;
}

/** Builds the site in a folder. */
export async function build(folder: string): Promise<BuildCost> {
  const started = performance.now();
  // A test runner sets NODE_ENV, which would change what is built.
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn("sh", ["-c", "npm run --silent build && times"], { cwd: folder, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  const times = [...output.matchAll(/(\d+)m([\d.]+)s/g)].slice(-2);
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: times.reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0),
  };
}

export function describeCost({ seconds, processorSeconds }: BuildCost): string {
  return `${seconds.toFixed(1)} s, of the processor ${processorSeconds.toFixed(1)} s`;
}
