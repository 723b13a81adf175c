import {
  cases,
  emptied,
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
const gainOn = (device: string) => gainIn(cases.filter((row) => row.device === device));
const slowdowns = (some: typeof cases) =>
  some.map(({ by }) => by.ours.seconds / by["qiskit-3"].seconds).filter((ratio) => ratio > 1);
const slowRatios = slowdowns(cases);

/** The compiler beside the two that most use, and what that leaves open. */
export default {
  versions: peersMachine.versions,
  rows: {
    all: cases.length,
    fewer: cases.length - lost.length - tied.length,
    tied: tied.length,
    more: lost.length,
    emptied: emptied.length,
    fourier: fourier.length,
    heldOut: heldOut.length,
    heldOutPrograms: new Set(heldOut.map(({ circuit }) => circuit)).size,
    heldOutMore: heldOut.filter((row) => ratioOf(row) > 1).length,
    heldOutSlower: slowdowns(heldOut).length,
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
  slower: { rows: slowRatios.length, times: Math.ceil(Math.max(...slowRatios)) },
};
