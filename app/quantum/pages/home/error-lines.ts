import type { Circuit, Gate } from "@adyakshar/quantum/circuit";
import { fixed, pair, rotation } from "@adyakshar/quantum/circuit";
import { densityProbabilities, NOISELESS, runDensityMatrix } from "@adyakshar/quantum/simulators";

/** A ring of five, its edges unlike each other, and the angles of three layers. */
const weights = [1, 0.72, 1.31, 0.86, 1.17];
const layers = [
  { gamma: 0.55, beta: 0.62 },
  { gamma: 0.8, beta: 0.45 },
  { gamma: 1, beta: 0.24 },
];
const qubits = weights.length;
const all = Array.from({ length: qubits }, (_, qubit) => qubit);
const edges = weights.map((weight, k) => ({ a: k, b: (k + 1) % qubits, weight }));

/** QAOA for the largest cut of the ring, its phases `scale` times as large. */
function circuitAt(scale: number): Circuit {
  const layer = ({ gamma, beta }: (typeof layers)[number]): Gate[] => [
    ...edges.flatMap(({ a, b, weight }) => [
      pair("cx", a, b),
      rotation("rz", scale * gamma * weight, b),
      pair("cx", a, b),
    ]),
    ...all.map((qubit) => rotation("rx", 2 * beta, qubit)),
  ];
  return {
    qubits,
    operations: [...all.map((qubit) => fixed("h", qubit)), ...layers.flatMap(layer)],
  };
}

export const pairGates = circuitAt(1).operations.filter(({ name }) => name === "cx").length;

/** The weight of the cut that is measured on average, over that of a random one; `error` follows each two-qubit gate. */
export function gainAt(scale: number, error: number): number {
  const noise = { ...NOISELESS, depolarizing2: error };
  const probabilities = densityProbabilities(runDensityMatrix(circuitAt(scale), noise));
  return probabilities.reduce((sum, probability, state) => {
    const gain = edges.reduce(
      (gained, { a, b, weight }) =>
        gained + (((state >> a) ^ (state >> b)) & 1 ? weight / 2 : -weight / 2),
      0,
    );
    return sum + probability * gain;
  }, 0);
}
