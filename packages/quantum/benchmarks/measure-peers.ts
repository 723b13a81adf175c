import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { countsOf } from "../src/circuit/counts.ts";
import { toBasis } from "../src/circuit/decompose.ts";
import type { Circuit } from "../src/circuit/gate.ts";
import { type CompiledProgram, compileProgram } from "../src/compiler/compile-program.ts";
import { type Coupling, deviceNamed, smallestDevices } from "../src/compiler/coupling.ts";
import type { Verdict } from "../src/compiler/verify/verify.ts";
import { parseCircuit } from "../src/qasm/parse.ts";
import { print, programOf } from "../src/qasm/print.ts";
import { hasFourier } from "./has-fourier.ts";
import { compileOnce, cpuSeconds, median, publishedFolder, readTable } from "./results.ts";
import { swapsOf, TRIALS } from "./routers.ts";

const here = import.meta.dirname;
const work = join(here, ".work");
const environment = join(here, ".venv");
const python = join(environment, "bin", "python");
const script = join(here, "peers.py");

/** Devices of each suite; a suite of one's own gets the first list. */
const devicesOf: Readonly<Record<string, readonly string[]>> = {
  given: ["grid-4x4", "heavy-hex-27"],
  mqt: ["grid-4x4", "heavy-hex-27", "full-16"],
  sabre: ["tokyo-20"],
  "held-out": ["full-8", "line-8"],
};
/** A wide program gets the smallest of these that it fits. */
const wideDevices = ["grid-4x4", "heavy-hex-27", "heavy-hex-65"];

function devicesFor({ suite, qubits }: Pick<Case, "suite" | "qubits">): readonly string[] {
  const fits = (device: string) => deviceNamed(device).size >= qubits;
  if (suite === "presets") return Object.values(smallestDevices).map((of) => of(qubits).name);
  if (suite === "held-out-wide") return wideDevices.filter(fits).slice(0, 1);
  return (devicesOf[suite] ?? devicesOf.given).filter(fits);
}

/** Wide programs beyond this are checked by `verify`: Qiskit's simulator would take gigabytes, and minutes for each. */
const MAX_SIMULATED_QUBITS = 20;

export interface Comparison {
  /** `NAME=DIR` or DIR alone, with programs as files; `mqt` is drawn by MQT Bench. */
  suites: readonly string[];
  seeds: number;
  /** Seconds of processor time that a tool may spend on one circuit and device before it gets no further seed. */
  patience: number;
  /** Takes the published rows of Qiskit and tket, and measures only ours. */
  reusesPeers: boolean;
}

interface Case {
  suite: string;
  name: string;
  qubits: number;
  file: string;
  device: string;
}

/** The result of one seed, which `peers.py` writes in the same form. */
interface Run {
  cx: number;
  depth: number;
  swaps: number;
  seconds: number;
}

interface Result {
  tool: string;
  trials: number;
  runs: readonly Run[];
}

type Row = ReturnType<typeof rowOf> | Readonly<Record<string, string>>;

/** The results of Qiskit and tket as rows of the table, and their versions. */
interface PeerResults {
  versions: object;
  rows: readonly Row[];
}

/** A Python environment of its own, made anew when the wanted releases change. */
export function ensureEnvironment(): void {
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
export function runScript(args: readonly string[], input = "") {
  const printed = execFileSync(python, [script, ...args], {
    input,
    encoding: "utf8",
    stdio: ["pipe", "pipe", "inherit"],
    maxBuffer: 2 ** 26,
  });
  const lines = printed.split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line));
}

/** Every program as OpenQASM 2 without measurements. */
export function prepare(suites: readonly string[]): Case[] {
  const named = suites.map((text) =>
    text === "mqt" || text.includes("=") ? text : `given=${text}`,
  );
  const resolved = named.map((text) => text.replace(/=(.*)$/, (_, path) => `=${resolve(path)}`));
  const [listed] = runScript(["prepare", join(work, "circuits"), ...resolved]);
  return listed.flatMap((circuit: Omit<Case, "device">) =>
    devicesFor(circuit).map((device) => ({ ...circuit, device })),
  );
}

function keyOf({ name, device }: Pick<Case, "name" | "device">): string {
  return `${name} ${device}`;
}

/** The rows of Qiskit and tket in the published tables. */
function publishedPeers(): PeerResults {
  const { versions } = JSON.parse(
    readFileSync(join(publishedFolder, "peers-machine.json"), "utf8"),
  );
  const rows = ["peers.csv", "held-out.csv"].flatMap(readTable);
  return { versions, rows: rows.filter(({ tool }) => tool !== "ours") };
}

