/** A node of the routing grid: layer 0 runs along rows, layer 1 along columns. */
export interface MazeNode {
  x: number;
  y: number;
  layer: 0 | 1;
}

type Pin = readonly [x: number, y: number];

interface Terminals {
  from: Pin;
  to: Pin;
}

export interface Route {
  net: number;
  path: readonly MazeNode[];
}

const VIA_COST = 3;

/** Lee's maze router on two layers, one net after another, short nets first. */
export function routeNets(width: number, height: number, nets: readonly Terminals[]): Route[] {
  const usedNodes = new Set<number>();
  const placeOf = (x: number, y: number) => y * width + x;
  const key = ({ x, y, layer }: MazeNode) => placeOf(x, layer * height + y);
  const pins = new Set(nets.flatMap(({ from, to }) => [placeOf(...from), placeOf(...to)]));
  const order = nets
    .map((net, index) => ({ index, ...net, span: manhattan(net) }))
    .sort((a, b) => a.span - b.span || a.index - b.index);

  const routes: Route[] = [];
  for (const { index, from, to } of order) {
    const ownPins = [placeOf(...from), placeOf(...to)];
    const isFree = (node: MazeNode) => {
      const { x, y } = node;
      if (x < 0 || y < 0 || x >= width || y >= height || usedNodes.has(key(node))) return false;
      return !pins.has(placeOf(x, y)) || ownPins.includes(placeOf(x, y));
    };
    const path = search(from, to, isFree, key);
    for (const node of path) usedNodes.add(key(node));
    if (path.length > 0) routes.push({ net: index, path });
  }
  return routes;
}

function manhattan({ from, to }: Terminals): number {
  return Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]);
}

/** The cheapest path, by a wave that spreads in order of cost. */
function search(
  from: Pin,
  to: Pin,
  isFree: (node: MazeNode) => boolean,
  key: (node: MazeNode) => number,
): MazeNode[] {
  const cost = new Map<number, number>();
  const parent = new Map<number, MazeNode>();
  const starts = ([0, 1] as const).map((layer): MazeNode => ({ x: from[0], y: from[1], layer }));
  const wave: MazeNode[][] = [starts.filter(isFree)];
  for (const start of wave[0]) cost.set(key(start), 0);
  for (let reached = 0; reached < wave.length; reached++) {
    for (const node of wave[reached] ?? []) {
      if (cost.get(key(node)) !== reached) continue;
      if (node.x === to[0] && node.y === to[1]) return trace(node, parent, key);
      for (const [next, step] of neighbors(node)) {
        const total = reached + step;
        const isWorse = total >= (cost.get(key(next)) ?? Number.POSITIVE_INFINITY);
        if (isWorse || !isFree(next)) continue;
        cost.set(key(next), total);
        parent.set(key(next), node);
        wave[total] ??= [];
        wave[total].push(next);
      }
    }
  }
  return [];
}

/** The same place on the other layer, and the next ones along the layer's direction, with the cost of each. */
function neighbors({ x, y, layer }: MazeNode): [MazeNode, number][] {
  const [dx, dy] = layer === 0 ? [1, 0] : [0, 1];
  return [
    [{ x, y, layer: layer === 0 ? 1 : 0 }, VIA_COST],
    [{ x: x - dx, y: y - dy, layer }, 1],
    [{ x: x + dx, y: y + dy, layer }, 1],
  ];
}

function trace(
  end: MazeNode,
  parent: ReadonlyMap<number, MazeNode>,
  key: (node: MazeNode) => number,
): MazeNode[] {
  const path = [end];
  for (let node = parent.get(key(end)); node !== undefined; node = parent.get(key(node)))
    path.unshift(node);
  return path;
}
