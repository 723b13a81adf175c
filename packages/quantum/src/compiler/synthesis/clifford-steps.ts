import { fixed, pair, rotation } from "../../circuit/build.ts";
import type { Gate } from "../../circuit/gate.ts";
import type { Axis } from "../passes/commute.ts";

/** A CX between any two Paulis. */
export interface ControlledPauli {
  wires: readonly [number, number];
  paulis: readonly [Axis, Axis];
}

/** Turns a wire so that the step's Pauli becomes the one that CX has there, and back. */
const turns: Readonly<Record<"control" | "target", Record<Axis, (q: number) => Gate[][]>>> = {
  control: {
    x: (q) => [[fixed("h", q)], [fixed("h", q)]],
    y: (q) => [[fixed("sx", q)], [rotation("rx", -Math.PI / 2, q)]],
    z: () => [[], []],
  },
  target: {
    x: () => [[], []],
    y: (q) => [[fixed("s", q)], [fixed("sdg", q)]],
    z: (q) => [[fixed("h", q)], [fixed("h", q)]],
  },
};

export function gatesOf({ wires: [a, b], paulis: [p, q] }: ControlledPauli): Gate[] {
  const [turnA, backA] = turns.control[p](a);
  const [turnB, backB] = turns.target[q](b);
  return [...turnA, ...turnB, pair("cx", a, b), ...backA, ...backB];
}
