import { type Dot, dotPaths, riseOf } from "#app/drawing/dots.ts";
import { text } from "#app/drawing/marks.ts";
import { asFile, type Diagram, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { signatures } from "#data/key-sizes.ts";
import { byteColors, bytesPerDot, dotsOf, RADIUS } from "./byte-rows.ts";

const shownSignatures = [signatures.ed25519, signatures.mlDsa65, signatures.slhDsa128s];

interface BlocksLayout {
  pitch: number;
  screen: keyof typeof bytesPerDot;
  width: number;
  height: number;
  columns: readonly number[];
  lefts: readonly number[];
  /** Draws the size over each block, and below it the scheme. */
  labels: (left: number, y: number, bytes: number, name: string) => readonly Mark[];
}

/** The room under the blocks for the key. */
const KEY_HEIGHT = 30;

/** Each block has the smallest one lit in its corner. */
function view({ screen, width, height, pitch, columns, lefts, labels }: BlocksLayout): Scene {
  const bottom = height - KEY_HEIGHT;
  const dots = shownSignatures.map(({ bytes }) => dotsOf(bytes, screen));
  const key = `lit: the ${shownSignatures[0].bytes} bytes of today; one dot is ${bytesPerDot[screen]}`;
  const litColumns = columns[0];
  const litRows = dots[0] / litColumns;
  const blocks = dots.map((count, k) =>
    Array.from({ length: count }, (_, i): Dot => {
      const [column, row] = [i % columns[k], Math.floor(i / columns[k])];
      return {
        x: lefts[k] + ((row % 2) / 2 + 0.5 + column) * pitch,
        y: bottom - (row + 0.5) * riseOf(pitch),
        r: RADIUS * pitch,
        color: byteColors[column < litColumns && row < litRows ? "classical" : "postQuantum"],
      };
    }),
  );
  const names = [
    ...shownSignatures.flatMap(({ name, bytes }, k) => {
      const y = bottom - Math.ceil(dots[k] / columns[k]) * riseOf(pitch) - 10;
      return labels(lefts[k], y, bytes, name);
    }),
    text(lefts[0], height - 4, key),
  ];
  return sceneOf(width, height, names, dotPaths(blocks.flat()));
}

export default asFile({
  title: `Three signatures of ${shownSignatures.map(({ bytes }) => thousands(bytes)).join(", ")} bytes, as dots`,
  finding: `An ML-DSA-65 signature is ${Math.round(signatures.mlDsa65.bytes / shownSignatures[0].bytes)} times as long as an Ed25519 signature of today.`,
  scene: view({
    screen: "wide",
    width: 637,
    height: 622,
    pitch: 10,
    columns: [4, 18, 34],
    lefts: [0, 92, 292],
    labels: (x, y, bytes, name) => [
      text(x, y - 46, thousands(bytes), { large: true, tone: "ink" }),
      text(x, y - 20, "bytes"),
      text(x, y, name),
    ],
  }),
  narrow: view({
    screen: "narrow",
    width: 375,
    height: 250,
    pitch: 8.6,
    columns: [2, 12, 21],
    lefts: [24, 52, 166],
    labels: (x, y, bytes, name) =>
      name === shownSignatures[0].name
        ? [text(x, y, `${bytes}`, { tone: "ink", bold: true })]
        : [
            text(x, y - 15, `${thousands(bytes)} bytes`, { tone: "ink", bold: true }),
            text(x, y, name, { tone: "quiet" }),
          ],
  }),
} satisfies Diagram);
