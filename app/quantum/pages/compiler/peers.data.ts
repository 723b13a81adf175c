import {
  cases,
  fourier,
  heldOut,
  lost,
  others,
  peersAgainst,
  peersMachine,
  ratioOf,
  tied,
  withoutTket,
} from "@adyakshar/papers/measured/peers";

const gainIn = (some: typeof cases) => Math.round((1 - peersAgainst(some, "cx").mean) * 100);
const gainOn = (device: string) => gainIn(cases.filter((given) => given.device === device));
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
    fourier: fourier.length,
    heldOut: heldOut.length,
    heldOutMore: heldOut.filter((given) => ratioOf(given) > 1).length,
  },
  /** How many CX fewer, in percent. */
  gain: {
    all: gainIn(cases),
    others: gainIn(others),
    heldOut: gainIn(heldOut),
    full: gainOn("full-16"),
    grid: gainOn("grid-4x4"),
    heavyHex: gainOn("heavy-hex-27"),
    tokyo: gainOn("tokyo-20"),
  },
  mostNewQubits: Math.max(...heldOut.map(({ qubits }) => qubits)),
  mostQubits: Math.max(...cases.map(({ qubits }) => qubits)),
  withoutTket: withoutTket.length,
  slower: { rows: slower.length, times: Math.ceil(Math.max(...slower)) },
};
