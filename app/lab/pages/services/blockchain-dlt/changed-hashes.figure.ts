import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { box } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { hex, merkleLevels } from "#app/lab/pages/services/blockchain-dlt/merkle.ts";
import { fullScene } from "../full-scene.ts";

const ENTRIES = 256;
const CHANGED = 154;
const SHADES = 6;

const entries = Array.from({ length: ENTRIES }, (_, k) => `transfer ${k + 1}: ${5 * (k + 1)}`);
const forged = entries.with(CHANGED, `${entries[CHANGED]}0`);
const levels = merkleLevels(entries);
const after = merkleLevels(forged);
const top = levels.length - 1;

/** Every hash of the tree, the root first. */
const cells = levels.flatMap((row, level) =>
  row.map((hash, index) => ({
    level,
    index,
    shade: Math.floor((hash[0] / 256) * SHADES),
    isChanged: hex(hash) !== hex(after[level][index]),
    isProof: level < top && index === ((CHANGED >> level) ^ 1),
  })),
);
type Cell = (typeof cells)[number];

const changed = cells.filter(({ isChanged }) => isChanged);
const proof = cells.filter(({ isProof }) => isProof);

interface Frame {
  width: number;
  height: number;
  /** Levels run down a wide window, and to the right on a phone. */
  isUpright: boolean;
}

const wide: Frame = { width: 1440, height: 648, isUpright: false };
const narrow: Frame = { width: 375, height: 512, isUpright: true };

function draw({ width, height, isUpright }: Frame): Scene {
  const deep = (isUpright ? width : height) / (top + 1);
  const long = isUpright ? height : width;
  const place = ({ level, index }: Cell, inset = 0) => {
    const size = (long * 2 ** level) / ENTRIES;
    const gap = Math.min(2, size / 5) + 2 * inset;
    const [along, across] = [index * size + gap / 2, (top - level) * deep + gap / 2];
    const [run, rise] = [size - gap, deep - Math.max(2, gap)];
    return isUpright ? box(across, along, rise, run) : box(along, across, run, rise);
  };
  const boxes = (list: readonly Cell[], inset?: number) =>
    list.map((cell) => place(cell, inset)).join("");
  const rest = cells.filter(({ isChanged, isProof }) => !isChanged && !isProof);
  const marks: Mark[] = [
    ...Array.from({ length: SHADES }, (_, shade) =>
      path(boxes(rest.filter((cell) => cell.shade === shade)), {
        fill: "ink",
        opacity: 0.04 + 0.05 * shade,
      }),
    ),
    path(boxes(proof, 1), { fill: "ground", stroke: "blue", width: 2 }),
    path(boxes(changed), { fill: "blue" }),
    ...(isUpright
      ? [
          text(10, 24, "root", { tone: "ground", bold: true }),
          text(width - 10, height - 12, `${ENTRIES} transfers`, { anchor: "end", tone: "ink" }),
        ]
      : [
          text(96, 42, "root", { tone: "ground", bold: true }),
          text(96, 42 + deep, "proof", { tone: "blue", bold: true }),
          text(96, height - 28, `${ENTRIES} transfers`, { tone: "ink", bold: true }),
        ]),
  ];
  return fullScene({ width, height, marks }, "black");
}

/** A tree of 256 transfers, every hash a cell as wide as what it covers; one transfer has changed. */
export function buildChangedHashes(): Figure {
  return {
    title: `The ${cells.length} hashes of a Merkle tree over ${ENTRIES} transfers, and those that one changed transfer changes`,
    finding: `One changed transfer of ${ENTRIES} changes ${changed.length} hashes, up to the root. The ${proof.length} outlined ones prove it.`,
    caption: `A Merkle tree with Keccak-256 over ${ENTRIES} transfers, computed before and after transfer ${CHANGED + 1} gains a zero. A cell covers the transfers under it. Filled cells differ between the two trees, outlined ones are the proof, and the gray of the others is the first byte of their hash.`,
    narrow: draw(narrow),
    scene: draw(wide),
    table: {
      columns: ["Level", "Hashes", "Changed"],
      rows: levels
        .map((row, level) => [
          level === top ? "root" : level === 0 ? "transfers" : `${level}`,
          thousands(row.length),
          `${changed.filter((cell) => cell.level === level).length}`,
        ])
        .reverse(),
    },
  };
}

export default buildChangedHashes();
