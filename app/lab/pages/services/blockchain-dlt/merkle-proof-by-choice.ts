import { leafChoices } from "#app/content/services/choices.ts";
import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { hexagon, type Point, segment } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { climb, hex, merkleLevels, proofOf, verify } from "./merkle.ts";

const amounts = [40, 15, 250, 80, 5, 120, 60, 30];
const entries = amounts.map((amount, k) => `transfer ${k + 1}: ${amount}`);
const levels = merkleLevels(entries);
const top = levels.length - 1;
const [root] = levels[top];
const HASH_BYTES = 32;
/** In the order of the choices. */
const choosable = [0, 2, 5, 7];

interface Frame {
  width: number;
  height: number;
  /** The tree: the space of one leaf, the rise of one level, the line of leaves. */
  pitch: number;
  rise: number;
  floor: number;
  radius: number;
}

const wide: Frame = { width: 1240, height: 388, pitch: 100, rise: 80, floor: 320, radius: 30 };
const narrow: Frame = { width: 360, height: 262, pitch: 45, rise: 46, floor: 162, radius: 22 };

function forge(leaf: number) {
  const proof = proofOf(levels, leaf);
  const forged = `transfer ${leaf + 1}: ${amounts[leaf]}0`;
  return {
    leaf,
    proof,
    forgedAmount: thousands(10 * amounts[leaf]),
    honest: climb(entries[leaf], proof).map(hex),
    false: climb(forged, proof).map(hex),
    accepted: verify(entries[leaf], proof, root),
    forgedAccepted: verify(forged, proof, root),
  };
}

const digits = (hash: string) => hash.slice(0, 4);

function tree({ leaf }: { leaf: number }, frame: Frame): Mark[] {
  const { pitch, rise, floor, radius } = frame;
  const isWide = frame === wide;
  const at = (level: number, index: number): Point => [
    pitch * 2 ** level * (index + 0.5),
    floor - level * rise,
  ];
  const spots = levels.flatMap((row, level) => row.map((hash, index) => ({ hash, level, index })));
  type Spot = (typeof spots)[number];
  const onPath = ({ level, index }: Spot) => index === leaf >> level;
  const inProof = ({ level, index }: Spot) => level < top && index === ((leaf >> level) ^ 1);
  const linked = spots.filter(({ level }) => level < top);
  const links = (list: Spot[]) =>
    list
      .map(({ level, index }) => segment(...at(level, index), ...at(level + 1, index >> 1)))
      .join("");
  const cells = (list: Spot[]) =>
    list.map(({ level, index }) => hexagon(...at(level, index), radius)).join("");
  const label = (spot: Spot): Mark[] => {
    const { level, index, hash } = spot;
    const [x, y] = at(level, index);
    const named = { anchor: "middle", size: isWide ? "m" : "s" } as const;
    const tone = onPath(spot) ? "ground" : inProof(spot) ? "ink" : "quiet";
    const digest = text(x, y + (isWide ? 6 : 4), digits(hex(hash)), { ...named, tone });
    if (level === top) {
      const [left, foot] = isWide ? [x, y - radius - 10] : [x - radius - 18, y + 4];
      return [digest, text(left, foot, "root", { ...named, tone: "quiet" })];
    }
    if (level > 0) return [digest];
    const amount = text(x, y + radius + (isWide ? 26 : 20), `${amounts[index]}`, {
      anchor: "middle",
      tone: index === leaf ? "blue" : "muted",
      bold: index === leaf,
    });
    return [digest, amount];
  };
  return [
    path(links(linked.filter((spot) => !onPath(spot))), { stroke: "quiet", opacity: 0.6 }),
    path(links(linked.filter(onPath)), { stroke: "blue", width: 2.5 }),
    path(cells(spots.filter((spot) => !onPath(spot) && !inProof(spot))), {
      fill: "ground",
      stroke: "quiet",
    }),
    path(cells(spots.filter(inProof)), { fill: "ground", stroke: "blue", width: 2.5 }),
    path(cells(spots.filter(onPath)), { fill: "blue" }),
    ...spots.flatMap(label),
  ];
}

