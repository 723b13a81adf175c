import { basisState } from "@adyakshar/quantum/simulators";
import { describe, expect, it } from "vitest";
import { BOND_DIMENSION, largestFit, machines, memoryModels, usable } from "./memory.ts";

const GIB = 2 ** 30;

describe("memory models", () => {
  it("give the sizes that practitioners quote", () => {
    expect(memoryModels.statevector(30)).toBe(16 * GIB);
    expect(memoryModels.statevector(40)).toBe(16 * 1024 * GIB);
    expect(memoryModels["density matrix"](15)).toBe(16 * GIB);
  });

  it("count what our own simulator allocates", () => {
    const { re, im } = basisState(10);
    expect(memoryModels.statevector(10)).toBe(re.byteLength + im.byteLength);
  });

  it("cap the bonds of a matrix product state at both ends", () => {
    const numbers = (qubits: number) => memoryModels["tensor network"](qubits) / 16;
    // Two qubits: a 1 × 2 and a 2 × 1 site, each for two levels. Four: bonds 2, 4, 2.
    expect(numbers(1)).toBe(2);
    expect(numbers(2)).toBe(8);
    expect(numbers(4)).toBe(2 * (2 + 8 + 8 + 2));
    for (let n = 2; n < 60; n++) {
      expect(numbers(n)).toBeLessThanOrEqual(2 * n * BOND_DIMENSION ** 2);
      expect(numbers(n)).toBeLessThanOrEqual(4 * 2 ** n);
    }
    expect(numbers(61) - numbers(60)).toBe(2 * BOND_DIMENSION ** 2);
  });

  it("find the largest register that fits", () => {
    for (const machine of machines) {
      const bytes = usable(machine);
      const vector = largestFit("statevector", bytes) ?? 0;
      expect(memoryModels.statevector(vector)).toBeLessThanOrEqual(bytes);
      expect(memoryModels.statevector(vector + 1)).toBeGreaterThan(bytes);
      expect(largestFit("density matrix", bytes)).toBe(Math.floor(vector / 2));
      expect(largestFit("stabilizer", bytes)).toBeUndefined();
    }
    const fits = machines.map((machine) => largestFit("statevector", usable(machine)));
    expect(fits).toEqual([29, 35, 45]);
  });
});
