import type { PeerCounts } from "#app/content/quantum/compiler.ts";
import {
  cases,
  casesWithoutTket,
  emptiedCases,
  fourierCases,
  heldOutCases,
  lostCases,
  otherCases,
  peersAgainst,
  peersMachine,
  ratioOf,
  tiedCases,
} from "#app/models/measured/peers.ts";

const gainIn = (group: typeof cases) => Math.round((1 - peersAgainst(group, "cx").mean) * 100);
const gainOn = (device: string) => gainIn(cases.filter((entry) => entry.device === device));
const slowdowns = (group: typeof cases) =>
  group.map(({ by }) => by.ours.seconds / by["qiskit-3"].seconds).filter((ratio) => ratio > 1);
const slowRatios = slowdowns(cases);

export default {
  versions: peersMachine.versions,
  rows: {
    all: cases.length,
    fewer: cases.length - lostCases.length - tiedCases.length,
    tied: tiedCases.length,
    more: lostCases.length,
    emptied: emptiedCases.length,
    fourier: fourierCases.length,
    heldOut: heldOutCases.length,
    heldOutPrograms: new Set(heldOutCases.map(({ circuit }) => circuit)).size,
    heldOutMore: heldOutCases.filter((entry) => ratioOf(entry) > 1).length,
    heldOutSlower: slowdowns(heldOutCases).length,
  },
  gain: {
    all: gainIn(cases),
    others: gainIn(otherCases),
    heldOut: gainIn(heldOutCases),
    full: gainOn("full-16"),
    grid: gainOn("grid-4x4"),
    heavyHex: gainOn("heavy-hex-27"),
    tokyo: gainOn("tokyo-20"),
  },
  mostNewQubits: Math.max(...heldOutCases.map(({ qubits }) => qubits)),
  mostQubits: Math.max(...cases.map(({ qubits }) => qubits)),
  withoutTket: casesWithoutTket.length,
  slower: { rows: slowRatios.length, times: Math.ceil(Math.max(...slowRatios)) },
} satisfies PeerCounts;
