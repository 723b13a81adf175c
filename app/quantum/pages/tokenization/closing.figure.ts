import { path } from "#app/figures/marks.ts";
import { segment } from "#app/figures/path.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { signatures } from "#app/models/pqc/key-sizes.ts";

const { mlDsa65, slhDsa128s } = signatures;
const CLASSICAL_BYTES = 64;

interface FieldLayout {
  width: number;
  /** The distance from one byte to the next, along a row and down. */
  pitch: number;
}

/** One signature over the whole width, a dash for each byte: lit what today's needs, bright what ML-DSA-65 adds. */
function field({ width, pitch }: FieldLayout): Scene {
  const columns = Math.floor(width / pitch);
  const rows = Math.ceil(slhDsa128s.bytes / columns);
  const run = (from: number, to: number): string => {
    const row = Math.floor(from / columns);
    const end = Math.min(to, (row + 1) * columns);
    const y = (row + 0.5) * pitch;
    const piece = segment((from - row * columns) * pitch, y, (end - row * columns) * pitch, y);
    return end < to ? piece + run(end, to) : piece;
  };
  const style = { width: pitch * 0.62, dash: `${pitch * 0.62} ${pitch * 0.38}` };
  return sceneOf(width, Math.floor(rows * pitch), [
    path(run(mlDsa65.bytes, slhDsa128s.bytes), { ...style, stroke: { phase: 0.52 }, opacity: 0.3 }),
    path(run(CLASSICAL_BYTES, mlDsa65.bytes), { ...style, stroke: { phase: 0.52 } }),
    path(run(0, CLASSICAL_BYTES), { ...style, stroke: "accent" }),
  ]);
}

export default {
  title:
    "One hash-based signature, with the part that ML-DSA-65 takes and the part that is enough today",
  finding: `The bright cells are the bytes of one post-quantum signature, and the dim ones are what a hash-based signature adds. Today’s needs only the ${CLASSICAL_BYTES} that are lit.`,
  scene: field({ width: 1440, pitch: 7.5 }),
  narrow: field({ width: 390, pitch: 3.3 }),
} satisfies Diagram;
