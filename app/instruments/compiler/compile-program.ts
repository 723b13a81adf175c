import { type Basis, toBasis } from "#app/engine/circuit/decompose.ts";
import { baselines, type Compiled, checkFits, compile } from "#app/engine/compiler/compile.ts";
import {
  type Coupling,
  DeviceError,
  deviceFromEdges,
  full,
  grid,
  heavyHex,
  line,
  ring,
} from "#app/engine/compiler/coupling.ts";
import { routeNaively } from "#app/engine/compiler/naive.ts";
import { compiledProgram, placesText } from "#app/engine/compiler/program.ts";
import type { Routed } from "#app/engine/compiler/routed.ts";
import { verify } from "#app/engine/compiler/verify.ts";
import { print } from "#app/engine/qasm/print.ts";
import type { Program } from "#app/engine/qasm/program.ts";
import type { Outcome } from "../program/program.ts";
import { readProgram } from "../program/read-program.ts";
import type { CompileRequest, CompileResult, Shape, Step } from "./calls.ts";
import { type Drawing, draw, track } from "./drawn.ts";
import { mostQubits } from "./limits.ts";

/** Gates times trials that textbook SABRE may take: twenty trials for circuits of a screen's size. */
const SABRE_WORK = 40_000;

/** States of the search for the optimum: a few seconds where it comes to no end. */
const STATES = 10_000;

/** Amplitudes that the verdict may touch: seconds of the time limit, also on a phone. */
const COMPARED = 5e8;

/** Reports the routed circuit first where a search for the optimum, which takes longest, follows. */
export function compileProgram(
  request: CompileRequest,
  report: (partial: CompileResult) => void = () => {},
): Outcome<CompileResult> {
  const read = readProgram(request.source, mostQubits);
  if ("fault" in read) return read;
  const { circuit } = read.result;
  try {
    const device = deviceFor(request.device, circuit.qubits);
    checkFits(circuit, device);
    return { result: compileFor(read.result, device, request, report) };
  } catch (error) {
    if (error instanceof DeviceError) return { fault: { reason: error.message } };
    throw error;
  }
}

function compileFor(
  program: Program,
  device: Coupling,
  { basis, seed }: CompileRequest,
  report: (partial: CompileResult) => void,
): CompileResult {
  const { circuit } = program;
  const { name, size, edges } = device;
  const affordable = Math.round(SABRE_WORK / (circuit.operations.length + 1));
  const trials = Math.max(1, Math.min(20, affordable));
  const compared = {
    device: { name, size, edges },
    before: draw(inBasis(routeNaively(toBasis(circuit, "cx"), device), basis)),
    baselines: baselines(circuit, device, { seed, basis, trials }),
    trials,
  };
  const resultOf = (compiled: Compiled): CompileResult => ({
    ...compared,
    steps: stepsOf(program, compiled),
    ours: compiled.counts,
    optimum: compiled.optimum ?? null,
    ...verify(circuit, compiled, { seed, budget: COMPARED }),
    layout: compiled.layout,
    output: compiled.output,
    qasm: print(compiledProgram(program, compiled), {
      comments: [
        `layout: ${placesText(compiled.layout)}`,
        `output: ${placesText(compiled.output)}`,
      ],
    }),
  });
  return resultOf(
    compile(circuit, device, {
      seed,
      basis,
      states: STATES,
      onRouted: (compiled) => report(resultOf(compiled)),
    }),
  );
}

/** As it is counted; in CX a SWAP stays one, drawn as wide as its three gates. */
function inBasis(routed: Routed, basis: Basis): Routed {
  return basis === "cx" ? routed : { ...routed, circuit: toBasis(routed.circuit, basis) };
}

function stepsOf(program: Program, { stages }: Compiled): Step[] {
  let last: Drawing | undefined;
  let nextId = 0;
  return stages.map((stage) => {
    const drawing = last ? track(last, draw(stage), nextId) : draw(stage);
    last = drawing;
    nextId = drawing.gates.reduce((most, { id }) => Math.max(most, id + 1), nextId);
    const lines = print(compiledProgram(program, stage)).trimEnd().split("\n");
    const after = stage.circuit.operations.length + program.measurements.length;
    return {
      name: stage.name,
      counts: stage.counts,
      drawing,
      lines,
      firstGate: lines.length - after,
      gates: stage.circuit.operations.length,
    };
  });
}

/** The smallest device of the shape that the program fits on. */
function deviceFor(device: Shape | { edges: string }, qubits: number): Coupling {
  if (typeof device === "object") return deviceFromEdges(device.edges);
  switch (device) {
    case "line":
      return line(qubits);
    case "ring":
      return ring(Math.max(3, qubits));
    case "grid": {
      const rows = Math.max(2, Math.floor(Math.sqrt(qubits)));
      return grid(rows, Math.max(2, Math.ceil(qubits / rows)));
    }
    case "heavy-hex":
      return heavyHex(qubits <= 7 ? 7 : qubits <= 16 ? 16 : 27);
    case "full":
      return full(qubits);
  }
}
