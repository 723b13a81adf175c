import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import { path, pathsByStyle, text } from "#app/figures/marks.ts";
import { box, dot, segment } from "#app/figures/path.ts";
import { type Picture, sceneOf } from "#app/figures/scene.ts";
import {
  CLIENTS,
  countRefused,
  HOURS,
  type Verdict,
  verdictsAtOnce,
} from "#app/models/case-studies/approvals.ts";
import { gateSteps, layerSteps } from "#app/models/case-studies/atom-frames.ts";
import { decisions } from "#app/models/case-studies/surrogate.ts";

const WIDTH = 360;

/** Two schedules from one origin, on one scale of time. */
function schedules(): Picture {
  const pitch = WIDTH / gateSteps.length;
  const row = (steps: number, y: number) =>
    Array.from({ length: steps }, (_, k) => box(k * pitch, y, pitch * 0.74, 12)).join("");
  return {
    title: `${gateSteps.length} steps, and ${layerSteps.length} for the same gates`,
    scene: sceneOf(WIDTH, 66, [
      path(row(gateSteps.length, 0), { fill: "muted" }),
      path(row(layerSteps.length, 48), { fill: "accent" }),
      text(0, 31, "one gate at a time"),
      text(layerSteps.length * pitch + 10, 59, "a layer at a time", { tone: "accent" }),
    ]),
  };
}

/** A cell for each instruction of a client in an hour; those are marked that a switch at once would refuse. */
function instructions(): Picture {
  const top = 2;
  const pitch = WIDTH / HOURS;
  const rise = 4;
  const cell = ({ client, hour }: Verdict) =>
    box(hour * pitch, top + client * rise, pitch * 0.72, rise * 0.68);
  return {
    title: `${verdictsAtOnce.length} instructions, of which a switch at once would refuse ${countRefused(verdictsAtOnce)}`,
    scene: sceneOf(WIDTH, 126, [
      ...pathsByStyle(verdictsAtOnce, cell, [
        [({ isAccepted }) => isAccepted, { fill: "quiet", opacity: 0.35 }],
        [({ isAccepted }) => !isAccepted, { fill: { phase: 0.5 } }],
      ]),
      text(0, top + CLIENTS * rise + 18, "a row per client, a column per hour"),
    ]),
  };
}

/** The candidates by bond length: raised where the solver was called. */
function candidates(): Picture {
  const foot = 48;
  const head = 26;
  const pitch = WIDTH / decisions.length;
  const placed = decisions
    .toSorted((a, b) => a.at - b.at)
    .map(({ verdict }, k) => ({ x: (k + 0.5) * pitch, isSolved: verdict !== "accepted" }));
  const solved = placed.filter(({ isSolved }) => isSolved);
  const learned = placed.filter(({ isSolved }) => !isSolved);
  return {
    title: `${decisions.length} bond lengths of nitrogen, of which the solver computed ${solved.length}`,
    scene: sceneOf(WIDTH, 76, [
      path(solved.map(({ x }) => segment(x, foot + 4, x, head)).join(""), { stroke: "quiet" }),
      path(solved.map(({ x }) => dot(x, head, 2.8)).join(""), { fill: "ink" }),
      path(learned.map(({ x }) => dot(x, foot, 2.4)).join(""), { fill: "purple" }),
      text(0, 12, "to the solver", { tone: "ink" }),
      text(WIDTH, 12, "bond length →", { anchor: "end" }),
      text(0, 72, "answered by the learned model", { tone: "purple" }),
    ]),
  };
}

const casePictures: Readonly<Record<ComputedStudyId, Picture>> = {
  "neutral-atom": schedules(),
  "web3-custodian": instructions(),
  "pharma-rd": candidates(),
};

export default casePictures;
