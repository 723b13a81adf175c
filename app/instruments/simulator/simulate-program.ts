import type { Circuit } from "#app/engine/circuit/gate.ts";
import { type Random, seeded } from "#app/engine/random.ts";
import { cliffordFault } from "#app/engine/simulators/clifford.ts";
import { SimulatorError } from "#app/engine/simulators/error.ts";
import { mpsBytes, statevectorBytes, tableauBytes } from "#app/engine/simulators/memory.ts";
import { misread, NOISELESS, noisyShot } from "#app/engine/simulators/noise.ts";
import { createSampler, probabilities } from "#app/engine/simulators/sampling.ts";
import { fidelity, runStatevector, type State } from "#app/engine/simulators/statevector.ts";
import { lateModule } from "#app/lib/late-module.ts";
import type { Outcome } from "../program/program.ts";
import { readProgram } from "../program/read-program.ts";
import type { SimulateRequest, SimulateResult } from "./calls.ts";
import { mostQubits, other, shotTime } from "./limits.ts";
import { largestOf, latticeOf } from "./read-state.ts";
import { timed } from "./timed.ts";

// Who looks at a statevector needs no other method.
const loadTableau = () => lateModule(() => import("./by-tableau.ts"));
const loadMps = () => lateModule(() => import("./by-mps.ts"));

/** Runs the program exactly and by the chosen method, then draws shots from it. */
export async function simulateProgram(
  request: SimulateRequest,
  report: (partial: SimulateResult) => void,
): Promise<Outcome<SimulateResult>> {
  const read = readProgram(request.source, mostQubits);
  if ("fault" in read) return read;
  const { circuit } = read.result;
  try {
    return { result: await simulate(circuit, request, report) };
  } catch (error) {
    if (!(error instanceof SimulatorError)) throw error;
    const place = error.index === undefined ? "" : `Gate ${error.index + 1}: `;
    return { fault: { reason: `${place}${error.message}.` } };
  }
}

async function simulate(
  circuit: Circuit,
  request: SimulateRequest,
  report: (partial: SimulateResult) => void,
): Promise<SimulateResult> {
  const { method, chi } = request;
  const { qubits } = circuit;
  const random = seeded(request.seed);
  // The quick refusal first.
  const tableau =
    method === "stabilizer" ? (await loadTableau()).simulateByTableau(circuit, random) : null;
  const exact = timed(() => runStatevector(circuit));
  const held: SimulateResult["held"] = {
    statevector: { bytes: statevectorBytes(qubits), ms: exact.ms, fidelity: 1 },
    stabilizer: isClifford(circuit)
      ? { bytes: tableauBytes(qubits), ms: tableau?.ms, fidelity: 1 }
      : null,
    mps: { bytes: mpsBytes(qubits, chi) },
  };
  let state = exact.value;
  let bond: number | null = null;
  let draw: () => number;
  if (tableau) {
    draw = tableau.draw;
  } else if (method === "mps") {
    const mps = (await loadMps()).simulateByMps(circuit, chi, random);
    const { bytes, ms } = mps;
    held.mps = { bytes, ms, fidelity: Math.min(1, fidelity(mps.state, exact.value)) };
    ({ state, bond, draw } = mps);
  } else draw = sampler(circuit, state, request.noise, random);
  const result: SimulateResult = {
    qubits,
    gates: circuit.operations.length,
    method,
    lattice: latticeOf(state),
    largest: largestOf(state),
    held,
    bond,
    shots: new Uint8Array(),
    asked: request.shots,
  };
  report(result);
  return { ...result, shots: shoot(result, draw, report) };
}

function isClifford({ operations }: Circuit): boolean {
  return operations.every((operation) => cliffordFault(operation) === undefined);
}

/** Two-qubit gates and readings fail at the given rate, one-qubit gates ten times less often. */
function sampler(circuit: Circuit, state: State, rate: number, random: Random): () => number {
  if (rate === 0) return createSampler(probabilities(state), random);
  const noise = { ...NOISELESS, depolarizing1: rate / 10, depolarizing2: rate, readout: rate };
  if (circuit.operations.length > 0) return () => noisyShot(circuit, noise, random);
  return () => misread(0, circuit.qubits, noise, random);
}

function shoot(
  result: SimulateResult,
  draw: () => number,
  report: (partial: SimulateResult) => void,
): Uint8Array {
  const places = new Map(result.largest.map(({ index }, place) => [index, place]));
  const shots = new Uint8Array(result.asked);
  const end = performance.now() + shotTime;
  let tell = performance.now() + 200;
  for (let shot = 0; shot < shots.length; shot++) {
    const now = performance.now();
    if (now > end) return shots.slice(0, shot);
    if (now > tell) {
      report({ ...result, shots: shots.slice(0, shot) });
      tell = now + 200;
    }
    shots[shot] = places.get(draw()) ?? other;
  }
  return shots;
}
