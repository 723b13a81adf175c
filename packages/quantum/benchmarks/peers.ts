import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { countsOf } from "../src/circuit/counts.ts";
import { toBasis } from "../src/circuit/decompose.ts";
import type { Circuit } from "../src/circuit/gate.ts";
import { type Coupling, deviceNamed } from "../src/compiler/coupling.ts";
import { parse } from "../src/qasm/parse.ts";
import { parseCsv } from "./csv.ts";
import { type Run, runOurs } from "./peers-ours.ts";
import { publishedFolder, resultsFolder, writeMachine, writeTable } from "./results.ts";
import { median } from "./statistics.ts";

const here = import.meta.dirname;
const work = join(here, ".work");
const environment = join(here, ".venv");
const python = join(environment, process.platform === "win32" ? "Scripts" : "bin", "python");
const script = join(here, "peers.py");

/** Seconds of processor time that a tool may spend on one circuit and device before it gets no further seed. */
const DEFAULT_PATIENCE_SECONDS = "1";
const DEFAULT_SEEDS = "20";
/** Devices of each suite; a suite of one's own gets the first list. */
const devicesOf: Readonly<Record<string, readonly string[]>> = {
  given: ["grid-4x4", "heavy-hex-27"],
  mqt: ["grid-4x4", "heavy-hex-27", "full-16"],
  sabre: ["tokyo-20"],
  "held-out": ["full-8", "line-8"],
};

const { values } = parseArgs({
  options: {
    files: { type: "string", multiple: true, default: [] },
    only: { type: "boolean", default: false },
    device: { type: "string", multiple: true },
    seeds: { type: "string", default: DEFAULT_SEEDS },
    patience: { type: "string", default: DEFAULT_PATIENCE_SECONDS },
    out: { type: "string" },
    "reuse-peers": { type: "boolean", default: false },
  },
});

const limits = { seeds: Number(values.seeds), patience: Number(values.patience) };

interface Case {
  suite: string;
  name: string;
  qubits: number;
  file: string;
  device: string;
}

/** A Python environment of its own, made anew when the wanted releases change. */
function ensureEnvironment(): void {
  const wanted = join(here, "requirements.txt");
  const stamp = join(environment, "installed.txt");
  const text = readFileSync(wanted, "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === text) return;
  console.log("Making a Python environment with Qiskit and tket (a minute or two, once) ...");
  execFileSync("python3", ["-m", "venv", environment], { stdio: "inherit" });
  execFileSync(python, ["-m", "pip", "install", "--quiet", "--requirement", wanted], {
    stdio: "inherit",
  });
  writeFileSync(stamp, text);
}

/** The JSON values that the script prints, one a line. */
function runScript(args: readonly string[], input = "") {
  const printed = execFileSync(python, [script, ...args], {
    input,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "inherit"],
    maxBuffer: 2 ** 26,
  });
  const lines = printed.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line));
}

/** Every program as OpenQASM 2 without measurements: `--files NAME=DIR` or DIR alone, and MQT Bench without `--only`. */
function prepare(): Case[] {
  const folders = values.files.map((text) => (text.includes("=") ? text : `given=${text}`));
  const suites = folders.map((text) => text.replace(/=(.*)$/, (_, path) => `=${resolve(path)}`));
  const allSuites = values.only ? suites : ["mqt", ...suites];
  const [listed] = runScript(["prepare", join(work, "circuits"), ...allSuites]);
  return listed.flatMap((circuit: Omit<Case, "device">) =>
    (values.device ?? devicesOf[circuit.suite] ?? devicesOf.given)
      .filter((device) => deviceNamed(device).size >= circuit.qubits)
      .map((device) => ({ ...circuit, device })),
  );
}

interface Result {
  tool: string;
  trials: number;
  runs: readonly Run[];
}

type Row = ReturnType<typeof rowOf> | Readonly<Record<string, string>>;

/** What Qiskit and tket make of the cases, as rows of the table, and their versions. */
interface PeerResults {
  versions: object;
  rows: readonly Row[];
}

function keyOf({ name, device }: Pick<Case, "name" | "device">): string {
  return `${name} ${device}`;
}

