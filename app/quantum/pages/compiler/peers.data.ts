import {
  cases,
  heldOut,
  lost,
  peersAgainst,
  peersMachine,
  tied,
} from "@adyakshar/papers/measured/peers";

/** Programs that rest on a Fourier transform, for which the compiler has a construction of its own. */
const isFourier = ({ circuit }: (typeof cases)[number]) => /qft|qpe|^ae_/.test(circuit);

/** How the compiler stands beside the two that most use, and what that number leaves open. */
export function buildPeers() {
  const { qiskit, pytket } = peersMachine.versions;
  const fewerIn = (some: typeof cases) => Math.round((1 - peersAgainst(some, "cx").mean) * 100);
  const fewer = fewerIn(cases);
  const fourier = cases.filter(isFourier);
  const others = cases.filter((given) => !isFourier(given));
  const suites = new Set(cases.map(({ suite }) => suite)).size;
  const withoutTket = cases.filter(({ by }) => !by.tket && !by["tket-lightsabre"]).length;
  const times = cases.map(({ by }) => by.ours.seconds / by["qiskit-3"].seconds);
  const slower = times.filter((ratio) => ratio > 1);
  return {
    fewer: `${fewer}%`,
    text: `fewer CX than the better of Qiskit ${qiskit} and tket (pytket ${pytket}), in the geometric mean over ${cases.length} benchmark rows: fewer in ${cases.length - lost.length - tied.length}, as many in ${tied.length}, more in ${lost.length}. Without the ${fourier.length} rows that rest on a Fourier transform, for which it has a construction of its own, it is ${fewerIn(others)}%.`,
    limits: [
      {
        value: `${fewerIn(heldOut)}%`,
        text: `fewer in ${heldOut.length} rows of programs that were drawn when the compiler was finished; the ${suites} suites above were seen while we tuned`,
      },
      {
        value: `${Math.max(...cases.map(({ qubits }) => qubits))}`,
        text: "qubits, in the largest program",
      },
      { value: `${withoutTket}`, text: "rows over 900 gates, in which tket was not run" },
      {
        value: `${slower.length}`,
        text: `rows in which Qiskit is faster, up to ${Math.ceil(Math.max(...slower))} times`,
      },
    ],
  };
}

export default buildPeers();
