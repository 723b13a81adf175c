import { expect, test } from "vitest";
import { runStatevector } from "#app/engine/simulators/statevector.ts";
import { likeliestOf, vectorsOf } from "../simulator/read-state.ts";
import { grover, phaseEstimation, teleportation } from "./shown-circuits.ts";

test("Grover's search finds the state that it marks", () => {
  const [first] = likeliestOf(runStatevector(grover()));
  expect(first.bits).toBe("101");
  expect(first.probability).toBeCloseTo(Math.sin(5 * Math.asin(1 / Math.sqrt(8))) ** 2, 9);
});

test.each([4, 6, 9])("phase estimation on %d qubits reads the nearest to a third", (qubits) => {
  const [first] = likeliestOf(runStatevector(phaseEstimation(qubits)));
  expect(first.bits[0]).toBe("1");
  expect(Number.parseInt(first.bits.slice(1), 2)).toBe(Math.round(2 ** (qubits - 1) / 3));
});

test("teleportation brings the state to the last qubit, whole", () => {
  const [x, y, z] = vectorsOf(runStatevector(teleportation()))[2];
  expect(x).toBeCloseTo(Math.sin(Math.PI / 3), 9);
  expect(y).toBeCloseTo(0, 9);
  expect(z).toBeCloseTo(Math.cos(Math.PI / 3), 9);
});
