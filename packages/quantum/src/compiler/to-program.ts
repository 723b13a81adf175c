import { isPhysical, PHYSICAL, type Program } from "../qasm/program.ts";
import type { Routed } from "./routing/routed.ts";

/** The compiled circuit as a program on the device's qubits; measurements follow their qubits. */
export function programOnDevice(source: Program, { circuit, layout, output }: Routed): Program {
  const { bits, resets } = source;
  return {
    circuit,
    qubits: [{ name: freeName(source), size: circuit.qubits }],
    bits,
    ...(resets ? { resets: resets.map((qubit) => layout[qubit]) } : {}),
    measurements: source.measurements.map(({ qubit, bit }) => ({ qubit: output[qubit], bit })),
  };
}

/** A name for the device's qubits that no register of bits has; physical ones keep theirs. */
export function freeName({ qubits, bits }: Pick<Program, "qubits" | "bits">): string {
  let name = isPhysical({ qubits }) ? PHYSICAL : "q";
  while (bits.some((register) => register.name === name)) name += "_";
  return name;
}

/** Where each program qubit begins and ends, as comments of the compiled program: `layout: q0->3 q1->1`. */
export function placesText({ layout, output }: Omit<Routed, "circuit">): string[] {
  const text = (places: readonly number[]) =>
    places.map((place, qubit) => `q${qubit}->${place}`).join(" ");
  return [`layout: ${text(layout)}`, `output: ${text(output)}`];
}
