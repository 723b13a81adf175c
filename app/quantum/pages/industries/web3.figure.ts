import { thousands } from "#app/drawing/format.ts";
import { mono, path } from "#app/drawing/marks.ts";
import { hexagon } from "#app/drawing/path.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { ethereumSignature, signatures } from "#app/engine/key-sizes/sizes.ts";

/** One cell of the drawing is one ECDSA signature. */
const CELL_BYTES = signatures.ecdsaP256.bytes;
const R = 6.2;
const STEP = R * Math.sqrt(3);
const COLUMNS = 8;

const shown = [signatures.ecdsaP256, signatures.mlDsa65, signatures.mlDsa87, signatures.slhDsa128s];
const LEFTS = [0, 60, 164, 266];
const WIDTHS = [3, COLUMNS, COLUMNS, COLUMNS];

export function cellCount(bytes: number): number {
  return Math.ceil(bytes / CELL_BYTES);
}

function comb(left: number, columns: number, cells: number, bottom: number): string {
  return Array.from({ length: cells }, (_, k) => {
    const row = Math.floor(k / columns);
    const x = left + STEP * ((k % columns) + 0.5 + (row % 2) / 2);
    return hexagon(x, bottom - R - row * 1.5 * R, R - 0.9);
  }).join("");
}

export default function buildIndustryWeb3(): Figure {
  const bottom = 158;
  const marks: Mark[] = [
    path(
      shown
        .slice(1)
        .map(({ bytes }, k) => comb(LEFTS[k + 1], WIDTHS[k + 1], cellCount(bytes), bottom))
        .join(""),
      { fill: "muted" },
    ),
    path(comb(LEFTS[0], WIDTHS[0], cellCount(CELL_BYTES), bottom), { fill: "accent" }),
    ...shown.flatMap(({ name, bytes }, k): Mark[] => {
      const [scheme, ...rest] = name.split(/[ -](?=\d|P)/);
      const tone = k === 0 ? "accent" : "ink";
      return [
        mono(LEFTS[k], bottom + 18, scheme, { tone }),
        mono(LEFTS[k], bottom + 32, rest.join("-"), { tone }),
        mono(LEFTS[k], bottom + 48, `${thousands(bytes)} B`, { size: "s", tone: "quiet" }),
      ];
    }),
  ];
  return {
    title:
      "Signature sizes as cells of 64 bytes: one cell for ECDSA, many for post-quantum schemes",
    finding: `An ML-DSA-65 signature takes ${cellCount(signatures.mlDsa65.bytes)} times the room of an ECDSA one.`,
    caption: `One cell is ${CELL_BYTES} bytes: r and s of an ECDSA signature over a 256-bit curve, P-256 or secp256k1 (Ethereum adds a recovery byte: ${ethereumSignature.bytes}). Sizes from FIPS 186-5, 204 and 205, the last cell rounded up.`,
    scene: { width: 360, height: 212, marks },
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
