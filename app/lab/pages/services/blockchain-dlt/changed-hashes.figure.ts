import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { box } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { hex, merkleLevels } from "#app/lab/pages/services/blockchain-dlt/merkle.ts";

const ENTRIES = 256;
const CHANGED = 154;

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
    isChanged: hex(hash) !== hex(after[level][index]),
    isProof: level < top && index === ((CHANGED >> level) ^ 1),
  })),
);
type Cell = (typeof cells)[number];

const changed = cells.filter(({ isChanged }) => isChanged);
const proof = cells.filter(({ isProof }) => isProof);

const [LEFT, RIGHT, TOP, ROW] = [40, 359, 26, 22];

/** A cell is as wide as the transfers that it covers; the two that matter are never thinner than a stroke. */
function place({ level, index, isChanged, isProof }: Cell): string {
  const size = ((RIGHT - LEFT) * 2 ** level) / ENTRIES;
  const width = Math.max(size - Math.min(1.4, size / 4), isChanged || isProof ? 3 : 0);
  const x = LEFT + index * size + (index % 2 === 0 ? size - width : 0);
  return box(x, TOP + (top - level) * ROW, width, ROW - 4);
}

/** Cells that would be finer than the eye can tell are one strip. */
const strips = levels.flatMap((row, level) =>
  row.length > 64 ? [box(LEFT, TOP + (top - level) * ROW, RIGHT - LEFT, ROW - 4)] : [],
);

function draw(): Scene {
  const boxes = (list: readonly Cell[]) => list.map(place).join("");
  const coarse = cells.filter(({ level }) => levels[level].length <= 64);
  const foot = TOP + (top + 1) * ROW + 16;
  const marks: Mark[] = [
    text(0, 14, "hashes on each level, from the root to the transfers", {
      size: "s",
      tone: "quiet",
    }),
    path(boxes(coarse) + strips.join(""), { fill: "line" }),
    path(boxes(proof), { fill: "raised", stroke: "blue", width: 1.5 }),
    path(boxes(changed), { fill: "blue" }),
    ...levels.map((row, level) =>
      text(30, TOP + (top - level) * ROW + 14, `${row.length}`, {
        anchor: "end",
        size: "s",
        tone: "quiet",
      }),
    ),
    path(box(LEFT, foot - 10, 11, 11), { fill: "blue" }),
    text(LEFT + 18, foot, "changed", { tone: "ink" }),
    path(box(LEFT + 96, foot - 10, 11, 11), { fill: "raised", stroke: "blue", width: 1.5 }),
    text(LEFT + 114, foot, "the proof", { tone: "ink" }),
  ];
  return { width: 360, height: foot + 8, marks };
}

/** A tree of 256 transfers, every hash a cell as wide as what it covers; one transfer has changed. */
export function buildChangedHashes(): Figure {
  return {
    title: `The ${cells.length} hashes of a Merkle tree over ${ENTRIES} transfers, and those that one changed transfer changes`,
    finding: `One changed transfer of ${ENTRIES} changes ${changed.length} hashes, up to the root. The ${proof.length} outlined ones prove it.`,
    caption: `A Merkle tree with Keccak-256 over ${ENTRIES} transfers, computed before and after transfer ${CHANGED + 1} gains a zero. A cell covers the transfers under it. Filled cells differ between the two trees, outlined ones are the proof.`,
    shapes: "inline",
    scene: draw(),
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
