import {
  dot,
  exactEnergy,
  type Figure,
  type Hamiltonian,
  hydrogen,
  linearScale,
  type Mark,
  meanFieldEnergy,
  mono,
  type Point,
  path,
  polyline,
  powerOfTen,
  type Scale,
  type Scene,
  sceneOf,
  segment,
  signed,
  solveVariationally,
  text,
} from "../site.ts";

/** Finer agreement than a nanohartree is rounding, and would differ between machines. */
const FINEST_EXPONENT = -9;
/** From where on the picture shows it, in hartree; the curves come in from above. */
const HIGHEST = -0.4;
const ticks = { energy: [-1, -0.8, -0.6], length: [0.5, 1, 1.5, 2, 2.5] };

const solved = hydrogen
  .filter((row) => exactEnergy(row) <= HIGHEST)
  .map((row) => ({ row, variational: solveVariationally(row).energy, exact: exactEnergy(row) }));
const last = hydrogen[hydrogen.length - 1];
const gap = meanFieldEnergy(last) - exactEnergy(last);

interface Frame {
  width: number;
  height: number;
  left: number;
  bottom: number;
  /** Of a solution, and how many of the solutions are drawn. */
  r: number;
  every: number;
}

function view({ width, height, left, bottom, r, every }: Frame, words: (at: Scales) => Mark[]) {
  const x = linearScale([0.2, last.bondLength], [left / 2, width]);
  const y = linearScale([-1.2, HIGHEST], [bottom, 0]);
  const along = (value: (row: Hamiltonian) => number) =>
    hydrogen.map((row): Point => [x(row.bondLength), Math.max(-4, y(value(row)))]);
  const [mean, exact] = [along(meanFieldEnergy), along(exactEnergy)];
  const drawn = solved.filter((_, k) => (solved.length - 1 - k) % every === 0);
  const rules = ticks.energy.map((energy) => segment(0, y(energy), width, y(energy))).join("");
  return sceneOf(width, height, [
    path(rules, { stroke: "line", width: 1 }),
    path(polyline([...mean, ...exact.toReversed()], true), { fill: "purple", opacity: 0.3 }),
    path(polyline(mean), { stroke: "purple", width: 2 }),
    path(polyline(exact), { stroke: "ink", width: 1.5 }),
    path(drawn.map(({ row, variational }) => dot(x(row.bondLength), y(variational), r)).join(""), {
      fill: "ground",
      stroke: "accent",
      width: 2,
    }),
    path(
      segment(0, bottom, width, bottom) +
        ticks.length.map((at) => segment(x(at), bottom, x(at), bottom + 6)).join(""),
      { stroke: "quiet", width: 1 },
    ),
    ...words({ x, y }),
  ]);
}

interface Scales {
  x: Scale;
  y: Scale;
}

const best = hydrogen.reduce((a, b) => (exactEnergy(b) < exactEnergy(a) ? b : a));
const minimum = `${signed(exactEnergy(best), 4)} at ${best.bondLength} Å`;

function wide(): Scene {
  const [left, bottom] = [96, 560];
  return view({ width: 1440, height: 612, left, bottom, r: 7, every: 1 }, ({ x, y }) => [
    ...ticks.energy.map((energy) => mono(16, y(energy) - 9, signed(energy, 1), { tone: "quiet" })),
    mono(240, 34, "energy in hartree", { tone: "quiet" }),
    ...ticks.length.map((at) =>
      mono(x(at), bottom + 32, at === 2.5 ? "2.5 Å" : at.toFixed(1), {
        tone: "quiet",
        anchor: "middle",
      }),
    ),
    mono(x(1.7), y(-0.7), "mean field", { tone: "ink", anchor: "end" }),
    mono(x(1.5), y(-1.12), "exact, and our solver on it", { tone: "accent" }),
    mono(x(best.bondLength), bottom - 14, minimum, { tone: "ink", anchor: "middle" }),
    text(1344, y(-0.79), gap.toFixed(2), { size: "l", tone: "ink", anchor: "end" }),
    mono(1344, y(-0.79) + 30, "hartree too high", { tone: "ink", anchor: "end" }),
  ]);
}

function narrow(): Scene {
  const [left, bottom] = [124, 330];
  return view({ width: 375, height: 366, left, bottom, r: 3.4, every: 2 }, ({ x, y }) => [
    mono(112, 20, "energy in hartree", { tone: "quiet" }),
    ...ticks.energy.map((energy) => mono(20, y(energy) - 5, signed(energy, 1), { tone: "quiet" })),
    ...ticks.length.map((at) =>
      mono(at === 2.5 ? 355 : x(at), bottom + 24, at === 2.5 ? "2.5 Å" : at.toFixed(1), {
        tone: "quiet",
        anchor: at === 2.5 ? "end" : "middle",
      }),
    ),
    mono(x(1.5), y(-0.68), "mean field", { tone: "ink", anchor: "end" }),
    mono(x(1.2), y(-1.13), "exact, and our solver", { tone: "accent" }),
  ]);
}

export function buildH2Curve(): Figure {
  const worst = Math.max(...solved.map(({ variational, exact }) => Math.abs(variational - exact)));
  const agreement = powerOfTen(Math.max(FINEST_EXPONENT, Math.ceil(Math.log10(worst))));
  return {
    title: "Ground-state energy of the hydrogen molecule against bond length",
    finding: `The solver meets the exact energy at every bond length. Mean field ends ${gap.toFixed(2)} hartree too high.`,
    caption: `H₂ in the STO-6G basis on two qubits, with the coefficients of O’Malley et al., Phys. Rev. X 6, 031007 (2016), Table I; readers of STO-3G tables expect −1.1373 hartree at 0.735 Å. Unitary coupled cluster with one parameter, on our statevector simulator, agrees at all bond lengths drawn with exact diagonalization of the same matrix within ${agreement} hartree. Shaded is what mean field misses.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: [
        "Bond length (Å)",
        "Mean field (hartree)",
        "Variational (hartree)",
        "Exact (hartree)",
      ],
      rows: solved
        .filter((_, k) => k % 3 === 0)
        .map(({ row, variational, exact }) => [
          row.bondLength.toFixed(2),
          signed(meanFieldEnergy(row), 4),
          signed(variational, 4),
          signed(exact, 4),
        ]),
    },
  };
}

export default buildH2Curve();
