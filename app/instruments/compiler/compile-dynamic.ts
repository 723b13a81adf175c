import type { Circuit } from "@adyakshar/quantum/circuit";
import type { DynamicStage } from "@adyakshar/quantum/compiler";
import {
  baselineRoutes,
  type Coupling,
  compileDynamic,
  dynamicBaselines,
  markedCircuit,
  placesText,
  verifyDynamic,
} from "@adyakshar/quantum/compiler";
import type { DynamicProgram, Program, Step } from "@adyakshar/quantum/qasm";
import { asSteps, print, printedLines } from "@adyakshar/quantum/qasm";
import { dynamicNotes } from "../program/words.ts";
import type { CompileRequest, CompileResult } from "./calls.ts";
import type { CircuitDiagram, DiagramGate } from "./circuit-diagram.ts";
import { comparedWith, passesWithDiagrams, VERIFY_BUDGET } from "./pass-diagrams.ts";

/** A program that measures, resets or decides on its way: gates are compiled between those boundaries. */
export function compileDynamicProgram(
  given: Program | DynamicProgram,
  device: Coupling,
  request: CompileRequest,
): CompileResult {
  const program = asSteps(given);
  const { basis, level, seed } = request;
  const { source } = markedCircuit(program, false);
  const routes = baselineRoutes(source, device, { seed });
  const options = { seed, basis, level, baselineRoutes: routes };
  const compilation = compileDynamic(program, device, options);
  const { layout, output, stages, counts } = compilation;
  const { why, notes = [] } = program;
  const redraw = (diagram: CircuitDiagram, { operations }: Circuit): CircuitDiagram => ({
    ...diagram,
    gates: diagram.gates.map((gate) => {
      const operation = operations[gate.index];
      const step = operation.name === "barrier" ? operation.step : undefined;
      return step === undefined ? gate : boundary(gate, program.steps[step]);
    }),
  });
  const write = (stage: DynamicStage) => {
    const { head, steps } = printedLines(stage.program);
    // A branch on one line: each operation has one.
    const lines = steps.map((step) => step.map((text) => text.trim()).join(" "));
    return { lines: [...head, ...lines], firstGate: head.length };
  };
  return {
    ...comparedWith(source, device, request, routes, redraw),
    baselines: dynamicBaselines(program, device, { basis }, routes),
    passes: passesWithDiagrams(stages, write, redraw),
    ours: counts,
    optimum: null,
    ...verifyDynamic(compilation, { seed, budget: VERIFY_BUDGET }),
    layout,
    output,
    qasm: print(compilation.program, placesText({ layout, output })),
    notes: [...notes, { ...why, text: dynamicNotes.compiled(why.text) }],
  };
}

const labels: Partial<Record<Step["name"], string>> = { measure: "M", reset: "0", if: "if" };

/** A box on the qubits of the step, in the column that the barrier has for itself. */
function boundary(gate: DiagramGate, step: Step): DiagramGate {
  const label = labels[step.name];
  const qubits = [...new Set(qubitsOf(step))].sort((a, b) => a - b);
  if (label === undefined || qubits.length === 0) return gate;
  const targets = qubits.map((qubit) => gate.targets[qubit]);
  const text = `${step.name} ${qubits.map((qubit) => `q${qubit}`).join(", ")}`;
  return { ...gate, symbol: "box", label, targets, text };
}

function qubitsOf(step: Step): readonly number[] {
  if (step.name === "if") return [...step.steps, ...step.otherwise].flatMap(qubitsOf);
  return step.name === "set" ? [] : step.qubits;
}
