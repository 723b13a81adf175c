import { relabel } from "../../circuit/build.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import type { CompiledDynamic, Segment } from "../dynamic.ts";
import { type Verdict, type Verification, verify } from "./verify.ts";

const worstFirst: readonly Verdict[] = ["refuted", "undecided", "not refuted", "proved"];

/** The worst verdict of all segments. */
export function verifyDynamic(
  { segments }: CompiledDynamic,
  { seed, budget }: { seed?: number; budget?: number } = {},
): Verification {
  const share = budget && budget / segments.length;
  const verifications = segments.map((segment) => {
    const { source, ...routed } = narrowSegment(segment);
    return verify(source, routed, { seed, budget: share });
  });
  const rank = ({ verdict }: Verification) => worstFirst.indexOf(verdict);
  return verifications.reduce((worst, next) => (rank(next) < rank(worst) ? next : worst));
}

/** The segment without the qubits that nothing happens to, since fewer qubits can be compared in full. */
function narrowSegment({ source, circuit, layout, output }: Segment): Segment {
  const touched = new Set(gatesOf(circuit).flatMap(({ qubits }) => [...qubits]));
  const inSource = new Set(gatesOf(source).flatMap(({ qubits }) => [...qubits]));
  const used = layout.flatMap((wire, qubit) =>
    inSource.has(qubit) || touched.has(wire) || output[qubit] !== wire ? [qubit] : [],
  );
  // Where nothing happens at all, one qubit stands for the others.
  if (used.length === 0) used.push(0);
  const operations = gatesOf(source).map((gate) => relabel(gate, (qubit) => used.indexOf(qubit)));
  return {
    source: { qubits: used.length, operations },
    circuit,
    layout: used.map((qubit) => layout[qubit]),
    output: used.map((qubit) => output[qubit]),
  };
}

function gatesOf({ operations }: Circuit): Gate[] {
  return operations.filter((operation) => operation.name !== "barrier");
}
