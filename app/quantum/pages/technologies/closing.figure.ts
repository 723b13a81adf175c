import { path } from "#app/figures/marks.ts";
import { linearScale } from "#app/figures/scale.ts";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { drawPulses, loweredProgram, qubits, type Wires, wirePath } from "./draw-lowering.ts";

const { played } = loweredProgram;

/** The pulses from edge to edge, which cut the wires off; a phone shows the first half. */
function pulses(width: number, height: number, share: number): Scene {
  const pitch = height / qubits.length;
  const wires: Wires = { at: (along, across) => [along, across], first: pitch / 2, pitch };
  const time = linearScale([0, played.duration * share], [0, width]);
  return sceneOf(width, height, [
    path(qubits.map((qubit) => wirePath(wires, [0, qubit], [width, qubit])).join(""), {
      stroke: "quiet",
    }),
    ...drawPulses(played, wires, time),
  ]);
}

export default {
  title: "The pulses of the program above, at full width",
  finding: "These are the pulses of the program above at full width, colored by their phase.",
  scene: pulses(1440, 400, 1),
  narrow: pulses(390, 240, 0.5),
} satisfies Diagram;
