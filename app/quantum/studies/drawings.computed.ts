import type { ComputedStudyId } from "#app/content/quantum/case-studies.ts";
import { pathsByStyle } from "#app/drawing/marks.ts";
import { box, hexagon } from "#app/drawing/path.ts";
import { asFile, type Mark, type Picture, type Stroke, sceneOf } from "#app/drawing/scene.ts";
import { type AtomOperation, gateSteps, layerSteps } from "./neutral-atom/model.ts";
import { decisions } from "./pharma-rd/model.ts";
import { CLIENTS, countRefused, HOURS, verdictsAtOnce } from "./web3-custodian/model.ts";

/** The drawings are as wide as five columns of the widest page. */
const WIDTH = 502;
const HEIGHT = 108;

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

const ROWS = 2;
const columns = Math.ceil(decisions.length / ROWS);
const candidatePitch = WIDTH / (columns + 0.5);
const cellRadius = candidatePitch * 0.52;
const rowPitch = candidatePitch * 0.9;
const candidatesTop = (HEIGHT - (ROWS - 1) * rowPitch) / 2;

const candidates = pathsByStyle(
  decisions,
  (_, k) => {
    const row = Math.floor(k / columns);
    return hexagon(
      candidatePitch * ((k % columns) + 0.5 + (row % 2) / 2),
      candidatesTop + row * rowPitch,
      cellRadius,
    );
  },
  [
    [({ verdict }) => verdict === "accepted", { fill: "purple" }],
    [({ verdict }) => verdict !== "accepted", { fill: "ink" }],
  ],
);

const [CELL_WIDTH, CELL_HEIGHT] = [WIDTH / HOURS, HEIGHT / CLIENTS];

const instructions = pathsByStyle(
  verdictsAtOnce,
  ({ client, hour }) =>
    box(hour * CELL_WIDTH, client * CELL_HEIGHT, CELL_WIDTH * 0.76, CELL_HEIGHT * 0.72),
  [
    [({ rule }) => rule === "ecdsa", { fill: "ink", opacity: 0.3 }],
    [({ rule, isAccepted }) => rule === "mldsa" && isAccepted, { fill: "accent", opacity: 0.6 }],
    [({ isAccepted }) => !isAccepted, { fill: "ink" }],
  ],
);

const picture = (title: string, marks: Mark[]): Picture =>
  asFile({ title, scene: sceneOf(WIDTH, HEIGHT, marks) });

/** A drawing for each study, in which the number beside it can be counted. */
const drawings: Readonly<Record<ComputedStudyId, Picture>> = {
  "neutral-atom": picture(
    `${gateSteps.length} steps, and ${layerSteps.length} for the same gates`,
    [...bars(gateSteps, 50, { fill: "ink" }), ...bars(layerSteps, HEIGHT, { fill: "accent" })],
  ),
  "pharma-rd": picture(
    `${decisions.length} bond lengths: those that were solved, and those that the model answered`,
    candidates,
  ),
  "web3-custodian": picture(
    `${verdictsAtOnce.length} instructions, of which one switch refuses ${countRefused(verdictsAtOnce)}`,
    instructions,
  ),
};

export default drawings;