/** The rows of Qiskit and tket in the published tables. */
function publishedPeers(): PeerResults {
  const read = (name: string) => readFileSync(join(publishedFolder, name), "utf8");
  const { versions } = JSON.parse(read("peers-machine.json"));
  const rows = ["peers.csv", "held-out.csv"].flatMap((name) => parseCsv(read(name)));
  return { versions, rows: rows.filter(({ tool }) => tool !== "ours") };
}

function runPeers(cases: readonly Case[]): PeerResults {
  const described = ({ size, edges }: Coupling) => ({
    isFull: edges.length === (size * (size - 1)) / 2,
    edges,
  });
  const devices = Object.fromEntries(
    cases.map(({ device }) => [device, described(deviceNamed(device))]),
  );
  const job = { cases, devices, ...limits };
  const [{ versions }, ...results] = runScript(["compile"], JSON.stringify(job));
  const given = new Map(cases.map((one) => [keyOf(one), one]));
  const rows = results
    .filter(({ runs }) => runs.length > 0)
    .map((result) => rowOf(given.get(keyOf(result as Case)) as Case, result as Result));
  return { versions, rows };
}

function peersOn({ name, device }: Case): readonly Row[] {
  return peers.rows.filter((row) => row.circuit === name && row.device === device);
}

function circuitOf({ file }: Case): Circuit {
  return parse(readFileSync(file, "utf8")).circuit;
}

function rowOf(given: Case, { tool, trials, runs }: Result) {
  const each = (quantity: keyof Run) => runs.map((run) => run[quantity]);
  return {
    suite: given.suite,
    circuit: given.name,
    qubits: given.qubits,
    cx_written: countsOf(toBasis(circuitOf(given), "cx")).twoQubit,
    device: given.device,
    tool,
    trials,
    seeds: runs.length,
    cx_median: median(each("cx")),
    cx_least: Math.min(...each("cx")),
    cx_most: Math.max(...each("cx")),
    depth_median: median(each("depth")),
    swaps_median: median(each("swaps")),
    seconds_median: median(each("seconds")).toFixed(3),
  };
}

/** Whether the documents' three suites were measured in full. */
function isWhole(measured: readonly Case[]): boolean {
  const suites = new Set(measured.map(({ suite }) => suite));
  const isNarrowed = values.device !== undefined || values.seeds !== DEFAULT_SEEDS;
  return !isNarrowed && ["mqt", "qasmbench", "sabre"].every((suite) => suites.has(suite));
}

ensureEnvironment();
mkdirSync(join(work, "compiled"), { recursive: true });
const cases = prepare();
const peers = values["reuse-peers"] ? publishedPeers() : runPeers(cases);
const missing = cases.filter((one) => peersOn(one).length === 0).map(keyOf);
if (missing.length > 0) throw new Error(`not measured by the others: ${missing.join(", ")}`);
const compiledFiles: object[] = [];
const rows = cases.flatMap((given) => {
  const ours = runOurs(circuitOf(given), deviceNamed(given.device), limits);
  console.log(`${given.name} on ${given.device}: ours, ${ours.runs.length} runs`);
  const file = join(work, "compiled", `${given.suite}.${given.name}.${given.device}.qasm`);
  writeFileSync(file, ours.qasm);
  compiledFiles.push({
    name: keyOf(given),
    source: given.file,
    compiled: file,
    layout: ours.layout,
    output: ours.output,
  });
  return [...peersOn(given), rowOf(given, ours)];
});
writeFileSync(join(work, "compiled.json"), JSON.stringify(compiledFiles));

console.log("Checking our results with Qiskit's simulator ...");
const overlaps: number[] = runScript(["check", work]).map(({ overlap }) => overlap);
const worst = Math.min(...overlaps);
console.log(`${overlaps.length} results, least overlap with their sources ${worst}`);
if (worst < 1 - 1e-9) throw new Error("One of our results is another program than its source.");
const folder = resultsFolder(isWhole(cases), values.out);
writeTable(folder, "peers.csv", rows);
writeMachine(folder, "peers-machine.json", {
  versions: peers.versions,
  checked: overlaps.length,
  worstOverlap: worst,
});
