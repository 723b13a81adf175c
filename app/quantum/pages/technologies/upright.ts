import { path } from "#app/drawing/marks.ts";
import type { Mark, Scene } from "#app/drawing/scene.ts";
import { drawWritten, run, type Wires } from "../about/draw-lowering.ts";
import { lowered } from "../about/lowering.ts";
import { HEIGHT, lattice, WIDTH } from "../industries/strips.pictures.ts";
import { packetMarks } from "../simulation/packet.ts";

export const upright = (marks: readonly Mark[]): Scene => ({
  width: WIDTH,
  height: HEIGHT,
  marks,
});

/** The history of a packet, as it fills the simulation page's opening. */
export const packet = (): Scene => upright(packetMarks(lattice(12), WIDTH, HEIGHT));

/** Four wires across the strip. */
const wires: Wires = { at: (along, across) => [along, across], first: 35, pitch: 63 };

/** A program of four qubits as its gates. */
export function written(): Scene {
  const lines = [0, 1, 2, 3].map((wire) => run(wires, wire, 0, WIDTH)).join("");
  return upright([
    path(lines, { stroke: "quiet", width: 1.2 }),
    ...drawWritten(lowered.written, wires, { from: 0, column: WIDTH / 6, box: 28 }),
  ]);
}
