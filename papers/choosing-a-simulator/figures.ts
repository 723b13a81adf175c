import { binaryBytes } from "@adyakshar/quantum/simulators";
import { label, path, rect, text } from "#app/drawing/marks.ts";
import { dot, type Point, polyline, segment, straightArrow } from "#app/drawing/path.ts";
import { linearScale, logScale, steps } from "#app/drawing/scale.ts";
import { type Mark, sceneOf } from "#app/drawing/scene.ts";
import { powerOfTen, signed } from "#app/lib/format.ts";
import { machines, memoryModels, type Representation } from "#app/pictures/state-memory.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";
import {
  exactEnergy,
  type Hamiltonian,
  hydrogen,
  meanFieldEnergy,
  variationalEnergy,
} from "../hydrogen.ts";
import type { PaperFigure } from "../types.ts";

const MIN_BYTES = 2 ** 2;
const MAX_BYTES = 2 ** 62;
const coverX = linearScale([1, 50], [MARGIN, sheet.width + 6]);
const coverY = logScale([MIN_BYTES, MAX_BYTES], [sheet.height, 0]);

const methods: readonly { method: Representation; name: string; at: number; opacity: number }[] = [
  { method: "density matrix", name: "density matrix", at: 25, opacity: 0.1 },
  { method: "statevector", name: "statevector", at: 40, opacity: 0.12 },
  { method: "tensor network", name: "matrix product state", at: 34, opacity: 0.14 },
  { method: "stabilizer", name: "stabilizer", at: 34, opacity: 0.2 },
];

function methodCurve({ method, name, at, opacity }: (typeof methods)[number]): Mark[] {
  const points = steps(1, 50, 1)
    .map((n) => [coverX(n), coverY(memoryModels[method](n))] as const)
    .filter(([, up]) => up > -20);
  const [, last] = points[points.length - 1];
  const { width, height } = sheet;
  const area = polyline([...points, [width, last], [width, height], [MARGIN, height]], true);
  return [
    path(area, { fill: "accent", opacity }),
    path(points.map(([across, up]) => dot(across, up, 3.6)).join(""), { fill: "ink" }),
    label(coverX(at) + 12, coverY(memoryModels[method](at)) + 18, name, "ink"),
  ];
}

export const memoryCurvesCover = coverPicture(
  "Memory against qubits for four methods, on a logarithmic scale",
  [
    ...methods.flatMap(methodCurve),
    path(
      machines
        .map(({ bytes }) => segment(MARGIN, coverY(bytes), sheet.width, coverY(bytes)))
        .join(""),
      {
        stroke: "quiet",
        width: 0.8,
        dash: "2 4",
      },
    ),
    ...machines.map(({ name, bytes }) =>
      label(MARGIN, coverY(bytes) - 6, `${name} ${binaryBytes(bytes)}`, "quiet"),
    ),
  ],
);

const ROW = 52;
const LEFT_WIDTH = 316;
const RIGHT = 372;

const decisions = [
  {
    question: "Only Clifford gates?",
    hint: "H, S, CX and Pauli; measurement and reset too",
    yes: "Stabilizer tableau",
    cost: "about 4n² bits",
  },
  {
    question: "Must noise be exact, on a dozen qubits?",
    hint: "else draw trajectories of the next two methods",
    yes: "Density matrix",
    cost: "16·4ⁿ bytes",
  },
  {
    question: "Does 16·2ⁿ fit 75% of the memory?",
    hint: "the rest is for the system; gates work in place",
    yes: "Statevector",
    cost: "16·2ⁿ bytes",
  },
  {
    question: "Is the answer the same at twice the bond?",
    hint: "run twice; order the qubits along the interactions",
    yes: "Matrix product state",
    cost: "32·n·χ² bytes at most",
  },
];
const otherwise =
  "Otherwise: few T gates, stabilizer rank (not built here); one amplitude, contraction; else ask less";

const bottom = decisions.length * ROW;
const marks = decisions.flatMap(({ question, hint, yes, cost }, k): Mark[] => {
  const y = k * ROW;
  return [
    rect(0, y, LEFT_WIDTH, 36, { stroke: "quiet", width: 0.8 }),
    text(12, y + 15, question, { tone: "ink" }),
    text(12, y + 29, hint, { tone: "quiet" }),
    path(straightArrow(LEFT_WIDTH, y + 18, RIGHT - 6, y + 18), { stroke: "accent", width: 1 }),
    label(LEFT_WIDTH + 14, y + 13, "yes", "accent"),
    text(RIGHT, y + 15, yes, { tone: "accent" }),
    label(RIGHT, y + 29, cost, "muted"),
    path(straightArrow(30, y + 36, 30, y + ROW - 2), { stroke: "quiet", width: 0.8 }),
  ];
});

