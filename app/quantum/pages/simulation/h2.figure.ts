import h2 from "@adyakshar/papers/figures/h2";
import { signed } from "#app/figures/format.ts";
import { mono, path, text } from "#app/figures/marks.ts";
import { dot, type Point, polyline, segment } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { type Hamiltonian, hydrogen } from "#app/models/chemistry/hamiltonian.ts";
import { exactEnergy, meanFieldEnergy, solveVariationally } from "#app/models/chemistry/solver.ts";

/** From where on the picture shows it, in hartree; the curves come in from above. */
const HIGHEST = -0.6;
/** Under its curve, as far to the left as it reaches. */
const NAME = "exact, our solver on it";
const NAME_WIDTH = 8 * NAME.length;
const energies = [-1.1, -0.9, -0.7];
const lengths = [0.5, 1, 1.5, 2, 2.5];
const last = hydrogen[hydrogen.length - 1];
const gap = meanFieldEnergy(last) - exactEnergy(last);
const solved = hydrogen.filter((row) => exactEnergy(row) <= HIGHEST);

interface Frame {
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Of a solution, and how many of the solutions are drawn. */
  r: number;
  every: number;
}

/** The paper's curve with its axes inside the margins and each name at the end of its line. */
function view({ width, left, right, top, bottom, r, every }: Frame): Scene {
  // The curve begins beside the numbers of its axis.
  const x = linearScale([0.2, last.bondLength], [left + 28, right - r - 2]);
  const y = linearScale([-1.2, HIGHEST], [bottom, top]);
  const along = (value: (row: Hamiltonian) => number) =>
    hydrogen
      .filter((row) => value(row) <= HIGHEST)
      .map((row): Point => [x(row.bondLength), y(value(row))]);
  const [mean, exact] = [along(meanFieldEnergy), along(exactEnergy)];
  const drawn = solved.filter((_, k) => (solved.length - 1 - k) % every === 0);
  const spots = drawn.map((row) => dot(x(row.bondLength), y(solveVariationally(row).energy), r));
  const rules = energies.map((energy) => segment(left, y(energy), right, y(energy))).join("");
  const under = hydrogen.find((row) => x(row.bondLength) > right - NAME_WIDTH) ?? last;
  const middle = y((meanFieldEnergy(last) + exactEnergy(last)) / 2);
  const axis =
    segment(left, bottom, right, bottom) +
    lengths.map((at) => segment(x(at), bottom, x(at), bottom + 6)).join("");
  const names: Mark[] = [
    mono(left, top - 12, "energy in hartree", { tone: "quiet" }),
    ...energies.map((energy) => mono(left, y(energy) - 6, signed(energy, 1), { tone: "quiet" })),
    ...lengths.map((at) => mono(x(at), bottom + 26, `${at}`, { tone: "quiet", anchor: "middle" })),
    mono(right, bottom + 54, "bond length in ångström", { tone: "quiet", anchor: "end" }),
    mono(right, y(meanFieldEnergy(last)) - 10, "mean field", { tone: "ink", anchor: "end" }),
    mono(right, y(exactEnergy(under)) + 2.4 * r + 20, NAME, {
      tone: "accent",
      anchor: "end",
    }),
    text(right, middle - 4, gap.toFixed(2), { size: "l", tone: "ink", anchor: "end" }),
    mono(right, middle + 26, "too high", { tone: "ink", anchor: "end" }),
  ];
  return sceneOf(width, bottom + 64, [
    path(rules, { stroke: "line", width: 1 }),
    path(polyline([...mean, ...exact.toReversed()], true), { fill: "purple", opacity: 0.3 }),
    path(polyline(mean), { stroke: "purple", width: 2 }),
    path(polyline(exact), { stroke: "ink", width: 1.5 }),
    path(spots.join(""), { fill: "ground", stroke: "accent", width: 2 }),
    path(axis, { stroke: "quiet", width: 1 }),
    ...names,
  ]);
}

const wide = { width: 1250, left: 0, right: 1250, top: 32, bottom: 460, r: 6, every: 1 };
const narrow = { width: 375, left: 24, right: 351, top: 32, bottom: 244, r: 3.2, every: 2 };

export default { ...h2, scene: view(wide), narrow: view(narrow) } satisfies Figure;
