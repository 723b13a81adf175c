import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import { mono, path, rect } from "#app/figures/marks.ts";
import { box, dot, segment } from "#app/figures/path.ts";
import { type Picture, sceneOf } from "#app/figures/scene.ts";
import { CLIENTS, firstHour, HOURS, plan, type Rule } from "#app/models/case-studies/approvals.ts";
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
      mono(0, 31, "one gate at a time"),
      mono(layerSteps.length * pitch + 10, 59, "a layer at a time", { tone: "accent" }),
    ]),
  };
}

const tones = { ecdsa: "quiet", both: "ink", mldsa: "accent" } as const satisfies Record<
  Rule,
  string
>;

/** A cell for each instruction of a client in an hour, in the tone of what decided on it. */
function instructions(): Picture {
  const top = 20;
  const panelHeight = 84;
  const x = (hour: number) => (hour / HOURS) * WIDTH;
  const spans = plan.map(({ from, rule }, k) =>
    rect(x(from), top, x(plan[k + 1]?.from ?? HOURS) - x(from), panelHeight, { fill: tones[rule] }),
  );
  const hours = Array.from({ length: HOURS + 1 }, (_, k) =>
    segment(x(k), top, x(k), top + panelHeight),
  );
  const rows = Array.from({ length: CLIENTS + 1 }, (_, k) => top + (k / CLIENTS) * panelHeight);
  const first = (wanted: Rule) => x(firstHour(plan, wanted));
  return {
    title: `${CLIENTS * HOURS} instructions, by the key that decided on each`,
    scene: sceneOf(WIDTH, 126, [
      ...spans,
      path(hours.join("") + rows.map((y) => segment(0, y, WIDTH, y)).join(""), {
        stroke: "ground",
        width: 1,
      }),
      mono(first("ecdsa"), 13, "old key decides"),
      mono(first("both"), 13, "both", { tone: "ink" }),
      mono(first("mldsa"), 13, "new key", { tone: "accent" }),
      mono(0, top + panelHeight + 18, "a row per client, a column per hour"),
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
    title: `${decisions.length} bond lengths of hydrogen, of which the solver computed ${solved.length}`,
    scene: sceneOf(WIDTH, 76, [
      path(solved.map(({ x }) => segment(x, foot + 4, x, head)).join(""), { stroke: "quiet" }),
      path(solved.map(({ x }) => dot(x, head, 2.8)).join(""), { fill: "ink" }),
      path(learned.map(({ x }) => dot(x, foot, 2.4)).join(""), { fill: "purple" }),
      mono(0, 12, "to the solver", { tone: "ink" }),
      mono(WIDTH, 12, "bond length →", { anchor: "end" }),
      mono(0, 72, "answered by the learned model", { tone: "purple" }),
    ]),
  };
}

/** What is computed for each study, small, drawn so that it can be counted. */
const casePictures: Readonly<Record<ComputedStudyId, Picture>> = {
  "neutral-atom": schedules(),
  "web3-custodian": instructions(),
  "pharma-rd": candidates(),
};

export default casePictures;
