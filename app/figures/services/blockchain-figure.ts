import { merkleLevels, proofPath, verify } from "#app/engine/services/merkle.ts";
import { path, text } from "#app/figures/draw/marks.ts";
import { hexagon, type Point, segment } from "#app/figures/draw/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const entries = Array.from({ length: 8 }, (_, k) => `transfer ${k + 1}`);
const LEAF = 2;
const HASH_BYTES = 32;

function at(level: number, index: number): Point {
  const pitch = 352 / 8;
  const span = pitch * 2 ** level;
  return [4 + span * (index + 0.5), 178 - level * 50];
}

export function buildServiceBlockchain(): Figure {
  const levels = merkleLevels(entries);
  const [root] = levels[levels.length - 1];
  const siblings = proofPath(levels, LEAF);
  const valid = verify(
    entries[LEAF],
    LEAF,
    siblings.map((index, level) => levels[level][index]),
    root,
  );
  const spots = levels.flatMap((row, level) => row.map((hash, index) => ({ hash, level, index })));
  const onPath = ({ level, index }: { level: number; index: number }) => index === LEAF >> level;
  const inProof = ({ level, index }: { level: number; index: number }) => siblings[level] === index;
  const link = ({ level, index }: { level: number; index: number }) =>
    segment(...at(level, index), ...at(level + 1, index >> 1));
  const linked = spots.filter(({ level }) => level < levels.length - 1);
  const cells = (list: typeof spots) =>
    list.map(({ level, index }) => hexagon(...at(level, index), 9)).join("");
  const others = spots.filter((spot) => !onPath(spot) && !inProof(spot));
  const label = ({ hash, level, index }: (typeof spots)[number]): Mark => {
    const [x, y] = at(level, index);
    const tone = onPath({ level, index }) || inProof({ level, index }) ? "ink" : "quiet";
    if (level === 0)
      return text(x, y + 24, hash.slice(0, 4), { anchor: "middle", size: "s", tone });
    const left = level < levels.length - 1 && index % 2 === 0;
    return text(left ? x - 13 : x + 13, y - 1, hash.slice(0, 4), {
      anchor: left ? "end" : "start",
      size: "s",
      tone,
    });
  };
  const marks: Mark[] = [
    path(
      linked
        .filter((spot) => !onPath(spot))
        .map(link)
        .join(""),
      { stroke: "quiet", width: 1, opacity: 0.6 },
    ),
    path(linked.filter(onPath).map(link).join(""), { stroke: "blue", width: 2.5 }),
    path(cells(others), { fill: "ground", stroke: "quiet", width: 1 }),
    path(cells(spots.filter(inProof)), { fill: "ground", stroke: "blue", width: 2 }),
    path(cells(spots.filter(onPath)), { fill: "blue" }),
    ...spots.map(label),
    text(0, 16, `${siblings.length} hashes prove one of ${entries.length}`, { tone: "ink" }),
    text(0, 31, `${siblings.length * HASH_BYTES} bytes`, { size: "s", tone: "quiet" }),
  ];
  return {
    id: "service-blockchain-dlt",
    title: "A Merkle tree of eight entries with the path that proves one of them",
    caption: `SHA-256 over ${entries.length} entries, first four digits shown. The filled path is recomputed by the verifier; the ${siblings.length} outlined hashes are the whole proof, and it ${valid ? "checks" : "fails"} against the root ${root.slice(0, 4)}.`,
    scene: { width: 360, height: 210, marks },
    table: {
      columns: ["Level", "Sibling in the proof", "SHA-256, first 16 digits"],
      rows: siblings.map((index, level) => [
        `${level}`,
        `node ${index + 1}`,
        levels[level][index].slice(0, 16),
      ]),
    },
  };
}
