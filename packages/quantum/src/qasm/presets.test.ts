import { expect, test } from "vitest";
import { grover, largestCut, phaseEstimation } from "../circuit/examples.ts";
import { seeded } from "../random.ts";
import { createShots, statevectorSimulator } from "../simulators/shots.ts";
import { probabilities, runStatevector } from "../simulators/statevector.ts";
import { parse } from "./parse.ts";
import { presetText } from "./presets.ts";
import { asSteps } from "./steps.ts";

test("Grover's search finds the state that it marks", () => {
  const found = probabilities(runStatevector(grover()));
  expect(found.indexOf(Math.max(...found))).toBe(0b101);
  expect(found[0b101]).toBeCloseTo(Math.sin(5 * Math.asin(1 / Math.sqrt(8))) ** 2, 9);
});

test.each([4, 6, 9])("phase estimation on %d qubits reads the nearest to a third", (qubits) => {
  const found = probabilities(runStatevector(phaseEstimation(qubits)));
  const third = Math.round(2 ** (qubits - 1) / 3);
  expect(found.indexOf(Math.max(...found))).toBe(2 ** (qubits - 1) + third);
});

test("teleportation brings the state to the last qubit, whatever is measured on the way", () => {
  const source = presetText("teleportation", 3);
  const program = asSteps(parse(source));
  const draw = createShots(program, statevectorSimulator, seeded(3));
  const shots = Array.from({ length: 200 }, () => [...draw()].join(""));
  expect(new Set(shots)).toEqual(new Set(["000", "010", "100", "110"]));
  // Without either correction the state does not arrive.
  for (const line of ["if (sent[1]) x q[2];\n", "if (sent[0]) z q[2];\n"]) {
    const without = asSteps(parse(source.replace(line, "")));
    const drawWithout = createShots(without, statevectorSimulator, seeded(3));
    expect(Array.from({ length: 200 }, () => drawWithout()[2])).toContain(1);
  }
});

test.each([4, 6, 8])("one round of QAOA on %d qubits makes large cuts likelier", (qubits) => {
  const circuit = largestCut(qubits);
  const pairs = circuit.operations.flatMap(({ qubits: [a, b] }) =>
    b === undefined ? [] : [[a, b]],
  );
  const cutOf = (bits: number) =>
    pairs.filter(([a, b]) => ((bits >> a) ^ (bits >> b)) & 1).length / pairs.length;
  const mean = [...probabilities(runStatevector(circuit))].reduce(
    (sum, probability, bits) => sum + probability * cutOf(bits),
    0,
  );
  // A random cut has half of the edges.
  expect(mean).toBeGreaterThan(0.55);
});