export const decisionTree: PaperFigure = {
  finding: `Ask in this order, until a yes. ${decisions.map(({ question, yes }) => `${question} ${yes}.`).join(" ")} ${otherwise}.`,
  scene: sceneOf(600, bottom + 34, [
    ...marks,
    rect(0, bottom, 600, 30, { stroke: "purple", width: 0.8 }),
    text(12, bottom + 19, otherwise, { tone: "ink" }),
  ]),
};

/** Finer agreement than a nanohartree is rounding, and would differ between machines. */
const FINEST_EXPONENT = -9;
/** The upper edge of the picture, in hartree; the curves come in from above. */
const MAX_SHOWN_ENERGY = -0.4;
const ticks = { energy: [-1, -0.8, -0.6], length: [0.5, 1, 1.5, 2, 2.5] };
const [WIDTH, LEFT, BOTTOM] = [1440, 96, 560];

const solved = hydrogen
  .filter((row) => exactEnergy(row) <= MAX_SHOWN_ENERGY)
  .map((row) => ({ row, variational: variationalEnergy(row), exact: exactEnergy(row) }));
const last = hydrogen[hydrogen.length - 1];
const gap = meanFieldEnergy(last) - exactEnergy(last);
const best = hydrogen.reduce((a, b) => (exactEnergy(b) < exactEnergy(a) ? b : a));
const worst = Math.max(...solved.map(({ variational, exact }) => Math.abs(variational - exact)));
const agreement = powerOfTen(Math.max(FINEST_EXPONENT, Math.ceil(Math.log10(worst))));

const x = linearScale([0.2, last.bondLength], [LEFT / 2, WIDTH]);
const y = linearScale([-1.25, MAX_SHOWN_ENERGY], [BOTTOM, 0]);
const along = (value: (row: Hamiltonian) => number) =>
  hydrogen.map((row): Point => [x(row.bondLength), Math.max(-4, y(value(row)))]);
const [mean, exact] = [along(meanFieldEnergy), along(exactEnergy)];

const words: Mark[] = [
  ...ticks.energy.map((energy) => text(16, y(energy) - 9, signed(energy, 1), { tone: "quiet" })),
  text(240, 34, "energy in hartree", { tone: "quiet" }),
  ...ticks.length.map((at) =>
    text(x(at), BOTTOM + 32, at === 2.5 ? "2.5 Å" : at.toFixed(1), {
      tone: "quiet",
      anchor: "middle",
    }),
  ),
  text(x(1.7), y(-0.7), "mean field", { tone: "ink", anchor: "end" }),
  text(x(1.5), y(-1.12), "exact, and our solver on it", { tone: "accent" }),
  text(x(best.bondLength), BOTTOM - 14, `${signed(exactEnergy(best), 4)} at ${best.bondLength} Å`, {
    tone: "ink",
    anchor: "middle",
  }),
  text(1344, y(-0.77), gap.toFixed(2), { large: true, tone: "ink", anchor: "end" }),
  text(1344, y(-0.77) + 46, "hartree too high", { tone: "ink", anchor: "end" }),
];

export const h2Caption = `H₂ in the STO-6G basis on two qubits, with the coefficients of O’Malley et al., Phys. Rev. X 6, 031007 (2016), Table I; readers of STO-3G tables expect −1.1373 hartree at 0.735 Å. Unitary coupled cluster with one parameter, on our statevector simulator, agrees at all bond lengths drawn with exact diagonalization of the same matrix within ${agreement} hartree. Shaded is what mean field misses.`;

export const h2: PaperFigure = {
  finding: `The variational energy lies on the exact curve at every bond length drawn, with its minimum of ${signed(exactEnergy(best), 4)} hartree at ${best.bondLength} Å; mean field ends ${gap.toFixed(2)} hartree too high.`,
  scene: sceneOf(WIDTH, 612, [
    path(ticks.energy.map((energy) => segment(0, y(energy), WIDTH, y(energy))).join(""), {
      stroke: "line",
      width: 1,
    }),
    path(polyline([...mean, ...exact.toReversed()], true), { fill: "purple", opacity: 0.3 }),
    path(polyline(mean), { stroke: "purple", width: 2 }),
    path(polyline(exact), { stroke: "ink", width: 1.5 }),
    path(solved.map(({ row, variational }) => dot(x(row.bondLength), y(variational), 7)).join(""), {
      fill: "ground",
      stroke: "accent",
      width: 2,
    }),
    path(
      segment(0, BOTTOM, WIDTH, BOTTOM) +
        ticks.length.map((at) => segment(x(at), BOTTOM, x(at), BOTTOM + 6)).join(""),
      { stroke: "quiet", width: 1 },
    ),
    ...words,
  ]),
};
