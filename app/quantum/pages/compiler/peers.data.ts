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
const gainOn = (device: RegExp, group = cases) =>
  gainIn(group.filter((entry) => device.test(entry.device)));
/** The times in which ours takes longer than Qiskit, as multiples of Qiskit's. */
const slowdowns = (group: typeof cases) =>
  group.map(({ by }) => by.ours.seconds / by["qiskit-3"].seconds).filter((ratio) => ratio > 1);
const timesIn = (group: typeof cases) => Math.round(Math.max(...slowdowns(group)));
const mostQubits = (group: typeof cases) => Math.max(...group.map(({ qubits }) => qubits));
const sparse = [...new Set(cases.map(({ device }) => device))].filter(
  (device) => !device.startsWith("full"),
);
const sparseGains = sparse.map((device) => gainOn(new RegExp(`^${device}$`)));

export default {
  versions: peersMachine.versions,
  cases: {
    all: cases.length,
    fewer: cases.length - lostCases.length - tiedCases.length,
    tied: tiedCases.length,
    more: lostCases.length,
    emptied: emptiedCases.length,
    fourier: fourierCases.length,
  },
  heldOut: {
    cases: heldOutCases.length,
    programs: new Set(heldOutCases.map(({ circuit }) => circuit)).size,
    more: heldOutCases.filter((entry) => ratioOf(entry) > 1).length,
    mostQubits: mostQubits(heldOutCases),
  },
  gain: {
    all: gainIn(cases),
    others: gainIn(otherCases),
    heldOut: gainIn(heldOutCases),
    heldOutLine: gainOn(/^line/, heldOutCases),
    heldOutFull: gainOn(/^full/, heldOutCases),
    heldOutOthers: gainIn(heldOutCases.filter(({ circuit }) => !circuit.startsWith("Clifford"))),
    full: gainOn(/^full/),
    sparseLeast: Math.min(...sparseGains),
    sparseMost: Math.max(...sparseGains),
  },
  mostQubits: mostQubits(cases),
  withoutTket: casesWithoutTket.length,
  slower: {
    cases: slowdowns(cases).length,
    times: timesIn(cases),
    heldOut: slowdowns(heldOutCases).length,
    heldOutTimes: timesIn(heldOutCases),
  },
} satisfies PeerCounts;
