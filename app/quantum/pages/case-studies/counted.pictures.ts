import { path } from "#app/drawing/marks.ts";
import { box, dot, hexagon, segment } from "#app/drawing/path.ts";
import { type Picture, type Scene, sceneOf } from "#app/drawing/scene.ts";
import type { Step } from "#app/engine/atoms/atom-frames.ts";
import type { Rule, Verdict } from "#app/engine/migration/approvals.ts";
import { inStages } from "./approvals.figure.ts";
import { alone, together } from "./atoms.figure.ts";
import { decisions } from "./surrogate.figure.ts";

const HEIGHT = 320;

/** A bar for each step of two schedules: as high as the atoms that ride in it, or a pulse from end to end. */
function steps(): Scene {
  const width = 660;
  const pitch = width / alone.length;
  const bars = (list: readonly Step[], foot: number, unit: number, kind: Step["kind"]) =>
    list
      .map((step, k) => {
        if (step.kind !== kind) return "";
        const high = step.kind === "frame" ? step.rides.length * unit : 12 * unit;
        return box(k * pitch, foot - high, pitch - 3, high);
      })
      .join("");
  const [upper, lower, unit] = [140, 312, 11.5];
  return sceneOf(width, HEIGHT, [
    path(segment(0, upper + 4, width, upper + 4) + segment(0, lower + 4, width, lower + 4), {
      stroke: "line",
    }),
    path(bars(alone, upper, unit, "frame"), { fill: "quiet" }),
    path(bars(alone, upper, unit, "pulse"), { fill: "ink" }),
    path(bars(together, lower, unit, "frame"), { fill: "quiet" }),
    path(bars(together, lower, unit, "pulse"), { fill: "accent" }),
  ]);
}

/** A hexagon for each candidate, in the order in which they came. */
function candidates(): Scene {
  const [width, columns] = [330, 7];
  const pitch = width / (columns + 0.5);
  const r = pitch / Math.sqrt(3);
  const draw = (wanted: readonly string[]) =>
    decisions
      .map(({ verdict }, k) => {
        if (!wanted.includes(verdict)) return "";
        const row = Math.floor(k / columns);
        return hexagon(pitch * ((k % columns) + 0.5 + (row % 2) / 2), r + row * 1.5 * r, r - 2.5);
      })
      .join("");
  return sceneOf(width, HEIGHT, [
    path(draw(["accepted"]), { stroke: "quiet", width: 1.2 }),
    path(draw(["solved", "audited"]), { fill: "accent" }),
  ]);
}

const inTime = inStages.toSorted((a, b) => a.hour - b.hour);

/** A dot for each instruction, one after another; what decided gives its tone. */
function accepted(): Scene {
  const [width, columns] = [440, 64];
  const pitch = width / columns;
  const draw = (wanted: Rule) =>
    inTime
      .map(({ rule, isAccepted }: Verdict, k) =>
        rule === wanted && isAccepted
          ? dot(
              (k % columns) * pitch + pitch / 2,
              Math.floor(k / columns) * (HEIGHT / 36) + 4.4,
              pitch * 0.34,
            )
          : "",
      )
      .join("");
  return sceneOf(width, HEIGHT, [
    path(draw("ecdsa"), { fill: "quiet" }),
    path(draw("both"), { fill: "ink" }),
    path(draw("mldsa"), { fill: "accent" }),
  ]);
}

/** What each study counts, drawn so that it can be counted; by the study's anchor. */
export default (): Readonly<Record<string, Picture>> => ({
  "neutral-atom": {
    title: `${alone.length} steps, and ${together.length} for the same gates`,
    scene: steps(),
  },
  "pharma-rd": {
    title: `${decisions.length} candidates, those that the solver computed filled`,
    scene: candidates(),
  },
  "web3-custodian": {
    title: `${inStages.length} instructions, all accepted`,
    scene: accepted(),
  },
});
