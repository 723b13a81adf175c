import type { Point } from "#app/figures/path.ts";

/** The place right of a rising line at a height, where its label touches it and nothing else. */
export function beside(line: readonly Point[], y: number): Point {
  const k = line.findIndex((point) => point[1] <= y);
  const [x1, y1] = line[Math.max(0, k - 1)];
  const [x2, y2] = line[Math.max(0, k)];
  const share = y1 === y2 ? 0 : (y1 - y) / (y1 - y2);
  return [x1 + share * (x2 - x1) + 9, y + 5];
}
