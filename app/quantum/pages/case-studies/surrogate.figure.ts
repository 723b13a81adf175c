import { mono, path } from "#app/figures/marks.ts";
import { curve, dot, type Point, polyline, segment } from "#app/figures/path.ts";
import { steps } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import { hydrogen } from "#app/models/chemistry/hamiltonian.ts";
import {
  campaign,
  GATE,
  type Guess,
  gapOf,
  surrogate,
} from "#app/quantum/pages/case-studies/surrogate.ts";

const SEED = 1;
export const decisions = campaign(SEED);
const solved = decisions.filter(({ verdict }) => verdict === "solved");
const audited = decisions.filter(({ verdict }) => verdict === "audited");
const calls = solved.length + audited.length;
const accepted = decisions.filter(({ verdict }) => verdict !== "solved");
const inMilli = (hartree: number): number => hartree * 1000;
/** Of the answers that the gate let stand, in millihartree. */
export const worstError = inMilli(
  Math.max(...accepted.map(({ gap, guess }) => Math.abs(guess.gap - gap))),
);

const FIRST = hydrogen[0].bondLength;
const LAST = hydrogen[hydrogen.length - 1].bondLength;
/** Three moments: the model after so many calls that the gate forced, with the audits made by then. */
const moments = [3, 6, solved.length].map((forced) => {
  const last =
    forced === solved.length ? decisions.length : decisions.indexOf(solved[forced - 1]) + 1;
  const samples = decisions.slice(0, last).filter(({ verdict }) => verdict !== "accepted");
  const guess = surrogate(samples);
  const known = new Set(samples.map(({ at }) => at));
  const others = hydrogen.filter(({ bondLength }) => !known.has(bondLength));
  const passing = others.filter(({ bondLength }) => guess(bondLength).spread <= GATE);
  return { calls: samples.length, samples, guess, others, passing };
});

/** The plot in hartree, and how much of it is shown. */
const LOW = -0.4;
const HIGH = 0.34;

interface Frame {
  x: (bondLength: number) => number;
  y: (gap: number) => number;
}

/** Two standard deviations to both sides, cut at the frame. */
function band({ x, y }: Frame, guess: (at: number) => Guess): string {
  const clamp = (gap: number) => Math.min(HIGH, Math.max(LOW, gap));
  const side = (sign: number): Point[] =>
    steps(FIRST, LAST, 0.025).map((at) => {
      const { gap, spread } = guess(at);
      return [x(at), y(clamp(gap + sign * 2 * spread))];
    });
  return polyline([...side(1), ...side(-1).reverse()], true);
}

const OPACITY = [0.16, 0.3, 1];

function curves(frame: Frame, radius: number): Mark[] {
  const { x, y } = frame;
  const truth = hydrogen.map((molecule): Point => [x(molecule.bondLength), y(gapOf(molecule))]);
  return [
    ...moments.map(({ guess }, k) =>
      path(band(frame, guess), { fill: "accent", opacity: OPACITY[k] }),
    ),
    path(curve(truth), { stroke: "ink", width: 2 }),
    path(moments[2].samples.map(({ at, gap }) => dot(x(at), y(gap), radius)).join(""), {
      fill: "ink",
    }),
  ];
}

/** All candidates of one moment: black if solved, full where the gate would open, hollow where it asks the solver. */
function row({ x }: Frame, moment: number, y: number, radius: number): Mark[] {
  const { samples, others, passing } = moments[moment];
  const dots = (places: readonly number[], r: number) =>
    places.map((at) => dot(x(at), y, r)).join("");
  const lengths = (molecules: typeof hydrogen) => molecules.map(({ bondLength }) => bondLength);
  const open = new Set(passing);
  return [
    path(
      dots(
        samples.map(({ at }) => at),
        radius,
      ),
      { fill: "ink" },
    ),
    path(dots(lengths(passing), radius), { fill: "accent" }),
    path(dots(lengths(others.filter((molecule) => !open.has(molecule))), radius - 0.7), {
      stroke: "quiet",
      width: 1.2,
    }),
  ];
}

const countOf = (moment: number): string =>
  `${moments[moment].passing.length} of ${moments[moment].others.length}`;
