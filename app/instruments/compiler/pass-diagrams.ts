import { type Basis, toBasis } from "@adyakshar/quantum/circuit";
import {
  type CompiledText,
  type Coupling,
  type ProgramStage,
  type Routed,
  sabreTrials,
} from "@adyakshar/quantum/compiler";
import {
  asSteps,
  type DynamicProgram,
  type Program,
  printedLines,
  qubitsIn,
  type Step,
} from "@adyakshar/quantum/qasm";
import { emitBaseProfile } from "@adyakshar/quantum/qir";
import type { CompileResult, ShownPass } from "./calls.ts";
import {
  type CircuitDiagram,
  type DiagramGate,
  diagramOf,
  withKeptIds,
} from "./circuit-diagram.ts";

/** A compiled program as the page shows it, with the diagram of the naive route and of each pass. */
export function resultOf(
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
