import { parityPhase } from "@adyakshar/quantum/circuit";
import { baselines, compile, line, verify } from "@adyakshar/quantum/compiler";
import { label, path, text } from "#app/figures/marks.ts";
import { box } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import type { Mark, Picture } from "#app/figures/scene.ts";
import { cases, lostCases, peersAgainst, peersMachine } from "#app/models/measured/peers.ts";
import { meanRatio } from "#app/models/measured/routing.ts";
import { comparisonText, percent } from "#app/models/measured/texts.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import { type BaselineRow, buildBaselineBars } from "../figures/baseline-bars.ts";
import type { Paper } from "../types.ts";

const COLUMN_PITCH = 122;
const SLAB_WIDTH = 109;
const SLAB_PITCH = 21.2;
const names = ["naive routing", "SABRE", "as written", "compiled"] as const;

export function gateColumnsCover(rows: readonly BaselineRow[], ours: BaselineRow): Picture {
  return coverPicture(
    "Two-qubit gates of one circuit as slabs: three baselines and the compiled circuit",
    [...rows, ours].flatMap((row, k): Mark[] => {
      const x = MARGIN + k * COLUMN_PITCH;
      const top = sheet.height - row.twoQubit * SLAB_PITCH;
      const slabs = steps(0, row.twoQubit - 1, 1).map((gate) =>
        box(x, top + gate * SLAB_PITCH, SLAB_WIDTH, SLAB_PITCH - 5),
      );
      return [
        path(slabs.join(""), { fill: row === ours ? "accent" : "quiet" }),
        text(x, top - 26, `${row.twoQubit}`, { size: "l", tone: "ink" }),
        label(x, top - 10, names[k] ?? "", row === ours ? "accent" : "muted"),
      ];
    }),
  );
}

const circuit = parityPhase();
const device = line(4);
const baselineCounts = baselines(circuit, device, { trials: 20 });
const compiled = compile(circuit, device);
if (compiled.optimum === undefined) throw new Error("the search of the example no longer ends");
const fewestGates = compiled.optimum.twoQubit;
const { verdict, detail } = verify(circuit, compiled);
const SEEDS = 20;
const gatesBySeed = Array.from(
  { length: SEEDS },
  (_, seed) => compile(circuit, device, { seed }).counts.twoQubit,
);

const rows: readonly BaselineRow[] = [
  { name: "naive routing on a line of four", ...baselineCounts.naive },
  { name: "SABRE, best of 20 trials", ...baselineCounts.sabre },
  { name: "as written, any pair coupled", ...baselineCounts.asWritten },
];
const ours: BaselineRow = { name: "this compiler, on the line", ...compiled.counts };
const times = (row: BaselineRow) => (row.twoQubit / ours.twoQubit).toFixed(1);
const [naive, sabre, written] = rows;
const peerRatio = peersAgainst(cases, "cx").mean;
const { versions } = peersMachine;

export const readingBenchmarks: Paper = {
  slug: "reading-benchmarks",
  kind: "guide",
  title: "Reading a quantum benchmark",
  version: "2.1",
  date: "2026-11-17",
  cover: { picture: gateColumnsCover(rows, ours), ground: "green" },
  data: {
    "peers.csv": "the cases beside Qiskit and tket",
    "routing.csv": "the runs of the routers",
  },
  figures: { baselines: buildBaselineBars(rows, ours) },
  values: {
    ours: ours.twoQubit,
    timesNaive: times(naive),
    timesSabre: times(sabre),
    timesWritten: times(written),
    fewestGates,
    oursDepth: ours.depth,
    naive: naive.twoQubit,
    naiveDepth: naive.depth,
    sabre: sabre.twoQubit,
    sabreDepth: sabre.depth,
    written: written.twoQubit,
    writtenDepth: written.depth,
    fewerThanPeers: comparisonText(peerRatio),
    qiskit: versions.qiskit,
    pytket: versions.pytket,
    cases: cases.length,
    lostCases: lostCases.length,
    savedByRouter: percent(meanRatio("ours", "sabre+opt", "two_qubit").mean),
    savedOverSabre: percent(meanRatio("ours", "sabre", "two_qubit").mean),
    leastBySeed: Math.min(...gatesBySeed),
    mostBySeed: Math.max(...gatesBySeed),
    seeds: SEEDS,
    verdict,
    detail,
  },
};
