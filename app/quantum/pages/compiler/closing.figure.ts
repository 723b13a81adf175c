import { quantumVolume } from "@adyakshar/quantum/circuit";
import { compile, line } from "@adyakshar/quantum/compiler";
import { type Diagram, type Scene, sceneOf } from "#app/figures/scene.ts";
import { drawWorldLines, routedLines } from "./world-lines.ts";

const QUBITS = 20;
const LAYERS = 8;

const program = quantumVolume(QUBITS, LAYERS);
const { lines } = routedLines(compile(program, line(QUBITS)));

const reaches = lines.lanes.map((lanes) => Math.max(...lanes) - Math.min(...lanes));
const farthest = Math.max(...reaches);

/** The lines from the window's left edge on, cut where the picture ends. */
function view(width: number, pitch: number, step: number): Scene {
  const at = (along: number, lane: number) => [(along - 0.5) * step, (lane + 0.7) * pitch] as const;
  const frame = { at, width: pitch / 10, isFine: false };
  return sceneOf(width, QUBITS * pitch, drawWorldLines(lines, frame, reaches.indexOf(farthest)));
}

export default {
  title: `The ways of ${QUBITS} qubits over a line, one of them lit`,
  finding: `This program pairs ${QUBITS} qubits at random ${LAYERS} times, and the lit one is swapped past ${farthest} others.`,
  scene: view(1440, 21, 1440 / (lines.steps - 1)),
  narrow: view(390, 11, 16),
} satisfies Diagram;
