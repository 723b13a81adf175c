import { mono, path } from "#app/figures/marks.ts";
import { curve, type Point } from "#app/figures/path.ts";
import { linearScale } from "#app/figures/scale.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { gainAt, pairGates } from "./error-lines.ts";

/** In percent a two-qubit gate. */
const STEP = 0.25;
const MOST = 5;
const MARKED = 1;
const errors = Array.from({ length: MOST / STEP + 1 }, (_, k) => k * STEP);
const scales = Array.from({ length: 101 }, (_, k) => -9 + (18 * k) / 100);
const lines = errors.map((error) => ({
  error,
  gains: scales.map((scale) => gainAt(scale, error / 100)),
}));

const [ideal] = lines;
const best = ideal.gains.indexOf(Math.max(...ideal.gains));
const kept = (error: number): number => {
  const line = lines.find((other) => other.error === error) ?? ideal;
  return line.gains[best] / ideal.gains[best];
};
/** The spread of a mean shrinks with the root of the shots. */
const shots = (error: number): string => (1 / kept(error) ** 2).toFixed(1);

interface View {
  width: number;
  height: number;
  /** Where the lines end on the right, the front one's level, and the way to the next. */
  end: number;
  front: number;
  rise: number;
  /** Of a unit of weight. */
  unit: number;
  label: (error: number) => string;
  gap: number;
}

function view({ width, height, end, front, rise, unit, label, gap }: View): Scene {
  const x = linearScale([0, scales.length - 1], [0, end]);
  const level = (k: number) => front - k * rise;
  const ridges = lines.map(({ error, gains }, k): Mark => {
    const points = gains.map((gain, i): Point => [x(i), level(k) - gain * unit]);
    const isMarked = error === MARKED;
    return path(curve(points), {
      stroke: k === 0 ? "accent" : isMarked ? "ink" : "quiet",
      width: k === 0 ? 3 : isMarked ? 2.5 : 1.2,
    });
  });
  const ends = lines.map(({ gains }, k) => level(k) - (gains.at(-1) ?? 0) * unit);
  const words = [0, MARKED, MOST].map((error) => {
    const k = errors.indexOf(error);
    return mono(end + gap, ends[k] + 5, label(error), {
      tone: k === 0 ? "accent" : error === MARKED ? "ink" : "muted",
    });
  });
  return sceneOf(width, height, [...ridges, ...words]);
}

/** The same circuit under more and more error: what it still tells, and what that costs in shots. */
export function buildErrorPrice(): Figure {
  const share = Math.round(100 * kept(MARKED));
  return {
    title: `What a circuit tells at ${scales.length} settings, one line for each of ${errors.length} error rates: the waves flatten`,
    finding: `At ${MARKED}% error a gate this circuit keeps ${share}% of its signal. The same certainty takes ${shots(MARKED)} times the shots.`,
    caption: `Computed on density matrices: QAOA in three layers for the largest cut of a weighted ring of five, with ${pairGates} two-qubit gates, each followed by a depolarizing error of 0 to ${MOST}%. Height is the weight cut on average, over that of a random cut; from left to right the phases grow from −9 to 9 times their setting. Shots grow with the inverse square of the signal that is left at the best setting.`,
    scene: view({
      width: 1440,
      height: 640,
      end: 1190,
      front: 400,
      rise: 13,
      unit: 96,
      label: (error) => (error === 0 ? "no error" : `${error}%: ×${shots(error)} shots`),
      gap: 16,
    }),
    narrow: view({
      width: 375,
      height: 392,
      end: 280,
      front: 258,
      rise: 9,
      unit: 58,
      label: (error) => (error === 0 ? "no error" : `${error}%: ×${shots(error)}`),
      gap: 10,
    }),
    table: {
      columns: ["Error a two-qubit gate", "Signal that is left", "Shots for the same certainty"],
      rows: [0, 1, 2, 3, 4, 5].map((error) => [
        `${error}%`,
        `${Math.round(100 * kept(error))}%`,
        `${shots(error)} ×`,
      ]),
    },
  };
}

export default buildErrorPrice();
