import type { Circuit } from "../../circuit/gate.ts";
import { range } from "../../range.ts";
import type { Routed } from "../routing/routed.ts";
import { PauliMap, PauliSum, X, Z } from "./pauli-sum.ts";
import { type LocalUnitary, stepsOf } from "./steps.ts";

/** Terms that the image of one product may have; fewer as soon as one has had more, since there is no proof then. */
const MAX_TERMS = 2 ** 15;
const MAX_TERMS_WITHOUT_PROOF = 2 ** 10;
/** Terms that may be touched in all. */
const TERM_BUDGET = 5e7;

interface PauliOptions {
  /** The distance of two images that counts as rounding. */
  tolerance: number;
  /** Terms that may be touched, if fewer. */
  budget: number;
  /** Compares the others where one image is too long for a proof: what differs is still refuted. */
  goesOn: boolean;
}

export interface PauliComparison {
  /** X and Z of each program qubit, and Z of each wire that is zero. */
  generators: number;
  /** How many of them spread over so few terms that both images were worked out. */
  compared: number;
  isRefuted: boolean;
}

/**
 * Compares what two circuits make of X and Z of every qubit, where the wires without one are zero before and after. They
 * are the same up to a global phase just if all these agree and what says that a wire is zero says so at the end; and just
 * if the same is true of their inverses, whose images are often shorter.
 */
export function comparePaulis(
  source: Circuit,
  { circuit, layout, output }: Routed,
  options: PauliOptions,
): PauliComparison {
  const [before, after] = [stepsOf(source), stepsOf(circuit)];
  const wires = circuit.qubits;
  const forward = compareImages(before, { steps: after, wires, layout, output }, options);
  if (forward.isRefuted || forward.compared === forward.generators) return forward;
  const back = { steps: inverted(after), wires, layout: output, output: layout };
  const backward = compareImages(inverted(before), back, options);
  const isBetter = backward.isRefuted || backward.compared > forward.compared;
  return isBetter ? backward : forward;
}

function inverted(steps: readonly LocalUnitary[]): LocalUnitary[] {
  return steps.toReversed().map(({ wires, matrix }) => {
    const size = 2 ** wires.length;
    const adjoint = matrix.map((_, at) => {
      const [row, column] = [Math.floor((at >> 1) / size), (at >> 1) % size];
      const value = matrix[2 * (column * size + row) + (at % 2)];
      return at % 2 === 0 ? value : -value;
    });
    return { wires, matrix: adjoint };
  });
}

interface RoutedSteps extends Omit<Routed, "circuit"> {
  steps: readonly LocalUnitary[];
  wires: number;
}

function compareImages(
  source: readonly LocalUnitary[],
  { steps, wires, layout, output }: RoutedSteps,
  { tolerance, budget, goesOn }: PauliOptions,
): PauliComparison {
  const qubits = layout.length;
  const before = source.map((step) => new PauliMap(step));
  const after = steps.map((step) => new PauliMap(step));
  let left = Math.min(TERM_BUDGET, budget);
  let maxTerms = MAX_TERMS;

  /** The sum behind all steps; undefined where it becomes too long. */
  function follow(sum: PauliSum, maps: readonly PauliMap[], wire: number): PauliSum | undefined {
    const isReached = new Uint8Array(sum.wires);
    isReached[wire] = 1;
    for (const map of maps) {
      if (!map.wires.some((place) => isReached[place])) continue;
      for (const place of map.wires) isReached[place] = 1;
      left -= sum.count;
      sum.apply(map);
      if (sum.count > maxTerms || left < 0) return undefined;
    }
    return sum;
  }

  const idle = range(wires).filter((wire) => !layout.includes(wire));
  const generators = [
    ...layout.flatMap((wire, qubit) => [X, Z].map((pauli) => ({ wire, qubit, pauli }))),
    ...idle.map((wire) => ({ wire, qubit: undefined, pauli: Z })),
  ];
  let compared = 0;
  for (const { wire, qubit, pauli } of generators) {
    const expected =
      qubit === undefined
        ? PauliSum.identity(qubits)
        : follow(PauliSum.of(qubits, qubit, pauli), before, qubit);
    const found = expected && follow(PauliSum.of(wires, wire, pauli), after, wire);
    if (!expected || !found) {
      if (!goesOn) break;
      maxTerms = MAX_TERMS_WITHOUT_PROOF;
      continue;
    }
    if (!(found.whereOthersAreZero(output).distanceTo(expected) <= tolerance))
      return { generators: generators.length, compared, isRefuted: true };
    compared++;
  }
  return { generators: generators.length, compared, isRefuted: false };
}
