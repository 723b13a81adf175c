/** How one bust differs from another: where it turns, and where its light comes from. */
export interface Sitter {
  /** Turns of the head and of the light about the vertical, in radians; positive is to the right. */
  turn: number;
  light: number;
}

interface Solid {
  centre: readonly [number, number, number];
  radii: readonly [number, number, number];
}

export interface Dot {
  x: number;
  y: number;
  /** The brightness of the bust there, 0 to 1; null beside it. */
  shade: number | null;
}

/** Half the distance between neighbours. */
const step = Math.sqrt(3) / 2 / 25;

/** Head, neck and shoulders as ellipsoids; y points down and z to the viewer. */
function bust(turn: number): readonly Solid[] {
  const lean = 0.1 * Math.sin(turn);
  return [
    { centre: [lean, -0.24, 0.12], radii: [0.27, 0.36, 0.32] },
    { centre: [lean * 2.6, -0.12, 0.3], radii: [0.16, 0.2, 0.16] },
    { centre: [lean / 2, 0.22, 0], radii: [0.15, 0.3, 0.17] },
    { centre: [0, 0.84, -0.05], radii: [0.68, 0.48, 0.36] },
  ];
}

/** The brightness at a point of the picture: the nearest surface, lit from one side and a little from the front. */
export function shadeAt(x: number, y: number, { turn, light }: Sitter): number | null {
  const lamp = unit([Math.sin(light), -0.55, Math.cos(light)]);
  let depth = Number.NEGATIVE_INFINITY;
  let shade: number | null = null;
  for (const { centre, radii } of bust(turn)) {
    const u = (x - centre[0]) / radii[0];
    const v = (y - centre[1]) / radii[1];
    const rest = 1 - u * u - v * v;
    if (rest < 0) continue;
    const w = Math.sqrt(rest);
    const z = centre[2] + radii[2] * w;
    if (z <= depth) continue;
    depth = z;
    const normal = unit([u / radii[0], v / radii[1], w / radii[2]]);
    const lit = normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2];
    shade = Math.min(1, 0.12 + 0.88 * Math.max(0, lit));
  }
  return shade;
}

/** The lattice points of a hexagon with a corner at the top and circumradius 1, row by row. */
export function portraitDots(sitter: Sitter): Dot[] {
  const dots: Dot[] = [];
  const half = Math.sqrt(3) / 2;
  const rise = step * Math.sqrt(3);
  const reach = Math.floor(1 / rise);
  for (let row = -reach; row <= reach; row++) {
    const y = row * rise;
    const shift = row % 2 === 0 ? 0 : step;
    for (let x = -half * 2 + shift; x < half * 2; x += 2 * step) {
      const inside = Math.abs(x) <= half - step && Math.abs(y) + Math.abs(x) / Math.sqrt(3) <= 0.95;
      if (inside) dots.push({ x, y, shade: shadeAt(x, y, sitter) });
    }
  }
  return dots;
}

/** The bust as one path of hexagons in a picture 200 wide: the darker the place, the larger the hexagon. */
export function portraitPath(sitter: Sitter): string {
  const scale = 100 / (Math.sqrt(3) / 2);
  const height = 2 * scale;
  return portraitDots(sitter)
    .flatMap(({ x, y, shade }) => {
      if (shade === null) return [];
      // A few sizes only: equal hexagons have equal text, and compress to almost nothing.
      const size = 1 + Math.round((1 - shade) * 6) / 2;
      const cx = Math.round(100 + x * scale);
      const cy = Math.round(height / 2 + y * scale);
      return `M${cx} ${cy - size}${hexagon(size)}`;
    })
    .join("");
}

function hexagon(size: number) {
  const across = Math.round(size * 8.66) / 10;
  const down = size / 2;
  return `l${across} ${down}v${size}l-${across} ${down}-${across}-${down}v-${size}z`;
}

function unit([x, y, z]: readonly [number, number, number]): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