const ticks = steps(-0.3, 0, 0.1);
const written = (gap: number): string => `${Math.round(inMilli(gap))}`.replace("-", "−");

function wide(): Scene {
  const frame: Frame = {
    x: (at) => 70 + ((at - FIRST) / (LAST - FIRST)) * 866,
    y: (gap) => 10 + ((HIGH - gap) / (HIGH - LOW)) * 450,
  };
  const { x, y } = frame;
  const rows = [490, 524, 558];
  const marks: Mark[] = [
    path(ticks.map((gap) => segment(70, y(gap), 936, y(gap))).join(""), { stroke: "line" }),
    ...curves(frame, 6),
    ...rows.flatMap((at, k) => row(frame, k, at, 6)),
    ...ticks.map((gap) => mono(60, y(gap) + 5, written(gap), { anchor: "end", tone: "muted" })),
    mono(964, y(0) + 5, "mean field, 0 mHa", { tone: "muted" }),
    mono(964, y(gapOf(hydrogen[hydrogen.length - 1])) + 5, "exact", { tone: "ink" }),
    ...rows.map((at, k) =>
      mono(964, at + 6, `${moments[k].calls}: ${countOf(k)} pass`, {
        tone: k === rows.length - 1 ? "accent" : "muted",
      }),
    ),
    mono(x(FIRST) - 6, 594, `${FIRST} Å`, { tone: "muted" }),
    mono(x((FIRST + LAST) / 2), 594, "bond length", { anchor: "middle", tone: "muted" }),
    mono(x(LAST) + 6, 594, `${LAST} Å`, { anchor: "end", tone: "muted" }),
  ];
  return sceneOf(1248, 604, marks);
}

function narrow(): Scene {
  const frame: Frame = {
    x: (at) => 64 + ((at - FIRST) / (LAST - FIRST)) * 288,
    y: (gap) => 4 + ((HIGH - gap) / (HIGH - LOW)) * 296,
  };
  const { x, y } = frame;
  const rows = [342, 388, 434];
  const marks: Mark[] = [
    path(ticks.map((gap) => segment(60, y(gap), 355, y(gap))).join(""), { stroke: "line" }),
    ...curves(frame, 4),
    ...rows.flatMap((at, k) => row(frame, k, at, 2.4)),
    mono(355, y(0) - 6, "mean field, 0 mHa", { anchor: "end", tone: "muted" }),
    ...ticks
      .slice(0, -1)
      .map((gap) => mono(52, y(gap) + 5, written(gap), { anchor: "end", tone: "muted" })),
    ...rows.map((at, k) =>
      mono(20, at - 12, `${moments[k].calls} calls: ${countOf(k)} pass`, {
        tone: k === rows.length - 1 ? "accent" : "muted",
      }),
    ),
    mono(x(FIRST) - 4, 464, `${FIRST} Å`, { tone: "muted" }),
    mono(x(LAST) + 3, 464, `${LAST} Å`, { anchor: "end", tone: "muted" }),
  ];
  return sceneOf(375, 474, marks);
}

export function buildSurrogate(): Figure {
  return {
    title: `What the mean field misses along the bond of hydrogen, as a model knows it after ${moments.map(({ calls }) => calls).join(", ")} solver calls: its band closes on the exact curve`,
    finding: `On hydrogen, ${calls} solver calls answer ${decisions.length} bond lengths. The worst accepted energy is off by ${worstError.toFixed(2)} millihartree.`,
    caption: `Computed: Δ-learning by a Gaussian process, drawn ±2σ, on two-qubit Hamiltonians from O’Malley et al. (2016). Candidates come in random order; ${audited.length} of the calls are audits. A full dot is answered by the model, with σ of at most ${inMilli(GATE)} mHa. A hollow one is sent to the solver, and a black one is solved. Here σ stands in for the study’s ensemble and its distance test. One bond of the smallest molecule, so far more passes than in the study.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Solver calls, with audits", "Other bond lengths that pass the gate"],
      rows: moments.map(({ calls }, k) => [`${calls}`, countOf(k)]),
    },
  };
}

export default buildSurrogate();
