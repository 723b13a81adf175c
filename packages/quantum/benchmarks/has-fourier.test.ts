import { expect, it } from "vitest";
import { fixed, pair, pairRotation, rotation } from "../src/circuit/build.ts";
import { toBasis } from "../src/circuit/decompose.ts";
import { adder, qaoa, qft } from "../src/circuit/families.ts";
import { hasFourier } from "./has-fourier.ts";

it("finds a Fourier transform by its gates, forward, backward and without phases of two qubits", () => {
  const { qubits, operations } = qft(5);
  const inverse = operations
    .toReversed()
    .map((gate) =>
      gate.name === "cp"
        ? pairRotation("cp", -gate.angles[0], gate.qubits[0], gate.qubits[1])
        : gate,
    );
  for (const circuit of [qft(5), { qubits, operations: inverse }, toBasis(qft(5), "cx")])
    expect(hasFourier(circuit)).toBe(true);
  for (const circuit of [adder(4), qaoa(8)]) expect(hasFourier(circuit)).toBe(false);
  // SABRE's qft_10 turns the control between two CX, which do nothing then.
  const turns = operations.flatMap((gate) => {
    if (gate.name !== "cp") return [gate];
    const [a, b] = gate.qubits;
    return [pair("cx", a, b), rotation("rz", gate.angles[0] / 2, a), pair("cx", a, b)];
  });
  expect(hasFourier({ qubits, operations: [fixed("h", 0), ...turns] })).toBe(false);
});
