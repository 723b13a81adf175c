export interface Graph {
  /** Drawing positions in units of the coupling length. */
  points: readonly (readonly [x: number, y: number])[];
  edges: readonly (readonly [number, number])[];
  /** Qubits that drive a gate on their neighbors. */
  controls: ReadonlySet<number>;
}

/** Qubits on the corners and the edge middles of a honeycomb of `columns` by `rows` cells. */
export function heavyHexagon(columns: number, rows: number): Graph {
  const points: [number, number][] = [];
  const index = new Map<string, number>();
  const edges = new Map<string, [number, number]>();
  const controls = new Set<number>();
  const add = (x: number, y: number) => {
    const key = `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
    const knownIndex = index.get(key);
    if (knownIndex !== undefined) return knownIndex;
    index.set(key, points.length);
    return points.push([x, y]) - 1;
  };
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cx = 2 * Math.sqrt(3) * (column + (row % 2) / 2);
      const cy = 3 * row;
      const corner = (k: number) => [
        cx + 2 * Math.sin((k * Math.PI) / 3),
        cy - 2 * Math.cos((k * Math.PI) / 3),
      ];
      for (let k = 0; k < 6; k++) {
        const [x1, y1] = corner(k);
        const [x2, y2] = corner(k + 1);
        const middle = add((x1 + x2) / 2, (y1 + y2) / 2);
        controls.add(middle);
        for (const end of [add(x1, y1), add(x2, y2)]) edges.set(`${middle},${end}`, [middle, end]);
      }
    }
  }
  return { points, edges: [...edges.values()], controls };
}

/** Lists for each qubit those that must differ from it, as IBM publishes it: its neighbors, and the other targets of one control. */
export function frequencyConflicts({ points, edges, controls }: Graph): number[][] {
  const neighbors = points.map(() => new Set<number>());
  for (const [a, b] of edges) {
    neighbors[a].add(b);
    neighbors[b].add(a);
  }
  return neighbors.map((adjacent, self) => {
    const targets = [...adjacent].filter((other) => controls.has(other));
    const rivals = new Set([...adjacent, ...targets.flatMap((other) => [...neighbors[other]])]);
    rivals.delete(self);
    return [...rivals].sort((a, b) => a - b);
  });
}

/** A plan with as few frequencies as can be, found by exhaustive search, most constrained qubit first. */
export function planFrequencies(rivals: readonly (readonly number[])[]): number[] {
  for (let frequencies = 1; ; frequencies++) {
    const plan = new Array<number>(rivals.length).fill(-1);
    if (assign(plan, rivals, frequencies)) return plan;
  }
}

function assign(
  plan: number[],
  rivals: readonly (readonly number[])[],
  frequencies: number,
): boolean {
  const takenFrequencies = (qubit: number) =>
    new Set(rivals[qubit].map((other) => plan[other]).filter((f) => f >= 0));
  let nextQubit = -1;
  let maxTaken = -1;
  for (const [qubit, frequency] of plan.entries()) {
    if (frequency >= 0) continue;
    const pressure = takenFrequencies(qubit).size;
    if (pressure > maxTaken) [nextQubit, maxTaken] = [qubit, pressure];
  }
  if (nextQubit < 0) return true;
  const usedFrequencies = takenFrequencies(nextQubit);
  const frequencyCount = Math.max(-1, ...plan) + 1;
  for (let frequency = 0; frequency < Math.min(frequencies, frequencyCount + 1); frequency++) {
    if (usedFrequencies.has(frequency)) continue;
    plan[nextQubit] = frequency;
    if (assign(plan, rivals, frequencies)) return true;
    plan[nextQubit] = -1;
  }
  return false;
}
