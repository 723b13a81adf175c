type Spot = readonly [x: number, y: number];

export interface Branch {
  from: Spot;
  to: Spot;
}

function center(spots: readonly Spot[]): Spot {
  const mean = (axis: 0 | 1) => spots.reduce((total, spot) => total + spot[axis], 0) / spots.length;
  return [mean(0), mean(1)];
}

/** The method of means and medians: halve the sinks at the median, join the centers, repeat. */
export function clockTree(sinks: readonly Spot[]): Branch[] {
  if (sinks.length < 2) return [];
  const from = center(sinks);
  const spread = (axis: 0 | 1) =>
    Math.max(...sinks.map((spot) => spot[axis])) - Math.min(...sinks.map((spot) => spot[axis]));
  const axis = spread(0) >= spread(1) ? 0 : 1;
  const sorted = [...sinks].sort((a, b) => a[axis] - b[axis] || a[1 - axis] - b[1 - axis]);
  const middle = Math.ceil(sorted.length / 2);
  const halves = [sorted.slice(0, middle), sorted.slice(middle)];
  return halves.flatMap((half) => [{ from, to: center(half) }, ...clockTree(half)]);
}
