import type { Circuit } from "#app/engine/circuit/gate.ts";
import { type Random, seeded } from "#app/engine/random.ts";
import { cliffordFault } from "#app/engine/simulators/clifford.ts";
import { SimulatorError } from "#app/engine/simulators/error.ts";
import { mpsBytes, statevectorBytes, tableauBytes } from "#app/engine/simulators/memory.ts";
import { type Mps, runMps } from "#app/engine/simulators/mps.ts";
import {
  bondDimensions,
  createMpsSampler,
  heldBytes,
  mpsToState,
} from "#app/engine/simulators/mps-readings.ts";
import { misread, NOISELESS, noisyShot } from "#app/engine/simulators/noise.ts";
import { createSampler, indexOfBits, probabilities } from "#app/engine/simulators/sampling.ts";
import { fidelity, runStatevector, type State } from "#app/engine/simulators/statevector.ts";
import { createTableauSampler, runTableau } from "#app/engine/simulators/tableau.ts";
import type { Outcome } from "../program/program.ts";
import { readProgram } from "../program/read-program.ts";
import type { Held, SimulateRequest, SimulateResult } from "./calls.ts";
import { mostQubits, other, shotTime } from "./limits.ts";
import { largestOf, latticeOf } from "./read-state.ts";

/** Runs the program exactly and by the chosen method, then draws shots from it. */
export function simulateProgram(
  request: SimulateRequest,
  report: (partial: SimulateResult) => void,
): Outcome<SimulateResult> {
  const read = readProgram(request.source, mostQubits);
  if ("fault" in read) return read;
  const { circuit } = read.result;
  try {
    return { result: simulate(circuit, request, report) };
  } catch (error) {
    if (!(error instanceof SimulatorError)) throw error;
    const place = error.index === undefined ? "" : `Gate ${error.index + 1}: `;
    return { fault: { reason: `${place}${error.message}.` } };
  }
}

function simulate(
  circuit: Circuit,
  request: SimulateRequest,
  report: (partial: SimulateResult) => void,
): SimulateResult {
  const { method, chi } = request;
  const { qubits } = circuit;
  const random = seeded(request.seed);
  // The quick refusal first.
  const tableau = method === "stabilizer" ? timed(() => runTableau(circuit)) : null;
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
    const sample = createTableauSampler(tableau.value, random);
    draw = () => indexOfBits(sample());
  } else if (method === "mps") {
    const mps = timed(() => runMps(circuit, { maxBond: chi }));
    state = mpsToState(mps.value);
    held.mps = heldByMps(mps.value, mps.ms, state, exact.value);
    bond = Math.max(1, ...bondDimensions(mps.value));
    const sample = createMpsSampler(mps.value, random);
    draw = () => indexOfBits(sample());
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

function heldByMps(mps: Mps, ms: number, state: State, exact: State): Held {
  return { bytes: heldBytes(mps), ms, fidelity: Math.min(1, fidelity(state, exact)) };
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

function timed<T>(run: () => T): { value: T; ms: number } {
  const start = performance.now();
  const value = run();
  return { value, ms: performance.now() - start };
}