export function runPeers(
  cases: readonly Case[],
  limits: Pick<Comparison, "seeds" | "patience"> & { tools?: readonly string[] },
) {
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

function circuitOf({ file }: Case): Circuit {
  return parseCircuit(readFileSync(file, "utf8")).circuit;
}

/** The number of the device's qubits that a result touches. */
function used({ stages, layout }: CompiledProgram): number {
  const { operations } = stages[stages.length - 1].circuit;
  return new Set([...operations.flatMap(({ qubits }) => [...qubits]), ...layout]).size;
}

function runOurs(given: Case, { seeds, patience }: Pick<Comparison, "seeds" | "patience">) {
  const circuit = circuitOf(given);
  const device = deviceNamed(given.device);
  const runs: Run[] = [];
  let first: CompiledProgram | undefined;
  // A fresh process for each seed would take longer than the compiler.
  const { seconds } = compileOnce(given.file, given.device, { seed: 1, trials: TRIALS });
  const started = cpuSeconds();
  for (let seed = 1; seed <= seeds; seed++) {
    const compiled = compileProgram(programOf(circuit), device, { seed, trials: TRIALS });
    const { counts, stages } = compiled;
    first ??= compiled;
    const routed = stages.find(({ name }) => name === "routed");
    const swaps = swapsOf(routed?.circuit);
    runs.push({ cx: counts.twoQubit, depth: counts.depth, swaps, seconds });
    if (cpuSeconds() - started > patience) break;
  }
  if (first === undefined) throw new Error("at least one seed is needed");
  return { row: rowOf(given, { tool: "ours", trials: TRIALS, runs }), first };
}

function rowOf(given: Case, { tool, trials, runs }: Result) {
  const each = (quantity: keyof Run) => runs.map((run) => run[quantity]);
  return {
    suite: given.suite,
    circuit: given.name,
    qubits: given.qubits,
    cx_written: countsOf(toBasis(circuitOf(given), "cx")).twoQubit,
    fourier: hasFourier(circuitOf(given)) ? "yes" : "no",
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

/** Rows of every tool on every program, with what is to be known of the measurement; our results are checked by Aer. */
export function measurePeers({ suites, reusesPeers, ...limits }: Comparison) {
  ensureEnvironment();
  mkdirSync(join(work, "compiled"), { recursive: true });
  const cases = prepare(suites);
  const peers = reusesPeers ? publishedPeers() : runPeers(cases, limits);
  const peersOn = ({ name, device }: Case) =>
    peers.rows.filter((row) => row.circuit === name && row.device === device);
  const missing = cases.filter((one) => peersOn(one).length === 0).map(keyOf);
  if (missing.length > 0) throw new Error(`not measured by the others: ${missing.join(", ")}`);
  const compiledFiles: object[] = [];
  const verdicts: Verdict[] = [];
  const rows = cases.flatMap((given): Row[] => {
    const { row, first } = runOurs(given, limits);
    console.log(`${keyOf(given)}: ours, ${row.seeds} runs`);
    const compiled = join(work, "compiled", `${given.suite}.${given.name}.${given.device}.qasm`);
    writeFileSync(compiled, print(first.program));
    const { layout, output } = first;
    const isWide = given.suite === "held-out-wide" && used(first) > MAX_SIMULATED_QUBITS;
    if (isWide) verdicts.push(first.verify().verdict);
    else compiledFiles.push({ name: keyOf(given), source: given.file, compiled, layout, output });
    return [...peersOn(given), row];
  });
  writeFileSync(join(work, "compiled.json"), JSON.stringify(compiledFiles));

  console.log("Checking our results with Qiskit's simulator ...");
  const overlaps: number[] = runScript(["check", work]).map(({ overlap }) => overlap);
  const worst = Math.min(...overlaps);
  console.log(`${overlaps.length} results, least overlap with their sources ${worst}`);
  if (worst < 1 - 1e-9) throw new Error("One of our results is another program than its source.");
  if (verdicts.includes("refuted")) throw new Error("One of our wide results was refuted.");
  const about = {
    versions: peers.versions,
    checked: overlaps.length,
    worstOverlap: worst,
    ...(verdicts.length > 0
      ? { wide: verdicts.length, proved: verdicts.filter((one) => one === "proved").length }
      : {}),
  };
  return { rows, about };
}
