import { geometricMean } from "./statistics.ts";
import { storedData, storedRows } from "./stored-data.ts";

export type Tool = "qiskit-1" | "qiskit-3" | "tket" | "tket-lightsabre" | "ours";

/** Medians over the seeds. */
export interface PeerResult {
  cx: number;
  depth: number;
  seconds: number;
}

export interface PeerCase {
  suite: string;
  circuit: string;
  qubits: number;
  /** Two-qubit gates of the program as written, any pair coupled. */
  cxWritten: number;
  /** True if the program contains a Fourier transform or its inverse, under any name. */
  hasFourier: boolean;
  device: string;
  by: Readonly<Partial<Record<Tool, PeerResult>>> &
    Readonly<Record<"qiskit-3" | "ours", PeerResult>>;
}

const rivals = ["qiskit-3", "tket", "tket-lightsabre"] as const;

function readCases(file: string): PeerCase[] {
  const found = new Map<string, Omit<PeerCase, "by"> & { by: Partial<Record<Tool, PeerResult>> }>();
  for (const { suite, circuit, device, tool, ...counts } of storedRows(file)) {
    const key = `${suite} ${circuit} ${device}`;
    const [qubits, cxWritten] = [Number(counts.qubits), Number(counts.cx_written)];
    const hasFourier = counts.fourier === "yes";
    const program = { suite, circuit, device, qubits, cxWritten, hasFourier };
    const entry = found.get(key) ?? { ...program, by: {} };
    found.set(key, entry);
    entry.by[tool as Tool] = {
      cx: Number(counts.cx_median),
      depth: Number(counts.depth_median),
      seconds: Number(counts.seconds_median),
    };
  }
  return [...found.values()].filter((entry): entry is PeerCase =>
    Boolean(entry.by.ours && entry.by["qiskit-3"]),
  );
}

export const cases: readonly PeerCase[] = readCases("peers.csv");
/** Programs that were drawn after the compiler was frozen. */
export const heldOutCases: readonly PeerCase[] = readCases("held-out.csv");

/** The better of Qiskit's level 3 and tket: fewest two-qubit gates, then least depth. */
export function betterPeer({ by }: PeerCase): PeerResult {
  return rivals
    .flatMap((tool) => by[tool] ?? [])
    .reduce((a, b) => (b.cx < a.cx || (b.cx === a.cx && b.depth < a.depth) ? b : a));
}

/** Our two-qubit gates over those of the better of the others; where none is left on either side, they are even. */
export function ratioOf(entry: PeerCase): number {
  const [ours, theirs] = [entry.by.ours.cx, betterPeer(entry).cx];
  return ours === theirs ? 1 : ours / theirs;
}

export function peersAgainst(
  group: readonly PeerCase[],
  quantity: "cx" | "depth",
  against: (entry: PeerCase) => PeerResult = betterPeer,
) {
  return geometricMean(
    group.flatMap((entry) => {
      const theirs = against(entry)[quantity];
      const mine = entry.by.ours[quantity];
      return theirs > 0 && mine > 0 ? [mine / theirs] : [];
    }),
  );
}

/** Circuits with a Fourier transform in them, for which the compiler has a construction of its own. */
export const fourierCases = cases.filter(({ hasFourier }) => hasFourier);
export const otherCases = cases.filter(({ hasFourier }) => !hasFourier);
/** The largest loss first. */
export const lostCases = cases
  .filter((entry) => ratioOf(entry) > 1)
  .sort((a, b) => ratioOf(b) - ratioOf(a));
export const tiedCases = cases.filter((entry) => ratioOf(entry) === 1);
/** Rows from which we and one of the others take every CX: even, but without a ratio that a mean could take in. */
export const emptiedCases = tiedCases.filter((entry) => entry.by.ours.cx === 0);
export const casesWithoutTket = cases.filter(({ by }) => !by.tket);
export const deeperCases = cases.filter((entry) => entry.by.ours.depth > betterPeer(entry).depth);

interface PeersMachine {
  versions: Record<string, string>;
  checked: number;
  worstOverlap: number;
}

export const peersMachine: PeersMachine = JSON.parse(storedData("peers-machine.json"));

/** The seed of the held-out programs, and the release that was frozen before. */
export const heldOutMachine: { seed: number; release: string } = JSON.parse(
  storedData("held-out-machine.json"),
);

/** Our processor time on each held-out case as a multiple of Qiskit's, all threads, ours in a fresh process. */
export const slowdowns = heldOutCases
  .filter(({ by }) => by["qiskit-3"].seconds > 0)
  .map(({ by }) => by.ours.seconds / by["qiskit-3"].seconds);

/** CX that SABRE's own paper adds on IBM Q20 Tokyo, three for a SWAP (Li, Ding and Xie, Table II). */
export const publishedSabre: Readonly<Record<string, number>> = Object.fromEntries(
  storedRows("sabre-published.csv").map(({ circuit, added_cx }) => [circuit, Number(added_cx)]),
);
