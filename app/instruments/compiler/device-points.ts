import type { Point } from "#app/figures/path.ts";

type Edge = readonly [number, number];

/** Where a device's qubits are drawn, neighbors about one apart. */
export function devicePoints(name: string, size: number, edges: readonly Edge[]): Point[] {
  const [shape, ...numbers] = name.split(/-(?=\d)|x/);
  const columns = Number(numbers[1]);
  if (shape === "line") return Array.from({ length: size }, (_, k) => [k, 0] as const);
  if (shape === "grid" && columns > 0)
    return Array.from({ length: size }, (_, k) => [k % columns, Math.floor(k / columns)] as const);
  const circle = circlePoints(size);
  return shape === "ring" || shape === "full" ? circle : settle(circle, edges);
}

function circlePoints(size: number): Point[] {
  const radius = Math.max(0.6, size / (2 * Math.PI));
  return Array.from({ length: size }, (_, k) => {
    const angle = (2 * Math.PI * k) / size - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

const SETTLING_ROUNDS = 400;

/** Springs along the edges, every pair apart: the same graph always settles in the same place. */
function settle(start: readonly Point[], edges: readonly Edge[]): Point[] {
  const x = start.map(([at]) => at);
  const y = start.map(([, at]) => at);
  for (let round = 0; round < SETTLING_ROUNDS; round++) {
    const reach = 0.3 * (1 - round / SETTLING_ROUNDS);
    const moveX = x.map(() => 0);
    const moveY = y.map(() => 0);
    const push = (a: number, b: number, force: (distance: number) => number) => {
      const [dx, dy] = [x[a] - x[b], y[a] - y[b]];
      const distance = Math.hypot(dx, dy) || 0.01;
      const by = force(distance) / distance;
      moveX[a] += dx * by;
      moveY[a] += dy * by;
      moveX[b] -= dx * by;
      moveY[b] -= dy * by;
    };
    for (let a = 0; a < x.length; a++)
      for (let b = 0; b < a; b++) push(a, b, (distance) => 1 / distance ** 2);
    for (const [a, b] of edges) push(a, b, (distance) => -(distance ** 2));
    for (let k = 0; k < x.length; k++) {
      const length = Math.hypot(moveX[k], moveY[k]) || 1;
      const by = Math.min(reach, length) / length;
      x[k] += moveX[k] * by;
      y[k] += moveY[k] * by;
    }
  }
  return x.map((at, k) => [at, y[k]] as const);
}
