import fc from "fast-check";
import { expect } from "vitest";
import { anyCircuitWithBarriers } from "../circuit/arbitrary.test-support.ts";
import type { Operation } from "../circuit/gate.ts";
import { type Coupling, full, grid, heavyHex, line, ring } from "./coupling.ts";

/** Pairs are coupled, and their gates are of the given names. */
export function expectFits(
  operations: readonly Operation[],
  { edges }: Coupling,
  pairs: readonly string[],
) {
  const coupled = new Set(edges.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));
  for (const { name, qubits } of operations) {
    if (name === "barrier" || qubits.length === 1) continue;
    expect(pairs).toContain(name);
    expect(coupled).toContain(qubits.join());
  }
}

const devices = [line(4), ring(5), grid(2, 3), heavyHex(7), full(3)];
/** Small devices, each with a circuit that fits it. */
export const cases = fc
  .constantFrom(...devices)
  .chain((device) =>
    fc
      .integer({ min: 1, max: Math.min(5, device.size) })
      .chain((qubits) => fc.tuple(fc.constant(device), anyCircuitWithBarriers(qubits, 15))),
  );
