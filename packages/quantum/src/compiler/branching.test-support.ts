import { fixed } from "../circuit/build.ts";
import { holds } from "../qasm/conditions.ts";
import { type DynamicProgram, type Step, sizeOf } from "../qasm/program.ts";
import { seeded } from "../random.ts";
import { range } from "../range.ts";
import { applyOperation } from "../simulators/kernels.ts";
import {
  basisState,
  copyState,
  innerProduct,
  type Statevector,
} from "../simulators/statevector.ts";

/** A state that is not normalized: its weight is the probability of the bits that were measured on the way to it. */
interface Path {
  state: Statevector;
  bits: Uint8Array;
}

function project(state: Statevector, qubit: number, outcome: number): Statevector {
  const projected = copyState(state);
  for (let k = 0; k < projected.re.length; k++) {
    if (((k >> qubit) & 1) === outcome) continue;
    projected.re[k] = 0;
    projected.im[k] = 0;
  }
  return projected;
}

function isPossible({ state }: Path): boolean {
  return innerProduct(state, state)[0] > 1e-12;
}

/** Every path that the program can take from a path on. */
function run(steps: readonly Step[], start: Path): Path[] {
  return steps.reduce(
    (paths, step) => paths.flatMap((path) => follow(step, path)).filter(isPossible),
    [start],
  );
}

function follow(step: Step, { state, bits }: Path): Path[] {
  switch (step.name) {
    case "measure":
      return [0, 1].map((outcome) => {
        const after = bits.slice();
        if (step.bit !== undefined) after[step.bit] = outcome;
        return { state: project(state, step.qubits[0], outcome), bits: after };
      });
    case "reset":
      return [0, 1].map((outcome) => {
        const after = project(state, step.qubits[0], outcome);
        if (outcome === 1) applyOperation(after, fixed("x", step.qubits[0]));
        return { state: after, bits };
      });
    case "set": {
      const after = bits.slice();
      after[step.bit] = holds(step.value, bits) ? 1 : 0;
      return [{ state, bits: after }];
    }
    case "if":
      return run(holds(step.condition, bits) ? step.steps : step.otherwise, { state, bits });
    default: {
      const after = copyState(state);
      applyOperation(after, step);
      return [{ state: after, bits }];
    }
  }
}

/** For each result the density matrix of the program's qubits at their places, and all weight beside them. */
function outcomes(
  program: DynamicProgram,
  layout: readonly number[],
  output: readonly number[],
): Map<string, number[]> {
  const random = seeded(5);
  const size = sizeOf(program.qubits);
  const state = basisState(size);
  for (const place of layout) {
    const angles = [3 * random(), 6 * random(), 6 * random()] as const;
    applyOperation(state, { name: "u", qubits: [place], angles });
  }
  const found = new Map<string, number[]>();
  const indexOf = (inner: number) =>
    output.reduce((sum, place, qubit) => sum + (((inner >> qubit) & 1) << place), 0);
  const start = { state, bits: new Uint8Array(sizeOf(program.bits)) };
  for (const path of run(program.steps, start)) {
    const key = path.bits.slice(0, program.results).join("");
    const indices = range(2 ** output.length).map(indexOf);
    const { re, im } = path.state;
    const within = indices.reduce((sum, k) => sum + re[k] ** 2 + im[k] ** 2, 0);
    const entries = indices.flatMap((a) =>
      indices.flatMap((b) => [re[a] * re[b] + im[a] * im[b], im[a] * re[b] - re[a] * im[b]]),
    );
    entries.push(innerProduct(path.state, path.state)[0] - within);
    const before = found.get(key);
    found.set(
      key,
      entries.map((entry, k) => entry + (before?.[k] ?? 0)),
    );
  }
  return found;
}

/** The largest difference between what two programs give from a random product state, by exact branching simulation. */
export function branchingDifference(
  program: DynamicProgram,
  compiled: { program: DynamicProgram; layout: readonly number[]; output: readonly number[] },
): number {
  const places = range(sizeOf(program.qubits));
  const before = outcomes(program, places, places);
  const after = outcomes(compiled.program, compiled.layout, compiled.output);
  const differences = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [a, b] = [before.get(key) ?? [], after.get(key) ?? []];
    return range(Math.max(a.length, b.length)).map((k) => Math.abs((a[k] ?? 0) - (b[k] ?? 0)));
  });
  return Math.max(...differences);
}