/** The verifier's two climbs beside the tree, level by level. */
function climbs(forgery: ReturnType<typeof forge>): Mark[] {
  const { floor, rise, radius } = wide;
  const columns = [
    {
      x: 940,
      name: "as recorded",
      hashes: forgery.honest,
      amount: `${amounts[forgery.leaf]}`,
      tone: "blue",
    },
    { x: 1150, name: "forged", hashes: forgery.false, amount: forgery.forgedAmount, tone: "ink" },
  ] as const;
  return columns.flatMap(({ x, name, hashes, amount, tone }): Mark[] => [
    path(segment(x, floor, x, floor - top * rise), {
      stroke: tone,
      width: 2.5,
      dash: name === "forged" ? "4 5" : undefined,
    }),
    path(hashes.map((_, level) => hexagon(x, floor - level * rise, radius)).join(""), {
      fill: tone,
    }),
    ...hashes.map((hash, level) =>
      text(x, floor - level * rise + 6, digits(hash), { anchor: "middle", tone: "ground" }),
    ),
    text(x, floor + radius + 26, `${amount}, ${name}`, { anchor: "middle", tone, bold: true }),
  ]);
}

function drawWide(forgery: ReturnType<typeof forge>): Scene {
  const { floor, rise, radius } = wide;
  const apex = floor - top * rise;
  return {
    width: wide.width,
    height: wide.height,
    marks: [
      path(segment(846, 4, 846, floor + radius + 26), { stroke: "line" }),
      ...tree(forgery, wide),
      ...climbs(forgery),
      text(0, 16, "the tree, its root on chain; outlined: the proof", { tone: "muted" }),
      text(872, 16, "what the verifier recomputes", { tone: "muted" }),
      text(940, apex - radius - 10, "root matches", { anchor: "middle", tone: "blue", bold: true }),
      text(1150, apex - radius - 10, "another root", { anchor: "middle", tone: "ink", bold: true }),
    ],
  };
}

/** The tree, and under it the climb that ends at another root. */
function drawNarrow(forgery: ReturnType<typeof forge>): Scene {
  const { width, height, floor, rise, radius } = narrow;
  const { leaf, forgedAmount, false: hashes } = forgery;
  const apex = floor - top * rise;
  const y = height - radius - 4;
  const x = (level: number) => 82 + 56 * level;
  const refused = { tone: "ink", bold: true } as const;
  const marks: Mark[] = [
    ...tree(forgery, narrow),
    text(0, 14, "outlined:", { size: "s", tone: "muted" }),
    text(0, 30, "the proof", { size: "s", tone: "muted" }),
    text(width, apex + 5, `${amounts[leaf]}: accepted`, {
      anchor: "end",
      tone: "blue",
      bold: true,
    }),
    path(segment(x(0), y, x(top), y), { stroke: "ink", width: 2.5, dash: "4 5" }),
    path(hashes.map((_, level) => hexagon(x(level), y, radius)).join(""), { fill: "ink" }),
    ...hashes.map((hash, level) =>
      text(x(level), y + 4, digits(hash), { anchor: "middle", size: "s", tone: "ground" }),
    ),
    text(0, y + 5, forgedAmount, refused),
    text(width, y + 5, "refused", { ...refused, anchor: "end" }),
  ];
  return { width, height, marks };
}

/** A Merkle proof, and the same proof with a forged amount. */
export function buildServiceBlockchain(choice = leafChoices.initial): Figure {
  const forgery = forge(choosable[choice]);
  const { leaf, proof, honest, accepted, forgedAccepted } = forgery;
  const verdict = (holds: boolean) => (holds ? "is accepted" : "is refused");
  return {
    title: `A Merkle tree of ${entries.length} transfers, the proof of transfer ${leaf + 1}, and a forged amount that fails it`,
    finding: `A transfer of ${amounts[leaf]} tokens ${verdict(accepted)}. Forged to ${forgery.forgedAmount}, it ${verdict(forgedAccepted)}, because its hashes do not lead to the recorded root.`,
    caption: `Each hash is Keccak-256, its first digits shown. A leaf hashes the byte 0 and the text “${entries[leaf]}”; a node hashes the byte 1 and the two hashes below it. The proof is the leaf’s position (${leaf + 1}, which says on which side each sibling is) and the ${proof.siblings.length} outlined hashes of ${HASH_BYTES} bytes each. The verifier computes the filled path and compares its end with the root.`,
    narrow: drawNarrow(forgery),
    scene: drawWide(forgery),
    table: {
      columns: ["Level", "Sibling in the proof", "As recorded", "Forged"],
      rows: honest.map((hash, level) => [
        level === 0 ? "leaf" : level === top ? "root" : `${level}`,
        level < top ? digits(hex(proof.siblings[level])) : "none",
        hash.slice(0, 16),
        forgery.false[level].slice(0, 16),
      ]),
    },
  };
}
