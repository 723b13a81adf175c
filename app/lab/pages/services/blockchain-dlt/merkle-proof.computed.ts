import { path, text } from "#app/drawing/marks.ts";
import { hexagon, type Point, segment } from "#app/drawing/path.ts";
import { type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import type { Tone } from "#app/lib/palettes.ts";
import { climb, hex, merkleLevels, proofOf, verify } from "./merkle.ts";

const amounts = [40, 15, 250, 80, 5, 120, 60, 30];
const entries = amounts.map((amount, k) => `transfer ${k + 1}: ${amount}`);
const levels = merkleLevels(entries);
const top = levels.length - 1;
const [root] = levels[top];
const HASH_BYTES = 32;
/** The leaves that a visitor may forge. */
const leaves = [0, 2, 5, 7];

/** `pitch` is the space of one leaf, `rise` that of one level, `floor` the line of leaves, `digits` how much of a hash a cell shows. */
const wide = { width: 1240, height: 388, pitch: 100, rise: 80, floor: 320, radius: 30, digits: 4 };
const narrow = { width: 360, height: 262, pitch: 45, rise: 46, floor: 162, radius: 22, digits: 3 };
type ProofFrame = typeof wide;

function forge(leaf: number) {
  const proof = proofOf(levels, leaf);
  const forgedEntry = `transfer ${leaf + 1}: ${amounts[leaf]}0`;
  return {
    leaf,
    proof,
    forgedAmount: thousands(10 * amounts[leaf]),
    honestHashes: climb(entries[leaf], proof).map(hex),
    forgedHashes: climb(forgedEntry, proof).map(hex),
    isAccepted: verify(entries[leaf], proof, root),
    isForgedAccepted: verify(forgedEntry, proof, root),
  };
}
type Forgery = ReturnType<typeof forge>;

function drawTree({ leaf }: Forgery, frame: ProofFrame): Mark[] {
  const { pitch, rise, floor, radius } = frame;
  const isWide = frame === wide;
  const at = (level: number, index: number): Point => [
    pitch * 2 ** level * (index + 0.5),
    floor - level * rise,
  ];
  const spots = levels.flatMap((row, level) => row.map((hash, index) => ({ hash, level, index })));
  type NodeSpot = (typeof spots)[number];
  const isOnPath = ({ level, index }: NodeSpot) => index === leaf >> level;
  const isInProof = ({ level, index }: NodeSpot) => level < top && index === ((leaf >> level) ^ 1);
  const isOther = (spot: NodeSpot) => !isOnPath(spot) && !isInProof(spot);
  const links = (isWanted: (spot: NodeSpot) => boolean) =>
    spots
      .filter((spot) => spot.level < top && isWanted(spot))
      .map(({ level, index }) => segment(...at(level, index), ...at(level + 1, index >> 1)))
      .join("");
  const cells = (isWanted: (spot: NodeSpot) => boolean) =>
    spots
      .filter(isWanted)
      .map(({ level, index }) => hexagon(...at(level, index), radius))
      .join("");
  const label = (spot: NodeSpot): Mark[] => {
    const { level, index, hash } = spot;
    const [x, y] = at(level, index);
    const anchor = "middle";
    const tone = isOnPath(spot) ? "ground" : isInProof(spot) ? "ink" : "quiet";
    const digits = hex(hash).slice(0, frame.digits);
    const digest = text(x, y + (isWide ? 6 : 4), digits, { anchor, tone });
    if (level === top) {
      const [left, foot] = isWide ? [x, y - radius - 10] : [x - radius - 18, y + 4];
      return [digest, text(left, foot, "root", { anchor, tone: "quiet" })];
    }
    if (level > 0) return [digest];
    const amount = text(x, y + radius + (isWide ? 26 : 20), `${amounts[index]}`, {
      anchor,
      tone: index === leaf ? "blue" : "muted",
      bold: index === leaf,
    });
    return [digest, amount];
  };
  return [
    path(
      links((spot) => !isOnPath(spot)),
      { stroke: "quiet", opacity: 0.6 },
    ),
    path(links(isOnPath), { stroke: "blue", width: 2.5 }),
    path(cells(isOther), { fill: "ground", stroke: "quiet" }),
    path(cells(isInProof), { fill: "ground", stroke: "blue", width: 2.5 }),
    path(cells(isOnPath), { fill: "blue" }),
    ...spots.flatMap(label),
  ];
}

/** The hashes that a verifier computes, from leaf to root; a forged row is dashed. */
function drawChain(hashes: string[], at: (level: number) => Point, frame: ProofFrame, tone: Tone) {
  const isWide = frame === wide;
  const style = { anchor: "middle", tone: "ground" } as const;
  const dash = tone === "ink" ? "4 5" : undefined;
  const cells = hashes.map((_, level) => hexagon(...at(level), frame.radius)).join("");
  return [
    path(segment(...at(0), ...at(top)), { stroke: tone, width: 2.5, dash }),
    path(cells, { fill: tone }),
    ...hashes.map((hash, level) => {
      const [x, y] = at(level);
      return text(x, y + (isWide ? 6 : 4), hash.slice(0, frame.digits), style);
    }),
  ];
}

/** Beside the tree the verifier's two climbs, level by level. */
function drawWide(forgery: Forgery): Scene {
  const { width, height, floor, rise, radius } = wide;
  const { leaf, honestHashes, forgedHashes, forgedAmount } = forgery;
  const columnStyle = (tone: Tone) => ({ anchor: "middle", tone, bold: true }) as const;
  const drawColumn = (x: number, tone: Tone, hashes: string[], amount: string) => [
    ...drawChain(hashes, (level) => [x, floor - level * rise], wide, tone),
    text(x, floor + radius + 26, amount, columnStyle(tone)),
  ];
  const head = floor - top * rise - radius - 10;
  const marks: Mark[] = [
    path(segment(846, 4, 846, floor + radius + 26), { stroke: "line" }),
    ...drawTree(forgery, wide),
    ...drawColumn(940, "blue", honestHashes, `${amounts[leaf]}, as recorded`),
    ...drawColumn(1150, "ink", forgedHashes, `${forgedAmount}, forged`),
    text(0, 16, "the tree, its root on chain; outlined: the proof"),
    text(872, 16, "what the verifier recomputes"),
    text(940, head, "root matches", columnStyle("blue")),
    text(1150, head, "another root", columnStyle("ink")),
  ];
  return sceneOf(width, height, marks);
}

/** The tree, and under it the climb that ends at another root. */
function drawNarrow(forgery: Forgery): Scene {
  const { width, height, floor, rise, radius } = narrow;
  const { leaf, forgedAmount, forgedHashes } = forgery;
  const y = height - radius - 4;
  const bold = { tone: "ink", bold: true } as const;
  const end = { ...bold, anchor: "end" } as const;
  const marks: Mark[] = [
    ...drawTree(forgery, narrow),
    text(0, 14, "outlined:"),
    text(0, 30, "the proof"),
    text(width, floor - top * rise + 5, `${amounts[leaf]}: accepted`, { ...end, tone: "blue" }),
    ...drawChain(forgedHashes, (level) => [82 + 56 * level, y], narrow, "ink"),
    text(0, y + 5, forgedAmount, bold),
    text(width, y + 5, "refused", end),
  ];
  return sceneOf(width, height, marks);
}

/** A Merkle proof, and the same proof with a forged amount. */
function drawFigure(leaf: number): FigureData {
  const forgery = forge(leaf);
  const { proof, honestHashes, forgedHashes } = forgery;
  const verdict = (holds: boolean) => (holds ? "is accepted" : "is refused");
  return {
    title: `A Merkle tree of ${entries.length} transfers, the proof of transfer ${leaf + 1}, and a forged amount that fails it`,
    finding: `A transfer of ${amounts[leaf]} tokens ${verdict(forgery.isAccepted)}. Forged to ${forgery.forgedAmount}, it ${verdict(forgery.isForgedAccepted)}, because its hashes do not lead to the recorded root.`,
    caption: `Each hash is Keccak-256, of which the first digits are shown. A leaf hashes the byte 0 and the text “${entries[leaf]}”, and a node hashes the byte 1 and the two hashes below it. The proof is the leaf’s position, ${leaf + 1}, which says on which side each sibling is, and the ${proof.siblings.length} outlined hashes of ${HASH_BYTES} bytes each. The verifier computes the filled path and compares its end with the root.`,
    narrow: drawNarrow(forgery),
    scene: drawWide(forgery),
    table: {
      columns: ["Level", "Sibling in the proof", "As recorded", "Forged"],
      rows: honestHashes.map((hash, level) => [
        level === 0 ? "leaf" : level === top ? "root" : `${level}`,
        level < top ? hex(proof.siblings[level]).slice(0, wide.digits) : "none",
        hash.slice(0, 16),
        forgedHashes[level].slice(0, 16),
      ]),
    },
  };
}

export default {
  legend: "Transfer to forge",
  options: leaves.map((leaf) => `${amounts[leaf]}`),
  initial: 1,
  figures: leaves.map(drawFigure),
};
