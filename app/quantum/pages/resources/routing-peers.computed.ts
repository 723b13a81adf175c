import { path, type TextStyle, text } from "#app/drawing/marks.ts";
import { dot, type Point, segment } from "#app/drawing/path.ts";
import { logScale } from "#app/drawing/scale.ts";
import { asFile, type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import {
  cases,
  casesWithoutTket,
  emptiedCases,
  fourierCases,
  lostCases,
  otherCases,
  peersAgainst,
  peersMachine,
  ratioOf,
  tiedCases,
} from "#data/peers.ts";
import { comparisonText } from "#data/statistics.ts";

/** Two-qubit gates of ours over those of the better of Qiskit and tket, the largest loss first. */
const ratios = cases.map(ratioOf).toSorted((a, b) => b - a);
const [lostCount, tiedCount] = [lostCases.length, tiedCases.length];
const wonCount = ratios.length - lostCount - tiedCount;

const [minRatio, maxRatio] = [Math.min(0.4, ...ratios), Math.max(1.25, ...ratios)];
const ticks = [0.25, 0.5, 0.75, 1, 1.25].filter((ratio) => ratio >= minRatio);

interface StemsLayout {
  width: number;
  height: number;
  /** A place by the case's index and by its ratio. */
  at: (index: number, ratio: number) => Point;
  /** The line of a ratio, over all cases. */
  line: (ratio: number) => string;
  radius: number;
  words: readonly Mark[];
}

function draw({ width, height, at, line, radius, words }: StemsLayout): Scene {
  const stems = ratios.map((ratio, k) => segment(...at(k, 1), ...at(k, ratio)));
  const dots = ratios.map((ratio, k) => dot(...at(k, ratio), radius));
  const stemsAndDots = (tone: Tone, from: number, to?: number) => [
    path(stems.slice(from, to).join(""), { stroke: tone, opacity: 0.6, width: radius * 0.8 }),
    path(dots.slice(from, to).join(""), { fill: tone }),
  ];
  return sceneOf(width, height, [
    path(ticks.map(line).join(""), { stroke: "muted", opacity: 0.3 }),
    path(line(1), { stroke: "ink", width: 1.5 }),
    ...stemsAndDots("purple", 0, lostCount),
    ...stemsAndDots("muted", lostCount, lostCount + tiedCount),
    ...stemsAndDots("accent", lostCount + tiedCount),
    ...words,
  ]);
}

const tick = (x: number, y: number, ratio: number, style: TextStyle = {}) =>
  text(x, y, `${ratio}`, { tone: ratio === 1 ? "ink" : "muted", ...style });

/** The counts of what was lost, drawn and won, each where its columns or rows begin. */
const counts = (place: (index: number) => Point): Mark[] => [
  text(...place(0), `${lostCount} more`, { tone: "purple" }),
  text(...place(lostCount), `${tiedCount} equal`),
  text(...place(lostCount + tiedCount), `${wonCount} fewer`, { tone: "accent" }),
];

function wide(): Scene {
  const x = (k: number) => 76 + ((k + 0.5) / ratios.length) * 1171;
  const y = logScale([minRatio, maxRatio], [580, 56]);
  return draw({
    width: 1248,
    height: 590,
    at: (k, ratio) => [x(k), y(ratio)],
    line: (ratio) => segment(0, y(ratio), 1248, y(ratio)),
    radius: 4.4,
    words: [
      ...ticks.map((ratio) => tick(0, y(ratio) - 7, ratio)),
      ...counts((k) => (k === 0 ? [x(k), y(maxRatio) - 7] : [x(k) + 16, y(1) - 10])),
      text(76, y(1) + 26, "1: the better of Qiskit and tket", { tone: "ink" }),
      text(0, 16, "Two-qubit gates over the better of Qiskit and tket; lower wins"),
      text(76, 580, `${ratios.length} cases (a circuit on a device), losses first`),
    ],
  });
}

/** The drawing leaves margins, as it stands from edge to edge of a phone. */
const [LEFT, RIGHT] = [23, 352];

function narrow(): Scene {
  const x = logScale([minRatio, maxRatio], [LEFT + 2, RIGHT - 14]);
  const y = (k: number) => 40 + k * 1.3;
  const foot = y(ratios.length);
  return draw({
    width: 375,
    height: Math.ceil(foot) + 58,
    at: (k, ratio) => [x(ratio), y(k)],
    line: (ratio) => segment(x(ratio), 30, x(ratio), foot),
    radius: 1.7,
    words: [
      ...ticks.map((ratio) => tick(x(ratio), 20, ratio, { anchor: "middle" })),
      ...counts((k) => [x(minRatio) + 8, y(k) + (k === 0 ? 10 : 16)]),
      text(LEFT, foot + 24, `${ratios.length} cases, losses first`),
      text(LEFT, foot + 46, "1: the better of Qiskit and tket", { tone: "ink" }),
    ],
  });
}

const suites = { mqt: "MQT Bench", qasmbench: "QASMBench", sabre: "the SABRE paper" } as const;

const { qiskit, pytket } = peersMachine.versions;

export default asFile({
  title: `Two-qubit gates of our compiler over those of the better of Qiskit and tket, for ${ratios.length} cases`,
  finding: `In ${wonCount} of ${ratios.length} cases our compiler needs fewer two-qubit gates than the better of Qiskit and tket. The chart begins with those that it loses.`,
  caption: `Each column is one circuit on one device, or on a phone each row. The dot shows our CX count relative to the better of Qiskit ${qiskit} at level 3 and pytket ${pytket}, as medians over seeds: below 1 we win. We did not run tket on ${casesWithoutTket.length} large cases, so there the comparison is with Qiskit alone. In ${emptiedCases.length} cases no CX is left on either side: they count as even, and the means leave them out. In the geometric mean our compiler needs ${comparisonText(peersAgainst(fourierCases, "cx").mean)} CX in the ${fourierCases.length} cases with a Fourier transform, for which it has its own construction, and ${comparisonText(peersAgainst(otherCases, "cx").mean)} in the other ${otherCases.length}.`,
  scene: wide(),
  narrow: narrow(),
  table: {
    columns: ["Circuits of", "Cases", "Ours needs more CX", "as many", "fewer"],
    rows: Object.entries(suites).map(([suite, name]) => {
      const [all, even, worse] = [cases, tiedCases, lostCases].map(
        (group) => group.filter((entry) => entry.suite === suite).length,
      );
      return [name, ...[all, worse, even, all - even - worse].map(String)];
    }),
  },
} satisfies FigureData);
