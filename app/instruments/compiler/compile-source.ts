import { type Basis, type Counts, toBasis } from "@adyakshar/quantum/circuit";
import {
  type CompiledText,
  type Coupling,
  compileText,
  DeviceError,
  type ProgramStage,
  parseDevice,
  type Routed,
  type StageName,
  sabreTrials,
  smallestDevices,
  type Verdict,
} from "@adyakshar/quantum/compiler";
import {
  asSteps,
  type DynamicProgram,
  type Note,
  type Program,
  printedLines,
  qubitsIn,
  type Step,
} from "@adyakshar/quantum/qasm";
import { emitBaseProfile } from "@adyakshar/quantum/qir";
import type { Answer } from "../kit/use-run.ts";
import { readProgram } from "../program/program.ts";
import {
  type CircuitDiagram,
  type DiagramGate,
  diagramOf,
  withKeptIds,
} from "./circuit-diagram.ts";
import { type CompileRequest, MAX_QUBITS } from "./settings.ts";

/** A stage of the compiler as the page shows it, where it is called a pass. */
export interface ShownPass {
  name: StageName;
  counts: Counts;
  diagram: CircuitDiagram;
  /** The program after it, line by line; the index of the line of its first gate, and the number of its gates. */
  lines: readonly string[];
  firstGate: number;
  gates: number;
}

export interface CompileResult {
  device: {
    name: string;
    size: number;
    edges: readonly (readonly [number, number])[];
    /** True if a coupling has its gate in one direction only. */
    isOneWay: boolean;
    /** Qubits that no coupling joins to the rest. */
    leftOut: readonly number[];
  };
  basis: Basis;
  before: CircuitDiagram;
  passes: readonly ShownPass[];
  baselines: { asWritten: Counts; naive: Counts; sabre: Counts };
  trials: number;
  ours: Counts;
  optimum: Counts | null;
  verdict: Verdict;
  detail: string;
  /** The wire that each program qubit begins on, and the one that it ends on. */
  layout: readonly number[];
  output: readonly number[];
  qasm: string;
  /** Base Profile; absent for a program that measures on its way. */
  qir: string | undefined;
  notes: readonly Note[] | undefined;
}

/** Amplitudes that the verdict may touch: a Fourier transform of twenty qubits on a grid, in half of the time limit on a phone. */
const VERIFY_BUDGET = 1e9;

/** Reports what the fast level finds, then gives the best that the compiler finds in time. */
export async function compileSource(
  { source, device: choice, level, seed, ...given }: CompileRequest,
  report: (progress: CompileResult) => void = () => {},
): Promise<Answer<CompileResult>> {
  const read = readProgram(source, MAX_QUBITS);
  if ("fault" in read) return read;
  const { size, ...program } = read.result;
  try {
    const device =
      typeof choice === "object" ? ownDevice(choice.edges) : smallestDevices[choice](size);
    const shown = (text: CompiledText) => resultOf(program, device, text);
    const text = await compileText(program, device, {
      level,
      seed,
      basis: device.basis ?? given.basis,
      baselines: true,
      verifyBudget: VERIFY_BUDGET,
      onFirstAnswer: (first) => report(shown(first)),
    });
    return { result: shown(text) };
  } catch (error) {
    if (error instanceof DeviceError) return { fault: { reason: error.message } };
    throw error;
  }
}

/** The visitor's own device. Counts of Qiskit and tket are stored by a device's name, and none is stored as "edges". */
function ownDevice(text: string): Coupling {
  return { ...parseDevice(text), name: "edges" };
}

/** A compiled program as the page shows it, with the diagram of the naive route and of each pass. */
function resultOf(
  source: Program | DynamicProgram,
  device: Coupling,
  { compiled, comparison = compiled.compare(), qasm, verdict, detail }: CompiledText,
): CompileResult {
  const { routes, baselines } = comparison;
  const { program, basis, counts, optimum, stages, ...shown } = compiled;
  const { steps } = asSteps(source);
  return {
    device: shownDevice(device),
    basis,
    before: diagramWithSteps(inBasis(routes.naive, basis), steps),
    passes: shownPasses(stages, steps),
    baselines,
    trials: sabreTrials(stages[0].circuit),
    ours: counts,
    optimum: optimum ?? null,
    verdict,
    detail,
    layout: shown.layout,
    output: shown.output,
    qasm,
    qir: "circuit" in program ? emitBaseProfile(program) : undefined,
    notes: shown.notes,
  };
}

/** The device on its own numbers, also where only its largest piece was used. */
function shownDevice({ name, size, edges, directions, whole }: Coupling): CompileResult["device"] {
  const label = (qubit: number) => whole?.labels[qubit] ?? qubit;
  return {
    name,
    size: whole?.size ?? size,
    edges: edges.map(([a, b]) => [label(a), label(b)] as const),
    isOneWay: directions !== undefined && directions.size < 2 * edges.length,
    leftOut: whole
      ? [...Array(whole.size).keys()].filter((qubit) => !whole.labels.includes(qubit))
      : [],
  };
}

/** The circuit in the gates that are counted; in the CX basis a SWAP stays one gate, drawn as wide as its three. */
function inBasis(routed: Routed, basis: Basis): Routed {
  return basis === "cx" ? routed : { ...routed, circuit: toBasis(routed.circuit, basis) };
}

/** Each pass with its diagram, in which a gate that the pass kept has kept its id, and its program. */
function shownPasses(stages: readonly ProgramStage[], source: readonly Step[]): ShownPass[] {
  let previous: CircuitDiagram | undefined;
  let nextId = 0;
  return stages.map((stage) => {
    const drawn = diagramWithSteps(stage, source);
    const diagram = previous ? withKeptIds(previous, drawn, nextId) : drawn;
    previous = diagram;
    nextId = diagram.gates.reduce((most, { id }) => Math.max(most, id + 1), nextId);
    const { name, counts, circuit, program } = stage;
    return { name, counts, diagram, ...linesOf(program), gates: circuit.operations.length };
  });
}

/** The printed program, each step on a line of its own, a branch too. */
function linesOf(program: Program | DynamicProgram): Pick<ShownPass, "lines" | "firstGate"> {
  const { head, steps } = printedLines(asSteps(program));
  const lines = steps.map((step) => step.map((text) => text.trim()).join(" "));
  const resets = ("circuit" in program && program.resets?.length) || 0;
  return { lines: [...head, ...lines], firstGate: head.length + resets };
}

const labels: Partial<Record<Step["name"], string>> = { measure: "M", reset: "0", if: "if" };

/** The diagram of a circuit, with a box for each barrier that stands for a step of the source. */
function diagramWithSteps(routed: Routed, source: readonly Step[]): CircuitDiagram {
  const diagram = diagramOf(routed);
  const gates = diagram.gates.map((gate) => {
    const operation = routed.circuit.operations[gate.index];
    const step = operation.name === "barrier" ? operation.step : undefined;
    return step === undefined ? gate : stepBox(gate, source[step]);
  });
  return { ...diagram, gates };
}

/** A box on the qubits of the step, in the column that the barrier has for itself. */
function stepBox(gate: DiagramGate, step: Step): DiagramGate {
  const label = labels[step.name];
  const qubits = [...new Set(qubitsIn(step))].sort((a, b) => a - b);
  if (label === undefined || qubits.length === 0) return gate;
  const targets = qubits.map((qubit) => gate.targets[qubit]);
  const text = `${step.name} ${qubits.map((qubit) => `q${qubit}`).join(", ")}`;
  return { ...gate, symbol: "box", label, targets, text };
}
