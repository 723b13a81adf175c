import { thousands } from "#app/figures/format.ts";
import { mono, path } from "#app/figures/marks.ts";
import { hexagon, type Point } from "#app/figures/path.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { ethereumSignature, signatures } from "#app/models/key-sizes.ts";

/** One cell of the drawing is one ECDSA signature. */
const CELL_BYTES = signatures.ecdsaP256.bytes;

const shown = [signatures.ecdsaP256, signatures.mlDsa65, signatures.mlDsa87, signatures.slhDsa128s];

export function cellCount(bytes: number): number {
  return Math.ceil(bytes / CELL_BYTES);
}

/** The sides of a ring of hexagons, each a step to the next cell. */
const SIDES: readonly Point[] = [
  [-0.5, 1],
  [-1, 0],
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
];

/** Cells around a first one, ring after ring; across in widths of a cell, down in rows. */
export function spiral(count: number): Point[] {
  const cells: Point[] = [[0, 0]];
  for (let ring = 1; cells.length < count; ring++) {
    let [x, y] = [ring, 0];
    for (const [dx, dy] of SIDES) {
      for (let k = 0; k < ring; k++) {
        cells.push([x, y]);
        [x, y] = [x + dx, y + dy];
      }
    }
  }
  return cells.slice(0, count);
}

interface View {
  width: number;
  height: number;
  /** Of a cell, from its center to a corner. */
  radius: number;
  center: Point;
}

function view(
  { width, height, radius, center }: View,
  labels: (at: (k: number) => Point) => Mark[],
): Scene {
  const [, small, , large] = shown.map(({ bytes }) => cellCount(bytes));
  const cells = spiral(large);
  const at = (k: number): Point => [
    center[0] + cells[k][0] * Math.sqrt(3) * radius,
    center[1] + cells[k][1] * 1.5 * radius,
  ];
  const comb = (from: number, to: number) =>
    cells
      .slice(from, to)
      .map((_, k) => hexagon(...at(from + k), radius * 0.92))
      .join("");
  return sceneOf(width, height, [
    path(comb(small, large), { stroke: "quiet", width: 1.2 }),
    path(comb(1, small), { fill: "ink" }),
    path(comb(0, 1), { fill: "accent" }),
    ...labels(at),
  ]);
}

export function buildIndustryWeb3(): Figure {
  const small = cellCount(signatures.mlDsa65.bytes);
  const large = cellCount(signatures.slhDsa128s.bytes);
  const inside = ([x, y]: Point, lines: readonly string[], tone: Tone) =>
    lines.map((words, k) =>
      mono(x, y + 5 + (k - (lines.length - 1) / 2) * 18, words, { anchor: "middle", tone }),
    );
  return {
    title: `A signature as cells of 64 bytes: one for ECDSA, ${small} for ML-DSA-65, ${large} for SLH-DSA-128s`,
    finding: `An ML-DSA-65 signature takes ${small} times the room of an ECDSA one.`,
    caption: `One cell is ${CELL_BYTES} bytes: r and s of an ECDSA signature over a 256-bit curve, P-256 or secp256k1 (Ethereum adds a recovery byte, which makes ${ethereumSignature.bytes}). The filled cells are ML-DSA-65, all cells SLH-DSA-128s. Sizes from FIPS 186-5, 204 and 205, the last cell rounded up.`,
    scene: view({ width: 960, height: 820, radius: 41, center: [496, 410] }, (at) => [
      ...inside(at(0), ["ECDSA"], "ground"),
      ...inside(at(49), ["ML-", "DSA"], "ground"),
      ...inside(at(76), ["SLH-", "DSA"], "ink"),
    ]),
    narrow: view({ width: 390, height: 456, radius: 21, center: [208, 242] }, () => [
      mono(20, 18, `1 ECDSA, ${small} ML-DSA, ${large} SLH-DSA`, { tone: "ink" }),
    ]),
    table: {
      columns: ["Signature", "Bytes", "Times ECDSA P-256"],
      rows: shown.map(({ name, bytes }) => [
        name,
        thousands(bytes),
        (bytes / CELL_BYTES).toFixed(1),
      ]),
    },
  };
}

export default buildIndustryWeb3();
