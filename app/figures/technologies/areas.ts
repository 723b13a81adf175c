import { drawPulses, drawWritten, run, type Wires } from "#app/figures/about/draw-lowering.ts";
import { lowered } from "#app/figures/about/lowering.ts";
import { path } from "#app/figures/draw/marks.ts";
import { linearScale } from "#app/figures/draw/scale.ts";
import { HEIGHT, lattice, strips, WIDTH } from "#app/figures/industries/strips.ts";
import type { Mark, Scene } from "#app/figures/scene.ts";
import { buildServiceAi } from "#app/figures/services/ai-figure.ts";
import { packetMarks } from "#app/figures/simulation/packet.ts";

interface AreaPicture {
  /** What it shows, for those who do not see it. */
  alt: string;
  scene: () => Scene;
}

export const upright = (marks: readonly Mark[]): Scene => ({
  width: WIDTH,
  height: HEIGHT,
  marks,
});

/** The history of a packet, as it fills the simulation page's opening. */
export const packet = (): Scene => upright(packetMarks(lattice(12), WIDTH, HEIGHT));

/** Four wires across the strip. */
const wires: Wires = { at: (along, across) => [along, across], first: 35, pitch: 63 };

function onWires(marks: readonly Mark[]): Scene {
  const lines = [0, 1, 2, 3].map((wire) => run(wires, wire, 0, WIDTH)).join("");
  return upright([path(lines, { stroke: "quiet", width: 1.2 }), ...marks]);
}

export function written(): Scene {
  return onWires(drawWritten(lowered.written, wires, { from: 0, column: WIDTH / 6, box: 28 }));
}

function pulses(): Scene {
  const { played } = lowered;
  return onWires(drawPulses(played, wires, linearScale([0, played.duration], [0, WIDTH])));
}

/** A picture of each area's work, in the areas' order. */
export const areaPictures: readonly AreaPicture[] = [
  { alt: "A program of four qubits as its gates", scene: written },
  {
    alt: "A device of coupled qubits, a color for each frequency",
    scene: () => upright(strips.semiconductor().marks),
  },
  { alt: "The same program as pulses, a color for each phase", scene: pulses },
  { alt: "The amplitudes of a packet between two walls, time downward", scene: packet },
  {
    alt: "An ML-DSA-65 signature in cells of one ECDSA signature",
    scene: () => upright(strips.web3().marks),
  },
  {
    alt: "A hundred evaluations of a model, those filled that clear the bar",
    scene: () => buildServiceAi(1).scene,
  },
];
