import { ethereumSignature, signatures } from "@adyakshar/papers/pqc/key-sizes";
import { thousands } from "#app/figures/format.ts";
import { mono, path } from "#app/figures/marks.ts";
import { hexagon, type Point } from "#app/figures/path.ts";
import { type Figure, type Mark, type Scene, type Stroke, sceneOf } from "#app/figures/scene.ts";

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

/** What the three kinds of cells are, a line each. */
function view(frame: View, [x, y]: Point): Scene {
  const { width, height, radius, center } = frame;
  const [one, small, , large] = shown.map(({ bytes }) => cellCount(bytes));
  const cells = spiral(large).map(
    ([across, down]): Point => [
      center[0] + across * Math.sqrt(3) * radius,
      center[1] + down * 1.5 * radius,
    ],
  );
  const comb = (from: number, to: number) =>
    cells
      .slice(from, to)
      .map((cell) => hexagon(...cell, radius * 0.92))
      .join("");
  const kinds: readonly [Stroke, string, string][] = [
    [{ fill: "accent" }, comb(0, one), `ECDSA, ${one} cell`],
    [{ fill: "ink" }, comb(one, small), `ML-DSA-65, ${small} cells`],
    [{ stroke: "quiet", width: 1.2 }, comb(small, large), `SLH-DSA-128s, ${large} cells`],
  ];
  const marks = kinds.flatMap(([style, d, words], k): Mark[] => [
    path(d + hexagon(x, y + 24 * k - 5, 8), style),
    mono(x + 18, y + 24 * k, words, { tone: "ink" }),
  ]);
  return sceneOf(width, height, marks);
}

export function buildIndustryWeb3(): Figure {
  const small = cellCount(signatures.mlDsa65.bytes);
  const large = cellCount(signatures.slhDsa128s.bytes);
  return {
    title: `A signature as cells of 64 bytes: one for ECDSA, ${small} for ML-DSA-65, ${large} for SLH-DSA-128s`,
    finding: `In cells of ${CELL_BYTES} bytes, a post-quantum signature (ML-DSA-65) takes ${small} and an elliptic-curve one (ECDSA) takes one.`,
    caption: `One cell is ${CELL_BYTES} bytes: r and s of an ECDSA signature over a 256-bit curve, P-256 or secp256k1 (Ethereum adds a recovery byte, which makes ${ethereumSignature.bytes}). The filled cells are ML-DSA-65, all cells the hash-based SLH-DSA-128s. Sizes are those of the US standards FIPS 186-5, 204 and 205, the last cell rounded up.`,
    scene: view({ width: 960, height: 820, radius: 32, center: [490, 384] }, [150, 742]),
    narrow: view({ width: 390, height: 290, radius: 10, center: [195, 106] }, [32, 232]),
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
