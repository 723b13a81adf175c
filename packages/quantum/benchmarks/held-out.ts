import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { heldOutCases, wideCases } from "./held-out-cases.ts";
import { measurePeers } from "./measure-peers.ts";
import { geometricMean, median, resultsFolder, writeMachine, writeTable } from "./results.ts";

// The compiler is frozen before the programs are drawn: without `--seed` the seed is new. Only `--publish` replaces the
// rows that the documents report; these name the sources that they belong to, as git knows them.
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    publish: { type: "boolean", default: false },
    "reuse-peers": { type: "boolean", default: false },
  },
});
const here = import.meta.dirname;
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const programs = join(here, ".work", "held-out");

function frozenSources(): string {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", here, ...args], { encoding: "utf8" });
  if (git("status", "--porcelain", "--", join(here, "../src")) !== "") {
    throw new Error("the compiler is not frozen: its sources differ from the last commit");
  }
  return git("rev-parse", "HEAD:./../src").trim();
}
const sources = values.publish ? frozenSources() : undefined;

console.log(`Seed ${seed}`);
rmSync(programs, { recursive: true, force: true });
for (const [suite, cases] of [
  ["held-out", heldOutCases(seed)],
  ["held-out-wide", wideCases(seed)],
] as const) {
  mkdirSync(join(programs, suite), { recursive: true });
  for (const { name, text } of cases) writeFileSync(join(programs, suite, `${name}.qasm`), text);
}
const { rows, about } = measurePeers({
  suites: ["held-out", "held-out-wide"].map((suite) => `${suite}=${join(programs, suite)}`),
  // Beyond so many seconds on one program a tool gets no further seed.
  seeds: 3,
  patience: 30,
  reusesPeers: values["reuse-peers"],
});
const { version: release } = JSON.parse(readFileSync(join(here, "../package.json"), "utf8"));
const folder = resultsFolder(values.publish);
writeTable(folder, "held-out.csv", rows);
writeMachine(folder, "held-out-machine.json", { seed, release, sources, ...about });

/** Our CX and those of the better peer. */
const cases = rows.flatMap(({ tool, circuit, device, cx_median, seconds_median }) => {
  if (tool !== "ours") return [];
  const peers = rows.filter(
    (row) => row.circuit === circuit && row.device === device && /^(tket|qiskit-3)/.test(row.tool),
  );
  const best = Math.min(...peers.map((row) => Number(row.cx_median)));
  return [{ circuit, device, cx: Number(cx_median), best, seconds: Number(seconds_median) }];
});

function summaryOf(family: string) {
  const some = cases.filter(({ circuit }) => family === "all" || circuit.startsWith(`${family}.`));
  const count = (sign: number) =>
    some.filter(({ cx, best }) => Math.sign(cx - best) === sign).length;
  // A ratio needs gates on both sides.
  const ratios = some.flatMap(({ cx, best }) => (cx > 0 && best > 0 ? [cx / best] : []));
  return {
    family,
    rows: some.length,
    cx: geometricMean(ratios).toFixed(2),
    fewer: count(-1),
    same: count(0),
    more: count(1),
    seconds: median(some.map((one) => one.seconds)).toFixed(3),
  };
}

const families = new Set(cases.map(({ circuit }) => circuit.replace(/\..*/, "")));
console.table(["all", ...families].map(summaryOf));
console.table(cases.filter(({ cx, best }) => cx > best));
