import { fixed } from "@adyakshar/quantum/circuit";
import { runStatevector } from "@adyakshar/quantum/simulators";
import { describe, expect, it } from "vitest";
import {
  energy,
  exactEnergy,
  type Hamiltonian,
  hydrogen,
  meanFieldEnergy,
  variationalEnergy,
} from "./hydrogen.ts";

/** The lowest eigenvalue by power iteration on a shifted matrix: shares no formula with the solver. */
function lowestByIteration({ identity, z0, z1, zz, xx, yy }: Hamiltonian): number {
  const flip = xx - yy;
  const hop = xx + yy;
  const matrix = [
    [identity + z0 + z1 + zz, 0, 0, flip],
    [0, identity - z0 + z1 - zz, hop, 0],
    [0, hop, identity + z0 - z1 - zz, 0],
    [flip, 0, 0, identity - z0 - z1 + zz],
  ];
  const shift = 10;
  let vector = [0.5, 0.7, -0.4, 0.3];
  for (let k = 0; k < 4000; k++) {
    const next = vector.map(
      (value, i) => shift * value - matrix[i].reduce((t, m, j) => t + m * vector[j], 0),
    );
    const norm = Math.hypot(...next);
    vector = next.map((value) => value / norm);
  }
  return vector.reduce((t, v, i) => t + v * matrix[i].reduce((s, m, j) => s + m * vector[j], 0), 0);
}

describe("the published Hamiltonian", () => {
  it("has its minimum at 0.75 Å, where the paper finds −1.1457 hartree", () => {
    const best = hydrogen.reduce((a, b) => (exactEnergy(b) < exactEnergy(a) ? b : a));
    expect(best.bondLength).toBe(0.75);
    expect(exactEnergy(best)).toBeCloseTo(-1.1457, 3);
  });
});

describe("solvers", () => {
  it.each(hydrogen.map((row) => [row.bondLength, row] as const))("agree at %f Å", (_, row) => {
    const exact = exactEnergy(row);
    expect(exact).toBeCloseTo(lowestByIteration(row), 8);
    expect(variationalEnergy(row)).toBeCloseTo(exact, 9);
  });

  it("start from the mean-field determinant", () => {
    const [row] = hydrogen;
    const determinant = runStatevector({ qubits: 2, operations: [fixed("x", 0)] });
    expect(meanFieldEnergy(row)).toBeCloseTo(energy(determinant, row), 12);
  });
});
