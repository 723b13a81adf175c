import type { Circuit, Operation } from "@adyakshar/quantum/circuit";
import { operationsIn, type Program } from "@adyakshar/quantum/qasm";
import { type Random, seeded } from "@adyakshar/quantum/random";
import {
  bondDimensions,
  cliffordFault,
  createMpsSampler,
  createSampler,
  createTableauSampler,
  fidelity,
  heldBytes,
  misread,
  mpsBytes,
  mpsToState,
  noisyShot,
  probabilities,
  runMps,
  runStatevector,
  runTableau,
  SimulatorError,
  type Statevector,
  statevectorBytes,
  tableauBytes,
} from "@adyakshar/quantum/simulators";
import type { Answer } from "../kit/use-run.ts";
import { readProgram } from "../program/program.ts";
import {
  latticeOf,
  likelihoodOf,
  type Reading,
  readingOf,
  textOf,
  textOfIndex,
  vectorsOf,
} from "./read-state.ts";
import { MAX_PROGRAM_QUBITS, type SimulateRequest } from "./settings.ts";
import { noiseAt, type SimulateResult, sampleShots, simulateShots, timed } from "./shots.ts";

/** Larger programs would take more memory or time than a page has. */
const maxQubits = { statevector: 20, mps: 60 };

export function simulateProgram(
  request: SimulateRequest,
  report: (partial: SimulateResult) => void,
): Answer<SimulateResult> {
  const read = readProgram(request.source, MAX_PROGRAM_QUBITS);
  if ("fault" in read) return read;
  const { size, ...program } = read.result;
  const isCircuit = "circuit" in program;
  const operations = isCircuit ? program.circuit.operations : program.steps.flatMap(operationsIn);
  const { method, chi, shots } = request;
  const emptyResult: SimulateResult = {
    qubits: size,
    bits: null,
    isDynamic: false,
    method,
    lattice: null,
    vectors: null,
    outcomes: [],
    order: "shots",
    costs: costsOf(size, operations, chi),
    bond: null,
    counts: [],
    shots: 0,
    distinct: 0,
    requestedShots: shots,
    isNoisy: request.noise > 0,
    impossibleShots: null,
    notes: program.notes,
  };
  const { refused } = emptyResult.costs[method];
  // A gate that is not Clifford has a place in the program, which the tableau names.
  if (refused && refused !== "clifford") return { result: { ...emptyResult, requestedShots: 0 } };
  try {
    const result = isCircuit
      ? simulateCircuit(program, request, emptyResult, report)
      : simulateShots(program, request, emptyResult, report);
    return { result };
  } catch (error) {
    if (!(error instanceof SimulatorError)) throw error;
    const place = error.index === undefined ? undefined : program.places?.[error.index];
    return { fault: { reason: error.message, ...place } };
  }
}

function simulateCircuit(
  program: Program,
  request: SimulateRequest,
  emptyResult: SimulateResult,
  report: (partial: SimulateResult) => void,
): SimulateResult {
  const { circuit } = program;
  const reading = readingOf(program);
  const { method, chi, noise } = request;
  const { costs, qubits } = emptyResult;
  const random = seeded(request.seed);
  // First, because it refuses a gate that is not Clifford.
  const tableau = method === "stabilizer" ? timed(() => runTableau(circuit)) : null;
  const exact = qubits <= maxQubits.statevector ? timed(() => runStatevector(circuit)) : null;
  if (exact) costs.statevector = { ...costs.statevector, ms: exact.ms, fidelity: 1 };
  let state = exact?.value ?? null;
  let bond: number | null = null;
  let draw: () => string;
  if (tableau) {
    costs.stabilizer = { ...costs.stabilizer, ms: tableau.ms, fidelity: 1 };
    const drawBits = createTableauSampler(tableau.value, random);
    draw = () => readBits(reading, drawBits());
  } else if (method === "mps") {
    const { value: mps, ms } = timed(() => runMps(circuit, { maxBond: chi }));
    state = exact && mpsToState(mps);
    const keptFidelity = exact && state ? fidelity(state, exact.value) : mps.keptWeight;
    costs.mps = { bytes: heldBytes(mps), ms, fidelity: Math.min(1, keptFidelity) };
    bond = Math.max(1, ...bondDimensions(mps));
    const drawBits = createMpsSampler(mps, random);
    draw = () => readBits(reading, drawBits());
  } else draw = sampler(circuit, state as Statevector, reading, noise, random);
  const likelihood = state && likelihoodOf(state, reading);
  const result: SimulateResult = {
    ...emptyResult,
    bits: reading.names,
    ...(state && {
      lattice: latticeOf(state),
      vectors: vectorsOf(state),
      outcomes: likelihood?.likeliest,
      order: noise > 0 ? ("shots" as const) : ("probability" as const),
    }),
    bond,
  };
  report(result);
  return sampleShots(result, noise > 0 ? likelihood : null, draw, report);
}

/** The memory of each method, or why it cannot run the program. */
function costsOf(
  qubits: number,
  operations: readonly Operation[],
  chi: number,
): SimulateResult["costs"] {
  const isClifford = operations.every((operation) => cliffordFault(operation) === undefined);
  const isLarge = (method: keyof typeof maxQubits) => qubits > maxQubits[method];
  return {
    statevector: {
      bytes: statevectorBytes(qubits),
      refused: isLarge("statevector") ? "memory" : undefined,
    },
    stabilizer: {
      bytes: tableauBytes(qubits),
      refused: isClifford ? undefined : "clifford",
    },
    mps: { bytes: mpsBytes(qubits, chi), refused: isLarge("mps") ? "size" : undefined },
  };
}

/** Draws shots from the state, or each with errors of its own. */
function sampler(
  circuit: Circuit,
  state: Statevector,
  reading: Reading,
  rate: number,
  random: Random,
): () => string {
  const { qubits } = circuit;
  if (rate === 0) {
    const draw = createSampler(probabilities(state), random);
    return () => textOfIndex(reading, draw());
  }
  const noise = noiseAt(rate);
  const readShot =
    circuit.operations.length > 0
      ? () => noisyShot(circuit, noise, random)
      : () => misread(0, qubits, noise, random);
  return () => textOfIndex(reading, readShot());
}

function readBits(reading: Reading, bits: Uint8Array): string {
  return textOf(reading, (qubit) => bits[qubit]);
}
