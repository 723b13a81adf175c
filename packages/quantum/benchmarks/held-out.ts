import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { heldOutCases } from "./held-out-cases.ts";
import { summary } from "./held-out-summary.ts";
import { resultsFolder } from "./results.ts";

// The compiler is frozen before the programs are drawn: without `--seed` the seed is new. Only `--publish` replaces the
// rows that the documents report; these name the sources that they belong to, as git knows them.
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    out: { type: "string" },
    publish: { type: "boolean", default: false },
    "reuse-peers": { type: "boolean", default: false },
  },
});
const here = import.meta.dirname;
const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed);
const folder = join(here, ".work", "held-out");
const out = resultsFolder(values.publish, values.out);

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
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, text } of heldOutCases(seed)) writeFileSync(join(folder, `${name}.qasm`), text);
const peers = [join(here, "peers.ts"), "--only", "--files", `held-out=${folder}`, "--out", folder];
// Every tool gets as many seeds, however long one takes.
const options = ["--seeds", "3", "--patience", "1e9"];
if (values["reuse-peers"]) options.push("--reuse-peers");
execFileSync(process.execPath, [...peers, ...options], { stdio: "inherit" });
const machine = JSON.parse(readFileSync(join(folder, "peers-machine.json"), "utf8"));
const { version } = JSON.parse(readFileSync(join(here, "../package.json"), "utf8"));
writeFileSync(
  join(out, "held-out-machine.json"),
  `${JSON.stringify({ seed, release: version, sources, ...machine }, null, 2)}\n`,
);
const rows = readFileSync(join(folder, "peers.csv"), "utf8");
writeFileSync(join(out, "held-out.csv"), rows);
console.log(summary(rows));
