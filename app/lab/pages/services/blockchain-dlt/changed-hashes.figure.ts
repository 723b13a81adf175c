import { thousands } from "#app/figures/format.ts";
import { note, path, text } from "#app/figures/marks.ts";
import { box } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { hex, merkleLevels } from "./merkle.ts";

const ENTRIES = 64;
const CHANGED_ENTRY = 38;

const entries = Array.from({ length: ENTRIES }, (_, k) => `transfer ${k + 1}: ${5 * (k + 1)}`);
const forgedEntries = entries.with(CHANGED_ENTRY, `${entries[CHANGED_ENTRY]}0`);
const levels = merkleLevels(entries);
const forgedLevels = merkleLevels(forgedEntries);
const top = levels.length - 1;

/** Every hash of the tree, the root first. */
const cells = levels.flatMap((row, level) =>
  row.map((hash, index) => ({
    level,
    index,
    isChanged: hex(hash) !== hex(forgedLevels[level][index]),
    isProof: level < top && index === ((CHANGED_ENTRY >> level) ^ 1),
  })),
);
type Cell = (typeof cells)[number];

const changedCells = cells.filter(({ isChanged }) => isChanged);
const proofCells = cells.filter(({ isProof }) => isProof);

const [LEFT, RIGHT, TOP, ROW, GAP] = [39, 360, 28, 25, 1.6];
/** The distance from the middle of a mark to the foot of the word beside it, whose size does not follow the drawing's. */
const TEXT_DROP = 3.6;

/** A cell is as wide as the transfers that it covers, with a gap to each neighbor. */
function cellBox({ level, index }: Cell): string {
  const size = ((RIGHT - LEFT) * 2 ** level) / ENTRIES;
  return box(LEFT + index * size + GAP / 2, TOP + (top - level) * ROW, size - GAP, ROW - 4);
}

function draw(): Scene {
  const boxes = (list: readonly Cell[]) => list.map(cellBox).join("");
  const foot = TOP + (top + 1) * ROW + 16;
  const marks: Mark[] = [
    note(0, 14, "hashes on each level, the root first"),
    path(boxes(cells.filter(({ isChanged, isProof }) => !isChanged && !isProof)), { fill: "line" }),
    path(boxes(proofCells), { fill: "raised", stroke: "blue", width: 1.5 }),
    path(boxes(changedCells), { fill: "blue" }),
    ...levels.map(({ length }, level) =>
      note(30, TOP + (top - level) * ROW + ROW / 2 - 2 + TEXT_DROP, `${length}`, {
        anchor: "end",
      }),
    ),
    path(box(LEFT, foot - TEXT_DROP - 5.5, 11, 11), { fill: "blue" }),
    text(LEFT + 18, foot, "changed", { tone: "ink" }),
    path(box(LEFT + 96, foot - TEXT_DROP - 5.5, 11, 11), {
      fill: "raised",
      stroke: "blue",
      width: 1.5,
    }),
    text(LEFT + 114, foot, "the proof", { tone: "ink" }),
  ];
  return { width: 360, height: foot + 8, marks };
}

/** A tree of 64 transfers, every hash a cell as wide as what it covers; one transfer has changed. */
export default {
  title: `The ${cells.length} hashes of a Merkle tree over ${ENTRIES} transfers, and those that one changed transfer changes`,
  finding: `When one of ${ENTRIES} transfers changes, ${changedCells.length} hashes change too. The outlined ones are enough to prove where it stands.`,
  caption: `This Merkle tree with Keccak-256 over ${ENTRIES} transfers, from “${entries[0]}” up in steps of 5, is computed before and after transfer ${CHANGED_ENTRY + 1} gains a zero. Each cell covers the transfers that stand under it. Filled cells differ between the two trees, and outlined ones prove that the transfer is in its tree.`,
  scene: draw(),
  table: {
    columns: ["Level", "Hashes", "Changed"],
    rows: levels
      .map((row, level) => [
        level === top ? "root" : level === 0 ? "transfers" : `${level}`,
        thousands(row.length),
        `${changedCells.filter((cell) => cell.level === level).length}`,
      ])
      .reverse(),
  },
} satisfies Figure;
