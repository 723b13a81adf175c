import { relabel } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import type { CompiledDynamic, Stretch } from "../dynamic.ts";
import { type Verification, verify } from "./verify.ts";

const WORST_FIRST: readonly Verification["verdict"][] = [
  "refuted",
  "undecided",
  "not refuted",
  "proved",
];

/** Stretch by stretch: the worst of what is found. */
export function verifyDynamic(
  { stretches }: CompiledDynamic,
  { seed, budget }: { seed?: number; budget?: number } = {},
): Verification {
  const share = budget && budget / stretches.length;
  const found = stretches.map((stretch) => {
    const { source, ...routed } = narrowed(stretch);
    return verify(source, routed, { seed, budget: share });
  });
  const rank = ({ verdict }: Verification) => WORST_FIRST.indexOf(verdict);
  return found.reduce((worst, next) => (rank(next) < rank(worst) ? next : worst));
}

/** Without the qubits that nothing happens to: fewer can be compared in full. */
function narrowed({ source, circuit, layout, output }: Stretch): Stretch {
  const touched = new Set(gatesOf(circuit).flatMap(({ qubits }) => [...qubits]));
  const used = new Set(gatesOf(source).flatMap(({ qubits }) => [...qubits]));
  const kept = layout.flatMap((wire, qubit) =>
    used.has(qubit) || touched.has(wire) || output[qubit] !== wire ? [qubit] : [],
  );
  // Where nothing happens at all, one qubit stands for the others.
  if (kept.length === 0) kept.push(0);
  const operations = gatesOf(source).map((gate) => relabel(gate, (qubit) => kept.indexOf(qubit)));
  return {
    source: { qubits: kept.length, operations },
    circuit,
    layout: kept.map((qubit) => layout[qubit]),
    output: kept.map((qubit) => output[qubit]),
  };
}

function gatesOf({ operations }: Circuit): Gate[] {
  return operations.filter((operation) => operation.name !== "barrier");
}
