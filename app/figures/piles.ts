import { hexagon } from "./path.ts";

export interface Scored {
  score: number;
  clears: boolean;
}

export interface PileFrame {
  /** The foot of the piles, and the height that they may take. */
  base: number;
  room: number;
  /** The width of one hexagon at most. */
  pitch: number;
  /** A score at which one column ends and the next begins. */
  edge: number;
}

/** A hexagon for each set, piled up over the scores; columns hold whole right answers, so that none gets more of them than its neighbor. */
export function piles(
  sets: readonly Scored[],
  cases: number,
  x: (score: number) => number,
  { base, room, pitch, edge }: PileFrame,
): { top: number; cells: (clears: boolean) => string } {
  const answer = (x(1) - x(0.7)) / (0.3 * cases);
  const group = Math.max(1, Math.round(pitch / answer));
  const step = group * answer;
  const columnOf = (score: number) => Math.floor(((score - edge) * cases) / group + 1e-9);
  const heights = new Map<number, number>();
  const spots = sets.map(({ score, clears }) => {
    const column = columnOf(score);
    const level = heights.get(column) ?? 0;
    heights.set(column, level + 1);
    return { clears, level, x: x(edge + ((column + 0.5) * group) / cases) };
  });
  const tallest = Math.max(...heights.values());
  const size = Math.min(pitch, step, room / tallest / 1.14);
  const cells = (clears: boolean) =>
    spots
      .filter((spot) => spot.clears === clears)
      .map((spot) => hexagon(spot.x, base - (spot.level + 0.6) * size * 1.14, size * 0.54))
      .join("");
  return { top: base - (tallest + 0.2) * size * 1.14, cells };
}
