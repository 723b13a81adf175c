import { grover, largestCut, phaseEstimation, teleportation } from "@adyakshar/quantum/circuit";
import { asSteps, parse, reasons } from "@adyakshar/quantum/qasm";
import { seeded } from "@adyakshar/quantum/random";
import {
  createShots,
  probabilities,
  runStatevector,
  statevectorSimulator,
} from "@adyakshar/quantum/simulators";
import { expect, test } from "vitest";
import { likeliestOf } from "../simulator/read-state.ts";
import { programWords } from "./words.ts";

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

test("teleportation brings the state to the last qubit, whatever is measured on the way", () => {
  const program = asSteps(parse(teleportation()));
  const draw = createShots(program, statevectorSimulator, seeded(3));
  const shots = Array.from({ length: 200 }, () => [...draw()].join(""));
  expect(new Set(shots)).toEqual(new Set(["000", "010", "100", "110"]));
  // Without either correction the state does not arrive.
  for (const line of ["if (sent[1]) x q[2];\n", "if (sent[0]) z q[2];\n"]) {
    const without = asSteps(parse(teleportation().replace(line, "")));
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

const accepted = programWords.accepted(27);

test.each(Object.entries(reasons))("the page says that %s is not taken", (word, reason) => {
  const topic = /timing|calibration|annotation|pragma/.exec(reason)?.[0] ?? word;
  expect(accepted.split("Not taken:")[1]).toContain(topic);
});
