import { describe, expect, it } from "vitest";
import { runDensityMatrix } from "./density.ts";
import {
  binaryBytes,
  densityMatrixBytes,
  mpsBytes,
  statevectorBytes,
  tableauBytes,
} from "./memory.ts";
import { createMps } from "./mps.ts";
import { heldBytes } from "./mps-readings.ts";
import { basisState } from "./statevector.ts";
import { createTableau, heldTableauBytes } from "./tableau.ts";

describe("memory", () => {
  it.each([
    [() => basisState(30), "30 qubits needs 16 GiB, more than the limit of 1 GiB"],
    [() => basisState(0), "at least one qubit"],
    [
      () => runDensityMatrix({ qubits: 14, operations: [] }),
      "density matrix of 14 qubits needs 4 GiB",
    ],
    [() => createMps(100, { maxBond: 4096 }), "bond 4096 of 100 qubits needs"],
  ])("beyond its limit is refused: %s", (create, reason) => expect(create).toThrow(reason));

  it("is said in binary units", () => {
    expect(binaryBytes(1536)).toBe("1.5 KiB");
  });

  it("of a statevector is what its arrays take", () => {
    const { re, im } = basisState(9);
    expect(statevectorBytes(9)).toBe(re.byteLength + im.byteLength);
    expect(densityMatrixBytes(9)).toBe(statevectorBytes(18));
  });

  it("of a tableau is its bits, and what is held is that and padding", () => {
    expect(tableauBytes(4)).toBe(9);
    const { x, z, low, high } = createTableau(40);
    const held = [...x, ...z, low, high].reduce((sum, column) => sum + column.byteLength, 0);
    expect(heldTableauBytes(40)).toBe(held);
    expect(held).toBeGreaterThan(tableauBytes(40));
  });

  it("of a matrix product state is capped by the smaller side of each cut", () => {
    expect(mpsBytes(4, 100)).toBe(2 * 16 * (2 + 8 + 8 + 2));
    expect(mpsBytes(60, 16)).toBeLessThan(2 ** 20);
    expect(heldBytes(createMps(5, { maxBond: 4 }))).toBe(mpsBytes(5, 1));
  });
});
