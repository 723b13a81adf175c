import type { PeerCounts } from "#app/content/quantum/compiler.ts";
import {
  cases,
  casesWithoutTket,
  emptiedCases,
  fourierCases,
  heldOutCases,
  heldOutMachine,
  lostCases,
  otherCases,
  peersAgainst,
  peersMachine,
  ratioOf,
  slowdowns,
  tiedCases,
} from "#data/peers.ts";
import { geometricMean } from "#data/statistics.ts";

const gainIn = (group: typeof cases) => Math.round((1 - peersAgainst(group, "cx").mean) * 100);
const gainOn = (device: RegExp, group = cases) =>
  gainIn(group.filter((entry) => device.test(entry.device)));
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
    seed: heldOutMachine.seed,
    release: heldOutMachine.release,
  },
  gain: {
    all: gainIn(cases),
    others: gainIn(otherCases),
    heldOut: gainIn(heldOutCases),
    heldOutLine: gainOn(/^line/, heldOutCases),
    heldOutFull: gainOn(/^full/, heldOutCases),
    heldOutWide: gainOn(/^(grid|heavy)/, heldOutCases),
    full: gainOn(/^full/),
    sparseLeast: Math.min(...sparseGains),
    sparseMost: Math.max(...sparseGains),
  },
  mostQubits: mostQubits(cases),
  withoutTket: casesWithoutTket.length,
  slower: {
    cases: slowdowns.filter((times) => times > 1).length,
    times: Math.round(geometricMean(slowdowns).mean),
  },
} satisfies PeerCounts;
