import { path } from "#app/figures/marks.ts";
import { box, dot, hexagon, segment } from "#app/figures/path.ts";
import { type Mark, type Picture, type Scene, sceneOf } from "#app/figures/scene.ts";
import type { Rule } from "#app/models/approvals.ts";
import type { Step } from "#app/quantum/pages/case-studies/atom-frames.ts";
import { inStages } from "./approvals.figure.ts";
import { alone, together } from "./atoms.figure.ts";
import { decisions } from "./surrogate.figure.ts";

interface Frame {
  width: number;
  height: number;
}

const wide: Frame = { width: 960, height: 128 };
const narrow: Frame = { width: 350, height: 112 };

/** Of the height. */
const GAP = 0.1;

/** A bar for each step of two schedules: as high as the atoms that ride in it, or a pulse from end to end. */
function steps({ width, height }: Frame): Scene {
  const pitch = width / alone.length;
  const high = (height * (1 - GAP)) / 2;
  const most = Math.max(
    ...[...alone, ...together].map((step) => (step.kind === "frame" ? step.rides.length : 0)),
  );
  const bars = (list: readonly Step[], foot: number, kind: Step["kind"]) =>
    list
      .map((step, k) => {
        if (step.kind !== kind) return "";
        const share = step.kind === "frame" ? step.rides.length / (most + 1) : 1;
        return box(k * pitch, foot - high * share, pitch * 0.72, high * share);
      })
      .join("");
  const draw = (list: readonly Step[], foot: number, pulse: "ink" | "accent"): Mark[] => [
    path(segment(0, foot, width, foot), { stroke: "line" }),
    path(bars(list, foot, "frame"), { fill: "quiet" }),
    path(bars(list, foot, "pulse"), { fill: pulse }),
  ];
  return sceneOf(width, height, [
    ...draw(alone, high, "ink"),
    ...draw(together, height - 1, "accent"),
  ]);
}

/** A hexagon for each candidate, in the order in which they came. */
function candidates({ width }: Frame): Scene {
  const rows = 3;
  const columns = decisions.length / rows;
  const pitch = width / (columns + 0.5);
  const r = pitch / Math.sqrt(3);
  const draw = (wanted: readonly string[]) =>
    decisions
      .map(({ verdict }, k) => {
        if (!wanted.includes(verdict)) return "";
        const row = Math.floor(k / columns);
        const x = pitch * ((k % columns) + 0.5 + (row % 2) / 2);
        return hexagon(x, r + row * 1.5 * r, r * 0.88);
      })
      .join("");
  const high = Math.ceil((1.5 * rows + 0.5) * r);
  return sceneOf(width, high, [
    path(draw(["accepted"]), { stroke: "quiet", width: 1.2 }),
    path(draw(["solved", "audited"]), { fill: "accent" }),
  ]);
}

const inTime = inStages.toSorted((a, b) => a.hour - b.hour);

/** A dot for each instruction, one column after another; what decided gives its tone. */
function accepted({ width }: Frame): Scene {
  const rows = width > 500 ? 18 : 24;
  const pitch = width / (inTime.length / rows);
  const draw = (wanted: Rule) =>
    inTime
      .map(({ rule, isAccepted }, k) =>
        rule === wanted && isAccepted
          ? dot((Math.floor(k / rows) + 0.5) * pitch, ((k % rows) + 0.5) * pitch, pitch * 0.36)
          : "",
      )
      .join("");
  return sceneOf(width, Math.ceil(rows * pitch), [
    path(draw("ecdsa"), { fill: "quiet" }),
    path(draw("both"), { fill: "ink" }),
    path(draw("mldsa"), { fill: "accent" }),
  ]);
}

/** What each study counts, drawn so that it can be counted; by the study's anchor. */
const counted: Readonly<Record<string, Picture>> = {
  "neutral-atom": {
    title: `${alone.length} steps, and ${together.length} for the same gates`,
    scene: steps(wide),
    narrow: steps(narrow),
  },
  "pharma-rd": {
    title: `${decisions.length} bond lengths of hydrogen, those that the solver computed filled`,
    scene: candidates(wide),
    narrow: candidates(narrow),
  },
  "web3-custodian": {
    title: `${inStages.length} instructions, all accepted`,
    scene: accepted(wide),
    narrow: accepted(narrow),
  },
};
export default counted;
