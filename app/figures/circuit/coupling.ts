/** Which physical qubits can interact, and how far apart any two are. */
export interface Coupling {
  size: number;
  edges: readonly (readonly [number, number])[];
  distance: readonly (readonly number[])[];
}

function coupling(size: number, edges: readonly (readonly [number, number])[]): Coupling {
  const neighbours = Array.from({ length: size }, (_, q) =>
    edges.flatMap(([a, b]) => (a === q ? [b] : b === q ? [a] : [])),
  );
  return { size, edges, distance: neighbours.map((_, start) => distancesFrom(start, neighbours)) };
}

function distancesFrom(start: number, neighbours: readonly (readonly number[])[]): number[] {
  const distance = neighbours.map(() => Number.POSITIVE_INFINITY);
  distance[start] = 0;
  const queue = [start];
  for (const here of queue) {
    for (const next of neighbours[here]) {
      if (distance[next] !== Number.POSITIVE_INFINITY) continue;
      distance[next] = distance[here] + 1;
      queue.push(next);
    }
  }
  return distance;
}

export function line(size: number): Coupling {
  return grid(size, 1);
}

export function grid(columns: number, rows: number): Coupling {
  const edges: [number, number][] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = row * columns + column;
      if (column + 1 < columns) edges.push([here, here + 1]);
      if (row + 1 < rows) edges.push([here, here + columns]);
    }
  }
  return coupling(columns * rows, edges);
}
