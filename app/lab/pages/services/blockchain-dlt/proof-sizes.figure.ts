import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { hexagon } from "#app/figures/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { merkleLevels, proofOf } from "#app/lab/pages/services/blockchain-dlt/merkle.ts";

const HASH_BYTES = 32;
/** Built in full up to this exponent; a tree twice as large needs one hash more. */
const BUILT = 10;

function proofLength(exponent: number): number {
  const built = Math.min(exponent, BUILT);
  const levels = merkleLevels(Array.from({ length: 2 ** built }, (_, k) => `${k}`));
  return proofOf(levels, 0).siblings.length + exponent - built;
}

const rows = [3, 10, 20, 30].map((exponent) => ({
  entries: 2 ** exponent,
  hashes: proofLength(exponent),
}));

/** How long a Merkle proof is, by the number of entries. */
export function buildServiceProofSizes(): Figure {
  const marks = rows.flatMap(({ entries, hashes }, k): Mark[] => {
    const y = 30 + k * 54;
    const cells = Array.from({ length: hashes }, (_, index) =>
      hexagon(8 + index * 11.4, y + 16, 6),
    );
    return [
      text(0, y - 2, `${thousands(entries)} entries`, { tone: "ink" }),
      text(360, y - 2, `${hashes} hashes`, { anchor: "end", tone: "blue" }),
      path(cells.join(""), { fill: "blue" }),
    ];
  });
  const last = rows[rows.length - 1];
  return {
    shapes: "inline",
    title: "The number of hashes in a Merkle proof for trees of different sizes",
    finding: `A proof grows by one hash when the tree doubles. For ${thousands(last.entries)} entries it has ${last.hashes} hashes, ${last.hashes * HASH_BYTES} bytes.`,
    caption: `Each hexagon is one hash of ${HASH_BYTES} bytes. Trees up to ${thousands(2 ** BUILT)} entries were built and their proofs counted; each further doubling adds one level.`,
    scene: { width: 360, height: 224, marks },
    table: {
      columns: ["Entries", "Hashes", "Bytes, without the position"],
      rows: rows.map(({ entries, hashes }) => [
        thousands(entries),
        `${hashes}`,
        `${hashes * HASH_BYTES}`,
      ]),
    },
  };
}

export default buildServiceProofSizes();
