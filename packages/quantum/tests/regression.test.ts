import { expect, it } from "vitest";
import { pair, pairRotation, rotation, triple } from "../src/circuit/build.ts";
import { adder, qaoa, qft, quantumVolume, randomCircuit } from "../src/circuit/families.ts";
import type { Circuit, Gate } from "../src/circuit/gate.ts";
import { compile } from "../src/compiler/compile.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { range } from "../src/range.ts";

/** The product of two polynomials over GF(2), a Toffoli for each two of their terms. */
function multiplier(bits: number): Circuit {
  const operations = range(2 * bits - 1).flatMap((degree): Gate[] =>
    range(bits)
      .filter((k) => degree - k >= 0 && degree - k < bits)
      .map((k) => triple("ccx", k, bits + degree - k, 2 * bits + (degree % bits))),
  );
  return { qubits: 3 * bits, operations };
}

function chain(qubits: number): Circuit {
  const operations = range(qubits - 1).flatMap((k) => [
    pair("cx", k, k + 1),
    rotation("rz", 0.3, k + 1),
    pair("cx", k, k + 1),
  ]);
  return { qubits, operations };
}

function layered(qubits: number): Circuit {
  const operations = range(qubits).flatMap((k) => [
    rotation("ry", 0.1 + k, k),
    pairRotation("cry", 0.2 + k, k, (k * 3 + 5) % qubits),
  ]);
  return { qubits, operations: operations.filter(({ qubits: [a, b] }) => a !== b) };
}

// Upper bounds, so that no change of the router or the passes loses what is reached.
it.each([
  ["multiplier 4", multiplier(4), "heavy-hex-16", 180],
  ["multiplier 6", multiplier(6), "heavy-hex-27", 380],
  ["adder 8", adder(8), "line-18", 128],
  ["adder 20", adder(20), "heavy-hex-65", 350],
  ["chain 42", chain(42), "grid-6x7", 82],
  ["layered 33", layered(33), "heavy-hex-65", 130],
  ["QAOA 24", qaoa(24), "heavy-hex-27", 131],
  ["quantum volume 10", quantumVolume(10), "grid-4x4", 193],
  ["random", randomCircuit(30, 200, 2), "heavy-hex-65", 590],
  ["QFT 12", qft(12), "grid-4x4", 142],
] as const)("%s on its device takes no more CX than before", (_, circuit, name, most) => {
  const { counts } = compile(circuit, deviceNamed(name));
  expect(counts.twoQubit).toBeLessThanOrEqual(most);
});

it("is never better with more trials than thorough", () => {
  const [circuit, device] = [multiplier(3), deviceNamed("heavy-hex-16")];
  const thorough = compile(circuit, device, { level: "thorough" }).counts.twoQubit;
  for (const trials of [10, 30, 64])
    expect(thorough).toBeLessThanOrEqual(compile(circuit, device, { trials }).counts.twoQubit);
});
