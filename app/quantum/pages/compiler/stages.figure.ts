import { verify } from "@adyakshar/quantum/compiler";
import { mono, text } from "#app/figures/marks.ts";
import { type Figure, type Scene, sceneOf } from "#app/figures/scene.ts";
import { depthDrawn, scoreBody } from "./draw-score.ts";
import { type DrawnStage, device, program, stages } from "./stages.ts";

/** Time to the right, one stage above the other; what takes longest leaves the picture. */
function wide(shown: readonly DrawnStage[]): Scene {
  const [left, top, unit, pitch, rise] = [96, 70, 12.6, 12, 236];
  const last = shown.length - 1;
  const bodies = shown.map(({ circuit }, k) =>
    scoreBody(circuit, {
      at: (step, wire) => [left + step * unit, top + k * rise + wire * pitch],
      r: 5,
      before: left / unit,
      after: 1,
    }),
  );
  const marks = shown.flatMap(({ label, counts: { twoQubit, depth } }, k) => {
    const y = top + k * rise - 18;
    const tone = k === last ? "accent" : "ink";
    return [
      text(left, y, `${twoQubit}`, { size: "l", tone }),
      mono(left + 126, y, `CX, depth ${depth}, ${label}`, { tone }),
    ];
  });
  const height = top + last * rise + (program.qubits - 1) * pitch + 16;
  return sceneOf(1440, height, marks, bodies.join(""));
}

/** Time downward, side by side. */
function narrow(shown: readonly DrawnStage[]): Scene {
  const [left, top, width, unit, pitch] = [20, 66, 86, 5.6, 6.4];
  const bodies = shown.map(({ circuit }, k) =>
    scoreBody(circuit, {
      at: (step, wire) => [left + k * width + wire * pitch, top + step * unit],
      r: 2.6,
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
  const short = Math.min(...shown.map(({ circuit }) => depthDrawn(circuit)));
  return sceneOf(375, Math.ceil(top + (short + 18) * unit), marks, bodies.join(""));
}

/** One program after each pass, to one scale of time. */
export function buildStages(): Figure {
  const { compiled, shown } = stages();
  const [written, optimized, routed, final] = shown.map(({ counts }) => counts);
  const { verdict } = verify(program, compiled);
  return {
    title: `A program of ${program.qubits} qubits after each stage of the compiler: ${shown.map(({ counts }) => counts.twoQubit).join(", ")} CX`,
    finding: `Optimizing takes ${written.twoQubit} CX to ${optimized.twoQubit}, routing to ${routed.twoQubit}, fusing the SWAPs back to ${final.twoQubit}.`,
    caption: `The quantum Fourier transform of ${program.qubits} qubits on a line of ${device.size}, after each stage of the compiler in this site’s code, to one scale of time; the routed circuit is cut at the picture’s edge. A dot is a gate on one qubit, in the color of its phase; a link is a CX, two crosses a SWAP, which counts as three CX. The construction for a line, which needs no SWAP, is left out here. The check after the last pass: ${verdict}.`,
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
