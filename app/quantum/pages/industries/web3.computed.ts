import { path } from "#app/drawing/marks.ts";
import { hexagon, type Point } from "#app/drawing/path.ts";
import { steps } from "#app/drawing/scale.ts";
import { asFile, type Scene, type Stroke, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";
import { ethereumSignature, signatures } from "#data/key-sizes.ts";

/** One cell of the drawing is one ECDSA signature. */
const cellBytes = signatures.ecdsaP256.bytes;

const shownSignatures = [
  signatures.ecdsaP256,
  signatures.mlDsa65,
  signatures.mlDsa87,
  signatures.slhDsa128s,
];

const ringOf = ([x, y]: Point) => Math.max(Math.abs(y), Math.abs(x) + Math.abs(y) / 2);

/** Cells around a first one, ring after ring, each from the top down on both sides; across in widths of a cell, down in rows. */
function comb(count: number): Point[] {
  const reach = Math.ceil(Math.sqrt(count / 3));
  const across = steps(-reach, reach, 1);
  return across
    .flatMap((y) => across.map((x): Point => [x + Math.abs(y % 2) / 2, y]))
    .sort((a, b) => ringOf(a) - ringOf(b) || a[1] - b[1] || Math.abs(a[0]) - Math.abs(b[0]))
    .slice(0, count);
}

interface CombLayout {
  width: number;
  height: number;
  /** The distance from the center of a cell to its corner. */
  radius: number;
  center: Point;
}

const [one, small, , large] = shownSignatures.map(({ bytes }) => Math.ceil(bytes / cellBytes));

/** The styles of a cell that is in the first signature, in the second too, and in the third alone. */
const styles: readonly Stroke[] = [
  { fill: "accent" },
  { fill: "ink" },
  { stroke: "muted", width: 1.2 },
];

function view({ width, height, radius, center }: CombLayout): Scene {
  const cells = comb(large).map(([across, down]) =>
    hexagon(
      center[0] + across * Math.sqrt(3) * radius,
      center[1] + down * 1.5 * radius,
      radius * 0.92,
    ),
  );
  const combs = [cells.slice(0, one), cells.slice(one, small), cells.slice(small)];
  return sceneOf(
    width,
    height,
    combs.map((cells, k) => path(cells.join(""), styles[k])),
  );
}

const labels = [
  `ECDSA, ${one} cell`,
  `ML-DSA-65, ${small} cells`,
  `hash-based SLH-DSA-128s, ${large} cells`,
];

export default asFile({
  title: `A signature as cells of 64 bytes: one for ECDSA, ${small} for ML-DSA-65, ${large} for SLH-DSA-128s`,
  finding: `Today’s signature fills one of these cells. An ML-DSA-65 signature fills ${small}.`,
  caption: `One cell is ${cellBytes} bytes, the r and s of an ECDSA signature over a 256-bit curve, P-256 or secp256k1, and Ethereum makes it ${ethereumSignature.bytes} with a recovery byte. The filled cells are ML-DSA-65, and all cells are the hash-based SLH-DSA-128s. Sizes are those of FIPS 186-5, 204 and 205, with the last cell rounded up.`,
  legend: labels.map((label, k) => ({ label, shape: "hexagon", style: styles[k] })),
  scene: view({ width: 960, height: 820, radius: 32, center: [478, 410] }),
  narrow: view({ width: 390, height: 212, radius: 10, center: [195, 106] }),
  table: {
    columns: ["Signature", "Bytes", "Times ECDSA P-256"],
    rows: shownSignatures.map(({ name, bytes }) => [
      name,
      thousands(bytes),
      (bytes / cellBytes).toFixed(1),
    ]),
  },
} satisfies KeyedFigure);
