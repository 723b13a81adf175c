import { signatures } from "@adyakshar/papers/pqc/key-sizes";
import { riseOf } from "#app/figures/dots.ts";
import { thousands } from "#app/figures/format.ts";
import { mono, round } from "#app/figures/marks.ts";
import type { Diagram, Scene } from "#app/figures/scene.ts";
import { palettes } from "#app/lib/palettes.ts";
import { BYTES_PER_DOT, phoneDots } from "./byte-rows.ts";

const shown = [signatures.ed25519, signatures.mlDsa65, signatures.slhDsa128s];

/** The dots of each row of a block, from the bottom up. */
export function rowsOf(bytes: number, columns: number): number[] {
  const rows = Math.ceil(bytes / columns);
  return Array.from({ length: rows }, (_, row) => Math.min(columns, bytes - row * columns));
}

/** A row is one dashed line whose dashes have no length and round ends. */
function block(bytes: number, columns: number, left: number, bottom: number, pitch: number) {
  const lines = rowsOf(bytes, columns).map((count, row) => {
    const x = left + ((row % 2) / 2 + 0.5) * pitch;
    const y = bottom - (row + 0.5) * riseOf(pitch);
    return `M${round(x)} ${round(y)}h${round((count - 1) * pitch + pitch / 4)}`;
  });
  return { d: lines.join(""), height: lines.length * riseOf(pitch) };
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
  dotsOf?: (bytes: number) => number;
}

function view(layout: Layout): Scene {
  const { width, height, pitch, columns, lefts, leading, labels, dotsOf = Number } = layout;
  const { accent, muted } = palettes.quantum;
  const blocks = shown.map(({ bytes }, k) =>
    block(dotsOf(bytes), columns[k], lefts[k], height, pitch),
  );
  const paths = blocks.map(({ d }, k) => `<path stroke="${k === 0 ? accent : muted}" d="${d}"/>`);
  return {
    width,
    height,
    body: `<g fill="none" stroke-width="${round(pitch * 0.66)}" stroke-linecap="round" stroke-dasharray="0 ${pitch}">${paths.join("")}</g>`,
    marks: labels.flatMap(([size, scheme], k) => {
      const y = height - blocks[k].height - 10;
      const tone = k === 0 ? "accent" : "ink";
      return [
        mono(lefts[k], y - (scheme ? leading : 0), size, { tone, bold: true }),
        ...(scheme ? [mono(lefts[k], y, scheme, { tone: "quiet" })] : []),
      ];
    }),
  };
}

export function buildSignatures(): Diagram {
  return {
    title: `Three signatures of ${shown.map(({ bytes }) => thousands(bytes)).join(", ")} bytes, as dots`,
    finding: `Each dot is one byte of a signature, on a small screen ${BYTES_PER_DOT}. ${signatures.mlDsa65.name}, a post-quantum standard, takes ${Math.round(signatures.mlDsa65.bytes / shown[0].bytes)} times the room of ${shown[0].name}.`,
    scene: view({
      width: 720,
      height: 782,
      pitch: 6,
      columns: [8, 40, 56],
      lefts: [4, 110, 380],
      leading: 22,
      labels: shown.map(({ name, bytes }) => [`${thousands(bytes)} bytes`, name]),
    }),
    narrow: view({
      width: 375,
      height: 252,
      pitch: 9.6,
      columns: [2, 12, 19],
      lefts: [24, 58, 182],
      leading: 15,
      labels: shown.map(({ name, bytes }, k) => [thousands(bytes), k === 0 ? "" : name]),
      dotsOf: phoneDots,
    }),
  };
}

export default buildSignatures();
