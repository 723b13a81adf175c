import { signatures } from "#app/engine/key-sizes/sizes.ts";
import { thousands } from "#app/figures/draw/format.ts";
import { mono, round } from "#app/figures/draw/marks.ts";
import { riseOf } from "#app/figures/plates/dots.ts";
import type { Plate, PlateView } from "#app/figures/plates/plate.ts";
import { palettes } from "#app/lib/palettes.ts";

const shown = [signatures.ed25519, signatures.mlDsa65, signatures.slhDsa128s];
const standards = ["RFC 8032", "FIPS 204", "FIPS 205"];

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
  /** Space between a block and its label. */
  gap: number;
}

function view({ width, height, pitch, columns, lefts, gap }: Layout): PlateView {
  const { accent, muted } = palettes.quantum;
  const blocks = shown.map(({ bytes }, k) => block(bytes, columns[k], lefts[k], height, pitch));
  const paths = blocks.map(({ d }, k) => `<path stroke="${k === 0 ? accent : muted}" d="${d}"/>`);
  return {
    width,
    height,
    body: `<g fill="none" stroke-width="${round(pitch * 0.66)}" stroke-linecap="round" stroke-dasharray="0 ${pitch}">${paths.join("")}</g>`,
    labels: shown
      .slice(0, 2)
      .flatMap(({ name, bytes }, k) => {
        const y = height - blocks[k].height - gap;
        return [
          mono(lefts[k], y - 20, `${thousands(bytes)} bytes`, {
            tone: k === 0 ? "accent" : "ink",
            size: "l",
          }),
          mono(lefts[k], y, `${name}, ${standards[k]}`, { tone: "quiet" }),
        ];
      })
      .concat([
        mono(lefts[2] - 12, 22, `${thousands(shown[2].bytes)} bytes`, {
          anchor: "end",
          tone: "ink",
          size: "l",
        }),
        mono(lefts[2] - 12, 42, `${shown[2].name}, ${standards[2]}`, {
          anchor: "end",
          tone: "quiet",
        }),
      ]),
  };
}

export function buildSignaturesPlate(): Plate {
  return {
    id: "tokenization",
    title: `Three signatures as ${shown.map(({ bytes }) => thousands(bytes)).join(", ")} dots, one for each byte`,
    finding: `One dot is one byte: ${shown.map(({ name, bytes }) => `${thousands(bytes)} for ${name}`).join(", ")}.`,
    caption: `Every dot is drawn, to one scale. Signature sizes from ${standards.join(", ")}.`,
    wide: view({
      width: 720,
      height: 700,
      pitch: 6,
      columns: [8, 44, 60],
      lefts: [4, 74, 357],
      gap: 16,
    }),
    narrow: view({
      width: 375,
      height: 284,
      pitch: 3,
      columns: [8, 36, 76],
      lefts: [14, 30, 145],
      gap: 10,
    }),
    table: {
      columns: ["Signature", "Standard", "Bytes", "Times Ed25519"],
      rows: shown.map(({ name, bytes }, k) => [
        name,
        standards[k],
        thousands(bytes),
        (bytes / shown[0].bytes).toFixed(1),
      ]),
    },
  };
}
