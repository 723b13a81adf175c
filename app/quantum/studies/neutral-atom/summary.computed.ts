import { neutralAtom } from "#app/content/quantum/case-studies/neutral-atom.ts";
import { pathsByStyle } from "#app/drawing/marks.ts";
import { box } from "#app/drawing/path.ts";
import type { Mark, Stroke } from "#app/drawing/scene.ts";
import { HEIGHT, summaryOf, WIDTH } from "../summary.ts";
import { type AtomOperation, gateSteps, layerSteps } from "./model.ts";

/** A bar for each step, as high as the atoms that ride in it; a pulse is full. */
function bars(steps: readonly AtomOperation[], foot: number, pulse: Stroke): Mark[] {
  const pitch = WIDTH / gateSteps.length;
  const shape = (step: AtomOperation, k: number) => {
    const high = step.kind === "frame" ? 4 + 3 * step.rides.length : 49;
    return box(k * pitch, foot - high, pitch * 0.72, high);
  };
  return pathsByStyle(steps, shape, [
    [({ kind }) => kind === "frame", { fill: "muted", opacity: 0.7 }],
    [({ kind }) => kind === "pulse", pulse],
  ]);
}

export default summaryOf(neutralAtom, {
  count: [gateSteps.length, "to", layerSteps.length],
  tone: "accent",
  drawing: {
    title: `${gateSteps.length} steps, and ${layerSteps.length} for the same gates`,
    marks: [
      ...bars(gateSteps, 50, { fill: "ink" }),
      ...bars(layerSteps, HEIGHT, { fill: "accent" }),
    ],
  },
});
