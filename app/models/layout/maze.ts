/** A node of the routing grid: layer 0 runs along rows, layer 1 along columns. */
export interface Node {
  x: number;
  y: number;
  layer: 0 | 1;
}

interface Terminals {
  from: readonly [number, number];
  to: readonly [number, number];
}

export interface Route {
  net: number;
  path: readonly Node[];
}

const VIA_COST = 3;

/** Lee's maze router on two layers, one net after another, short nets first. */
export function routeNets(width: number, height: number, nets: readonly Terminals[]): Route[] {
  const taken = new Set<number>();
  const key = ({ x, y, layer }: Node) => (layer * height + y) * width + x;
  const pins = new Set(nets.flatMap(({ from, to }) => [from, to].map(([x, y]) => y * width + x)));
  const order = nets
    .map((net, index) => ({ index, ...net, span: manhattan(net) }))
    .sort((a, b) => a.span - b.span || a.index - b.index);

  const routes: Route[] = [];
  for (const { index, from, to } of order) {
    const own = new Set([from, to].map(([x, y]) => y * width + x));
    const free = (node: Node) => {
      const place = node.y * width + node.x;
      return !taken.has(key(node)) && (!pins.has(place) || own.has(place));
    };
    const path = search(from, to, width, height, free, key);
    for (const node of path) taken.add(key(node));
    if (path.length > 0) routes.push({ net: index, path });
  }
  return routes;
}

function manhattan({ from, to }: Terminals): number {
  return Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
}

/** The cheapest path, by a wave that spreads in order of cost. */
function search(
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  height: number,
  free: (node: Node) => boolean,
  key: (node: Node) => number,
): Node[] {
  const cost = new Map<number, number>();
  const parent = new Map<number, Node>();
  const wave: Node[][] = [[]];
  for (const layer of [0, 1] as const) {
    const start = { x: from[0], y: from[1], layer };
    if (!free(start)) continue;
    cost.set(key(start), 0);
    wave[0].push(start);
  }
  for (let reached = 0; reached < wave.length; reached++) {
    for (const node of wave[reached] ?? []) {
      if (cost.get(key(node)) !== reached) continue;
      if (node.x === to[0] && node.y === to[1]) return trace(node, parent, key);
      for (const [next, step] of neighbors(node)) {
        if (next.x < 0 || next.y < 0 || next.x >= width || next.y >= height || !free(next))
          continue;
        const total = reached + step;
        if (total >= (cost.get(key(next)) ?? Number.POSITIVE_INFINITY)) continue;
        cost.set(key(next), total);
        parent.set(key(next), node);
        wave[total] ??= [];
        wave[total].push(next);
      }
    }
  }
  return [];
}

function neighbors({ x, y, layer }: Node): [Node, number][] {
  const via: [Node, number] = [{ x, y, layer: layer === 0 ? 1 : 0 }, VIA_COST];
  const steps: Node[] =
    layer === 0
      ? [
          { x: x - 1, y, layer },
          { x: x + 1, y, layer },
        ]
      : [
          { x, y: y - 1, layer },
          { x, y: y + 1, layer },
        ];
  return [via, ...steps.map((node): [Node, number] => [node, 1])];
}

function trace(end: Node, parent: ReadonlyMap<number, Node>, key: (node: Node) => number): Node[] {
  const path = [end];
  for (let node = parent.get(key(end)); node !== undefined; node = parent.get(key(node)))
    path.unshift(node);
  return path;
}
