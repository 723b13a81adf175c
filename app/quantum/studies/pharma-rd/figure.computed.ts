import { path, text } from "#app/drawing/marks.ts";
import { curve, dot, hexagon, type Point, polyline, segment } from "#app/drawing/path.ts";
import { linearScale, type Scale, steps } from "#app/drawing/scale.ts";
import { asFile, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import type { KeyedFigure, KeyItem } from "#app/quantum/sections/figure-key.tsx";
import { farthestFromHeatBath, farthestFromPublished, nitrogenRows } from "#data/nitrogen.ts";
import {
  accepts,
  CHEMICAL_ACCURACY,
  decisions,
  type Guess,
  MAX_DISTANCE,
  MAX_SPREAD,
  nitrogenCurve,
  outcome,
  type Sample,
  surrogate,
} from "./model.ts";

const solvedDecisions = decisions.filter(({ verdict }) => verdict === "solved");
const { solverCalls: calls } = outcome;
const inMilli = (hartree: number): number => hartree * 1000;

const shortestBond = nitrogenCurve[0].at;
const { at: longestBond, gap: solvedEnd } = nitrogenCurve[nitrogenCurve.length - 1];
/** The model at three moments, each after this many calls that the gate forced and the audits made by then. */
const moments = [2, 3, solvedDecisions.length].map((forced) => {
  const last =
    forced === solvedDecisions.length
      ? decisions.length
      : decisions.indexOf(solvedDecisions[forced - 1]) + 1;
  const samples = decisions.slice(0, last).filter(({ verdict }) => verdict !== "accepted");
  const guess = surrogate(samples);
  const knownLengths = new Set(samples.map(({ at }) => at));
  const others = nitrogenCurve.filter(({ at }) => !knownLengths.has(at));
  const passing = others.filter(({ at }) => accepts(samples, at, guess(at)));
  return { calls: samples.length, samples, guess, others, passing };
});

/** The plot in hartree, and how much of it is shown. */
const MIN_SHOWN_GAP = -0.8;
const MAX_SHOWN_GAP = 0.1;

/** The scales of the bond length and of the gap. */
type Scales = Record<"x" | "y", Scale>;

/** Two standard deviations to both sides, cut at the edges of the plot. */
function confidenceBand({ x, y }: Scales, guess: (at: number) => Guess): string {
  const clamp = (gap: number) => Math.min(MAX_SHOWN_GAP, Math.max(MIN_SHOWN_GAP, gap));
  const side = (sign: number): Point[] =>
    steps(shortestBond, longestBond, (longestBond - shortestBond) / 64).map((at) => {
      const { gap, spread } = guess(at);
      return [x(at), y(clamp(gap + sign * 2 * spread))];
    });
  return polyline([...side(1), ...side(-1).reverse()], true);
}

/** The end of a line from the name of a moment: a place within its band, `deviations` standard deviations from the middle. */
function within({ x, y }: Scales, moment: number, at: number, deviations: number): Point {
  const { gap, spread } = moments[moment].guess(at);
  return [x(at), y(gap + deviations * spread)];
}

const opacities = [0.22, 0.4, 1];

function curves(scales: Scales, radius: number): Mark[] {
  const { x, y } = scales;
  const truth = nitrogenCurve.map(({ at, gap }): Point => [x(at), y(gap)]);
  return [
    ...moments.map(({ guess }, k) =>
      path(confidenceBand(scales, guess), { fill: "purple", opacity: opacities[k] }),
    ),
    path(curve(truth), { stroke: "ink", width: 2 }),
    path(moments[2].samples.map(({ at, gap }) => dot(x(at), y(gap), radius)).join(""), {
      fill: "ink",
    }),
  ];
}

const key = {
  solved: { label: "solved", shape: "hexagon", style: { fill: "ink" } },
  answered: { label: "answered by the model", shape: "hexagon", style: { fill: "purple" } },
  sent: { label: "sent to the solver", shape: "hexagon", style: { stroke: "muted" } },
} as const satisfies Record<string, KeyItem>;

/** All candidates of one moment: solved, answered by the model, or hollow where the gate asks the solver. */
function row(moment: number, at: (bondLength: number) => Point, radius: number): Mark[] {
  const { samples, others, passing } = moments[moment];
  const cells = (places: readonly number[], r: number) =>
    places.map((place) => hexagon(...at(place), r)).join("");
  const lengths = (some: readonly Sample[]) => some.map(({ at }) => at);
  const passingSet = new Set(passing);
  const sentLengths = lengths(others.filter((sample) => !passingSet.has(sample)));
  const knownLengths = samples.map((sample) => sample.at);
  return [
    path(cells(knownLengths, radius), key.solved.style),
    path(cells(lengths(passing), radius), key.answered.style),
    path(cells(sentLengths, radius * 0.9), key.sent.style),
  ];
}

const countOf = (moment: number): string =>
  `${moments[moment].passing.length} of ${moments[moment].others.length}`;
const ticks = steps(-0.6, 0, 0.2);
const milliText = (gap: number): string => `${Math.round(inMilli(gap))}`.replace("-", "−");

/** These words stand above a row of candidates. */
const rowLabels = (moment: number, y: number, left: number, right: number): Mark[] => [
  text(left, y, `${moments[moment].calls} solver calls`, { tone: "ink" }),
  text(right, y, `answered: ${countOf(moment)}`, {
    anchor: "end",
    tone: moment === moments.length - 1 ? "purple" : "muted",
  }),
];

const inAngstrom = (length: number): string => `${length.toFixed(2)} Å`;

function drawWide(): Scene {
  const left = 76;
  const scales: Scales = {
    // Half a candidate has room at either end.
    x: linearScale([shortestBond, longestBond], [left + 8, 1240]),
    y: linearScale([MAX_SHOWN_GAP, MIN_SHOWN_GAP], [32, 332]),
  };
  const { x, y } = scales;
  const rows = [392, 442, 492];
  const marks: Mark[] = [
    path(ticks.map((gap) => segment(left, y(gap), 1248, y(gap))).join(""), {
      stroke: "ink",
      opacity: 0.25,
    }),
    ...curves(scales, 6),
    // These lines lead from the words to the bands that they name.
    path(
      segment(868, 86, ...within(scales, 0, 2, 1.5)) +
        segment(1008, 234, ...within(scales, 1, 2.1, 1)),
      { stroke: "ink" },
    ),
    ...rows.flatMap((at, k) => row(k, (place) => [x(place), at], 9.5)),
    text(0, 16, "energy against the mean field, in millihartree", { tone: "ink" }),
    ...ticks.map((gap) => text(60, y(gap) + 5, milliText(gap), { anchor: "end" })),
    text(860, 86, `uncertain after ${moments[0].calls} calls`, { anchor: "end", tone: "ink" }),
    text(1000, 238, `after ${moments[1].calls} calls`, { anchor: "end", tone: "ink" }),
    text(1248, y(solvedEnd) + 24, `solver, and after ${calls}`, { anchor: "end", tone: "ink" }),
    ...rows.flatMap((at, k) => rowLabels(k, at - 19, left, 1248)),
    text(left, 530, inAngstrom(shortestBond)),
    text(656, 530, "bond length in ångström (Å)", { anchor: "middle" }),
    text(1248, 530, inAngstrom(longestBond), { anchor: "end" }),
  ];
  return sceneOf(1248, 536, marks);
}

/** The candidates of two moments, each in two lines. */
function drawNarrow(): Scene {
  const scales: Scales = {
    x: linearScale([shortestBond, longestBond], [26, 349]),
    y: linearScale([MAX_SHOWN_GAP, MIN_SHOWN_GAP], [40, 166]),
  };
  const { y } = scales;
  const [lowest] = ticks;
  const places = nitrogenCurve.map(({ at }) => at);
  const half = Math.ceil(places.length / 2);
  const cell = (top: number) => (place: number) => {
    const k = places.indexOf(place);
    return [29 + (k % half) * (317 / (half - 1)), top + Math.floor(k / half) * 13] as const;
  };
  const marks: Mark[] = [
    path(segment(23, y(0), 352, y(0)) + segment(23, y(lowest), 352, y(lowest)), {
      stroke: "ink",
      opacity: 0.25,
    }),
    ...curves(scales, 3.4),
    path(
      segment(280, 64, ...within(scales, 0, 2, 1.5)) +
        segment(288, 118, ...within(scales, 1, 2.1, 1)),
      { stroke: "ink" },
    ),
    text(23, 16, "energy against the mean field", { tone: "ink" }),
    text(352, y(0) - 6, "0 mHa", { anchor: "end", tone: "ink" }),
    text(23, y(lowest) + 16, `${milliText(lowest)} mHa`, { tone: "ink" }),
    text(276, 68, `uncertain after ${moments[0].calls} calls`, { anchor: "end", tone: "ink" }),
    text(284, 122, `after ${moments[1].calls}`, { anchor: "end", tone: "ink" }),
    text(23, 190, inAngstrom(shortestBond)),
    text(187, 190, "bond length, ångström (Å)", { anchor: "middle" }),
    text(352, 190, inAngstrom(longestBond), { anchor: "end" }),
    ...[1, 2].flatMap((moment, k) => [
      ...rowLabels(moment, 222 + k * 58, 23, 352),
      ...row(moment, cell(235 + k * 58), 5.6),
    ]),
  ];
  return sceneOf(375, 314, marks);
}

const [{ electrons, orbitals, bondDimension }] = nitrogenRows;

export default asFile({
  title: `What the mean field misses along the bond of nitrogen, as a model knows it after ${moments.map(({ calls }) => calls).join(", ")} solver calls: its band closes on the solver’s curve`,
  finding: `For the triple bond of nitrogen, ${calls} solver calls cover ${decisions.length} bond lengths. No energy that was accepted is more than ${outcome.worstError.toFixed(2)} millihartree off.`,
  caption: `We solved N₂ in cc-pVDZ, ${electrons} electrons in ${orbitals} orbitals, by DMRG at bond dimension ${bondDimension}, within ${farthestFromPublished.toFixed(1)} millihartree of the two published full CI energies and ${farthestFromHeatBath.toFixed(1)} of heat-bath CI at every length. By Δ-learning, a Gaussian process learns what the mean field misses. Its band is two standard deviations σ to each side. Chemists allow ${CHEMICAL_ACCURACY} millihartree. Candidates come in random order, and the model answers where σ is at most ${inMilli(MAX_SPREAD)} millihartree and a solved length lies within ${MAX_DISTANCE} Å. Of the calls, ${outcome.audits === 1 ? "one is a random audit" : `${outcome.audits} are random audits`}, and ${outcome.failedAudits.length === 0 ? "none" : outcome.failedAudits.length} missed by more than ${CHEMICAL_ACCURACY}.`,
  legend: Object.values(key),
  scene: drawWide(),
  narrow: drawNarrow(),
  table: {
    columns: ["Solver calls, with audits", "Other bond lengths that pass the gate"],
    rows: moments.map(({ calls }, k) => [`${calls}`, countOf(k)]),
  },
} satisfies KeyedFigure);
