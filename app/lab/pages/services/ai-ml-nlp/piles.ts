import { hexagon } from "#app/figures/path.ts";

interface PileFrame {
  /** The foot of the piles, and the height that they may take. */
  base: number;
  room: number;
  /** The width of one hexagon at most. */
  pitch: number;
  /** A score at which one column ends and the next begins. */
  edge: number;
}

/** Hills of one scale: a hexagon for each set, piled up over the scores. Columns hold whole right answers, so that none gets more of them than its neighbor. */
export function pileUp(
  hills: readonly (readonly { score: number; clears: boolean }[])[],
  cases: number,
  x: (score: number) => number,
  { base, room, pitch, edge }: PileFrame,
): { top: number; cells: (clears: boolean) => string }[] {
  const answer = (x(1) - x(0.7)) / (0.3 * cases);
  const group = Math.max(1, Math.round(pitch / answer));
  const step = group * answer;
  const columnOf = (score: number) => Math.floor(((score - edge) * cases) / group + 1e-9);
  const heaps = hills.map((sets) => {
    const heights = new Map<number, number>();
    const spots = sets.map(({ score, clears }) => {
      const column = columnOf(score);
      const level = heights.get(column) ?? 0;
      heights.set(column, level + 1);
      return { clears, level, x: x(edge + ((column + 0.5) * group) / cases) };
    });
    return { spots, tallest: Math.max(...heights.values()) };
  });
  const maxHeight = Math.max(...heaps.map(({ tallest }) => tallest));
  const size = Math.min(pitch, step, room / maxHeight / 1.14);
  return heaps.map(({ spots, tallest }) => ({
    top: base - (tallest + 0.2) * size * 1.14,
    cells: (clears) =>
      spots
        .filter((spot) => spot.clears === clears)
        .map((spot) => hexagon(spot.x, base - (spot.level + 0.6) * size * 1.14, size * 0.54))
        .join(""),
  }));
}
