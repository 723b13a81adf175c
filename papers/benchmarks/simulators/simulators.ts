import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { join } from "node:path";
import type { Circuit } from "@adyakshar/quantum/circuit";
import { print, programOf } from "@adyakshar/quantum/qasm";
import { seeded } from "@adyakshar/quantum/random";
import {
  bondDimensions,
  fidelity,
  heldBytes,
  mpsToState,
  type NoiseModel,
  runDensityMatrix,
  runMps,
  runStatevector,
  runTableau,
  runTrajectory,
  type Statevector,
  type Tableau,
} from "@adyakshar/quantum/simulators";
import { toCsv } from "../../../data/stored-data.ts";
import { allCases, circuitMakers, peerCases, type SimulatorCase } from "./cases.ts";

const data = join(import.meta.dirname, "../../../data");
/** The environment that `npm run benchmark:peers -w @adyakshar/quantum` makes. */
const python = join(import.meta.dirname, "../../../packages/quantum/benchmarks/.venv/bin/python");

/** Errors of a good device: after every gate a random Pauli or a fall to zero. */
const noise: NoiseModel = { depolarizing1: 0.001, depolarizing2: 0.01, damping: 0.001, readout: 0 };
const random = seeded(1);

const MAX_CHECKED_QUBITS = 20;
const MIN_RUN_MS = 200;
const LONG_RUN_MS = 2000;

/** Processor time of this thread, not wall time: other programs on the machine matter less. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}

/** Long runs once; short ones again, warm, until the clock can tell. */
function timeRun<T>(run: () => T): { result: T; ms: number } {
  const cold = cpuMs();
  let result = run();
  const first = cpuMs() - cold;
  if (first > LONG_RUN_MS) return { result, ms: first };
  let runs = 0;
  const started = cpuMs();
  do {
    result = run();
    runs += 1;
  } while (cpuMs() - started < MIN_RUN_MS);
  return { result, ms: (cpuMs() - started) / runs };
}

const amplitudes = ({ re, im }: Pick<Statevector, "re" | "im">) => [re, im];
const tableauWords = ({ x, z, low, high }: Tableau) => [...x, ...z, low, high];

/** The arrays of a state, by every method but the matrix product state, which has more to tell. */
const methods = {
  none: () => [],
  statevector: (circuit) => amplitudes(runStatevector(circuit)),
  density: (circuit) => amplitudes(runDensityMatrix(circuit)),
  trajectory: (circuit) => amplitudes(runTrajectory(circuit, noise, random)),
  "noisy-density": (circuit) => amplitudes(runDensityMatrix(circuit, noise)),
  tableau: (circuit) => tableauWords(runTableau(circuit)),
} satisfies Record<string, (circuit: Circuit) => readonly { byteLength: number }[]>;

function measure(circuit: Circuit, { method, bond }: SimulatorCase) {
  const { qubits, operations } = circuit;
  const timed = <T>(run: () => T) => {
    const { result, ms } = timeRun(run);
    const ns_per_gate = Math.round((ms * 1e6) / operations.length);
    // The most memory that this process has held so far.
    const peak_bytes = process.resourceUsage().maxRSS * 1024;
    return { result, measured: { gates: operations.length, peak_bytes, ns_per_gate } };
  };
  if (method !== "mps") {
    const { result, measured } = timed((): readonly { byteLength: number }[] =>
      methods[method](circuit),
    );
    const state_bytes = result.reduce((sum, { byteLength }) => sum + byteLength, 0);
    return { ...measured, state_bytes, largest_bond: 0, fidelity: "", kept_weight: "" };
  }
  const { result, measured } = timed(() => runMps(circuit, { maxBond: bond }));
  const isChecked = qubits <= MAX_CHECKED_QUBITS;
  const overlap = isChecked ? fidelity(mpsToState(result), runStatevector(circuit)) : undefined;
  return {
    ...measured,
    state_bytes: heldBytes(result),
    largest_bond: Math.max(...bondDimensions(result)),
    fidelity: overlap?.toPrecision(6) ?? "",
    kept_weight: result.keptWeight.toPrecision(6),
  };
}

/** One measurement in a process of its own, so that its peak memory is its own. */
function measureInNewProcess(given: SimulatorCase): ReturnType<typeof measure> {
  const args = [import.meta.filename, JSON.stringify(given)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

function describe({ family, method, qubits, bond }: SimulatorCase): string {
  return `${family} ${method} n=${qubits}${bond ? ` bond ${bond}` : ""}`;
}

/** Ours and theirs on the same circuit, one after the other, each in processor time of one thread. */
function comparePeer(given: SimulatorCase) {
  const qasm = print(programOf(circuitMakers[given.family](given.qubits)));
  const answer = execFileSync(python, [join(import.meta.dirname, "peers.py")], {
    input: `${JSON.stringify({ ...given, qasm })}\n`,
    encoding: "utf8",
  });
  const theirs: { tool: string; version: string; seconds: number } = JSON.parse(answer);
  const { gates, ns_per_gate } = measureInNewProcess(given);
  const ours_seconds = ((ns_per_gate * gates) / 1e9).toPrecision(4);
  const peer_seconds = theirs.seconds.toPrecision(4);
  console.log(`${describe(given)}: ours ${ours_seconds} s, ${theirs.tool} ${peer_seconds} s`);
  const { tool: peer, version } = theirs;
  return { ...given, gates, peer, version, ours_seconds, peer_seconds };
}

/** Writes tables, and the machine that they belong to as papers name it. */
function write(
  tables: Readonly<Record<string, Parameters<typeof toCsv>[0]>>,
  machine: string,
): void {
  const processors = cpus();
  const about = {
    processor: processors[0]?.model.trim() || "unknown",
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release().split("-")[0]}, ${process.arch}`,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
  };
  for (const [name, rows] of Object.entries(tables)) writeFileSync(join(data, name), toCsv(rows));
  writeFileSync(join(data, machine), `${JSON.stringify(about, null, 2)}\n`);
}

function measureAll(): void {
  // Memory of a process that only builds the circuit, to be subtracted.
  const resting = measureInNewProcess({ method: "none", family: "clifford", qubits: 24, bond: 0 });
  const rows = allCases.map((given) => {
    const { gates, state_bytes, peak_bytes, ...rest } = measureInNewProcess(given);
    console.log(`${describe(given)}: ${rest.ns_per_gate} ns a gate`);
    const { family, method, qubits, bond } = given;
    const peak = Math.max(0, peak_bytes - resting.peak_bytes);
    return { family, method, qubits, bond, gates, state_bytes, peak_bytes: peak, ...rest };
  });
  const isNoisy = ({ method }: { method: string }) => /^(trajectory|noisy-density)$/.test(method);
  const plain = rows.filter((row) => !isNoisy(row));
  write({ "simulators.csv": plain }, "simulators-machine.json");
  if (!existsSync(python)) {
    console.log("No peers: `npm run benchmark:peers -w @adyakshar/quantum` installs them.");
    return;
  }
  // One file names the machine of both tables, so that neither is written without the other.
  const tables = {
    "simulators-peers.csv": peerCases.map(comparePeer),
    "simulators-noise.csv": rows.filter(isNoisy),
  };
  write(tables, "simulators-peers-machine.json");
}

const [, , given] = process.argv;
if (given === undefined) measureAll();
else {
  const asked: SimulatorCase = JSON.parse(given);
  console.log(JSON.stringify(measure(circuitMakers[asked.family](asked.qubits), asked)));
}
