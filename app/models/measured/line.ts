/** The straight line of least squares through points. */
export function lineThrough(
  points: readonly (readonly [x: number, y: number])[],
): (x: number) => number {
  const mean = (k: 0 | 1) => points.reduce((sum, point) => sum + point[k], 0) / points.length;
  const [middle, height] = [mean(0), mean(1)];
  const across = points.reduce((sum, [x]) => sum + (x - middle) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - middle) * (y - height), 0) / across;
  return (x) => height + slope * (x - middle);
}
