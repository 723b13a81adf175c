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
const others = cases.filter((given) => !isFourier(given));
const gainIn = (some: typeof cases) => Math.round((1 - peersAgainst(some, "cx").mean) * 100);
const slower = cases
  .map(({ by }) => by.ours.seconds / by["qiskit-3"].seconds)
  .filter((ratio) => ratio > 1);
const { qiskit, pytket } = peersMachine.versions;

/** The compiler beside the two that most use, and what that leaves open. */
export default {
  versions: { qiskit, pytket },
  rows: {
    all: cases.length,
    fewer: cases.length - lost.length - tied.length,
    more: lost.length,
    fourier: cases.length - others.length,
    heldOut: heldOut.length,
  },
  /** How many CX fewer, in percent. */
  gain: { all: gainIn(cases), others: gainIn(others), heldOut: gainIn(heldOut) },
  mostQubits: Math.max(...cases.map(({ qubits }) => qubits)),
  withoutTket: cases.filter(({ by }) => !by.tket && !by["tket-lightsabre"]).length,
  slower: { rows: slower.length, times: Math.ceil(Math.max(...slower)) },
};
