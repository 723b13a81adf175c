import { signatures } from "@adyakshar/papers/pqc/key-sizes";
import { riseOf } from "#app/figures/dots.ts";
import { thousands } from "#app/figures/format.ts";
import { mono, round } from "#app/figures/marks.ts";
import type { Diagram, Scene } from "#app/figures/scene.ts";
import { BYTES_PER_DOT, byteColors, phoneDots } from "./byte-rows.ts";

const shown = [signatures.ed25519, signatures.mlDsa65, signatures.slhDsa128s];

interface Block {
  columns: number;
  left: number;
  bottom: number;
  pitch: number;
}

/** The dots from one to another, from the bottom up: a row is one dashed line whose dashes have no length and round ends. */
function rows(first: number, last: number, { columns, left, bottom, pitch }: Block): string {
  const from = Math.floor(first / columns);
  const lines = Array.from({ length: Math.ceil(last / columns) - from }, (_, k) => {
    const row = from + k;
    const start = Math.max(0, first - row * columns);
    const end = Math.min(columns, last - row * columns);
    const x = left + ((row % 2) / 2 + 0.5 + start) * pitch;
    const y = bottom - (row + 0.5) * riseOf(pitch);
    return `M${round(x)} ${round(y)}h${round((end - start - 1) * pitch + pitch / 4)}`;
  });
  return lines.join("");
}

interface Layout {
  width: number;
  height: number;
  pitch: number;
  columns: readonly number[];
  lefts: readonly number[];
  /** Between the two lines of a label. */
  leading: number;
  /** What stands over each block: the size, and below it the scheme. */
  labels: readonly (readonly [size: string, scheme: string])[];
  /** What a dot is, below the blocks. */
  key: string;
  dotsOf?: (bytes: number) => number;
}

/** Under the blocks, for the key. */
const FOOT = 30;

/** Each block has as many dots lit, from the bottom up, as the smallest has. */
function view(layout: Layout): Scene {
  const { width, height, pitch, columns, lefts, leading, labels, key } = layout;
  const { dotsOf = Number } = layout;
  const bottom = height - FOOT;
  const dots = shown.map(({ bytes }) => dotsOf(bytes));
  const paths = dots.flatMap((count, k) => {
    const block = { columns: columns[k], left: lefts[k], bottom, pitch };
    return [
      `<path stroke="${byteColors.classical}" d="${rows(0, dots[0], block)}"/>`,
      `<path stroke="${byteColors.postQuantum}" d="${rows(dots[0], count, block)}"/>`,
    ].slice(0, k + 1);
  });
  return {
    width,
    height,
    body: `<g fill="none" stroke-width="${round(pitch * 0.66)}" stroke-linecap="round" stroke-dasharray="0 ${pitch}">${paths.join("")}</g>`,
    marks: [
      ...labels.flatMap(([size, scheme], k) => {
        const y = bottom - Math.ceil(dots[k] / columns[k]) * riseOf(pitch) - 10;
        const tone = k === 0 ? "accent" : "ink";
        return [
          mono(lefts[k], y - (scheme ? leading : 0), size, { tone, bold: true }),
          ...(scheme ? [mono(lefts[k], y, scheme, { tone: "quiet" })] : []),
        ];
      }),
      mono(lefts[0], height - 4, key, { tone: "muted" }),
    ],
  };
}

export function buildSignatures(): Diagram {
  return {
    title: `Three signatures of ${shown.map(({ bytes }) => thousands(bytes)).join(", ")} bytes, as dots`,
    finding: `A post-quantum signature (${signatures.mlDsa65.name}) is ${Math.round(signatures.mlDsa65.bytes / shown[0].bytes)} times as long as ${shown[0].name}’s.`,
    scene: view({
      width: 637,
      height: 666,
      pitch: 5.5,
      columns: [8, 32, 64],
      lefts: [0, 90, 282],
      leading: 22,
      labels: shown.map(({ name, bytes }) => [thousands(bytes), name]),
      key: `one dot is one byte; ${shown[0].bytes} are lit in each`,
    }),
    narrow: view({
      width: 375,
      height: 250,
      pitch: 8.6,
      columns: [2, 12, 21],
      lefts: [24, 52, 166],
      leading: 15,
      labels: shown.map(({ name, bytes }, k) => [thousands(bytes), k === 0 ? "" : name]),
      key: `one dot is ${BYTES_PER_DOT} bytes; ${shown[0].bytes} bytes are lit`,
      dotsOf: phoneDots,
    }),
  };
}

export default buildSignatures();
