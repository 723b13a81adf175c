import { verify } from "@adyakshar/quantum/compiler";
import { mono, path, text } from "#app/figures/marks.ts";
import { dot, segment } from "#app/figures/path.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { depthDrawn, scoreBody } from "./draw-score.ts";
import { type DrawnStage, device, program, stages } from "./stages.ts";

const TURN = 45 / 360;

/** What the shapes stand for, laid out from the right margin; with room for labels that do not shrink with the picture. */
function key(right: number, y: number): Mark[] {
  const [up, down] = [y - 10, y + 1];
  const kinds: readonly [string, (x: number) => Mark][] = [
    [
      "SWAP",
      (x) =>
        path(segment(x - 4, up, x + 4, down) + segment(x - 4, down, x + 4, up), {
          stroke: "accent",
          width: 1.6,
        }),
    ],
    ["CX", (x) => path(segment(x, up, x, down), { stroke: "ink" })],
    ["with a phase", (x) => path(dot(x, y - 4.5, 4), { fill: { phase: TURN } })],
    ["one-qubit gate", (x) => path(dot(x, y - 4.5, 4), { fill: "ink" })],
  ];
  let end = right;
  return kinds.flatMap(([words, shape]) => {
    const start = end - 14.5 * words.length;
    end = start - 48;
    return [shape(start - 16), mono(start, y, words)];
  });
}

/** Time to the right, one stage above the other, the longest from margin to margin. */
function wide(shown: readonly DrawnStage[]): Scene {
  const [right, top, pitch, rise] = [1250, 112, 11, 244];
  const longest = Math.max(...shown.map(({ circuit }) => depthDrawn(circuit)));
  const unit = right / (longest + 2);
  const last = shown.length - 1;
  const bodies = shown.map(({ circuit }, k) =>
    scoreBody(circuit, {
      at: (step, wire) => [(step + 1) * unit, top + k * rise + wire * pitch],
      r: 3.6,
      before: 1,
      after: 1,
    }),
  );
  const marks = shown.flatMap(({ label, counts: { twoQubit, depth } }, k) => {
    const y = top + k * rise;
    const tone = k === last ? "accent" : "ink";
    return [
      text(0, y - 52, `${twoQubit}`, { size: "l", tone }),
      mono(0, y - 20, `CX, depth ${depth}, ${label}`, { tone }),
    ];
  });
  const height = top + last * rise + (program.qubits - 1) * pitch + 16;
  return sceneOf(right, height, [...marks, ...key(right, top - 52)], bodies.join(""));
}

/** Time downward, side by side. */
function narrow(shown: readonly DrawnStage[]): Scene {
  const [left, top, width, unit, pitch] = [24, 56, 86, 2.1, 5.8];
  const bodies = shown.map(({ circuit }, k) =>
    scoreBody(circuit, {
      at: (step, wire) => [left + k * width + wire * pitch, top + step * unit],
      r: 1.7,
      before: 1,
      after: 1,
    }),
  );
  const marks = shown.flatMap(({ label, counts: { twoQubit } }, k) => {
    const tone = k === shown.length - 1 ? "accent" : "ink";
    return [
      mono(left + k * width - 2, 16, label, { tone }),
      mono(left + k * width - 2, 36, `${twoQubit} CX`, { tone }),
    ];
  });
  const longest = Math.max(...shown.map(({ circuit }) => depthDrawn(circuit)));
  return sceneOf(375, Math.ceil(top + (longest + 2) * unit), marks, bodies.join(""));
}

/** One program after each pass, to one scale of time. */
export function buildStages(): Figure {
  const { compiled, shown } = stages();
  const [written, optimized, routed, final] = shown.map(({ counts }) => counts);
  const { verdict } = verify(program, compiled);
  return {
    title: `A program of ${program.qubits} qubits after each stage of the compiler: ${shown.map(({ counts }) => counts.twoQubit).join(", ")} CX`,
    finding: `Optimizing takes ${written.twoQubit} CX to ${optimized.twoQubit}, routing to ${routed.twoQubit}, fusing the SWAPs back to ${final.twoQubit}.`,
    caption: `The quantum Fourier transform of ${program.qubits} qubits on a line of ${device.size}, after each stage of the compiler in this site’s code, to one scale of time. A dot is a gate on one qubit, in the color of its phase; a link is a CX, two crosses a SWAP, which counts as three CX. The construction for a line, which needs no SWAP, is left out here. The check after the last pass: ${verdict}.`,
    scene: wide(shown),
    narrow: narrow(shown),
    table: {
      columns: ["Stage", "CX", "Depth", "One-qubit gates"],
      rows: shown.map(({ label, counts: { twoQubit, depth, oneQubit } }) => [
        label,
        `${twoQubit}`,
        `${depth}`,
        `${oneQubit}`,
      ]),
    },
  };
}

export default buildStages();
