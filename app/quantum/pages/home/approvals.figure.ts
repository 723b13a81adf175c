import type { Figure } from "#app/drawing/scene.ts";
import { CLIENTS, HOURS } from "#app/engine/migration/approvals.ts";
import buildApprovals, { cells, inStages } from "../case-studies/approvals.figure.ts";

const WIDTH = 360;
const HEIGHT = 188;
/** Small, so every second hour. */
const EVERY = 2;

/** The custodian's case in small: what stands for a number where the claim has none. */
export default function buildHomeApprovals(): Figure {
  const pitch = { x: (WIDTH / HOURS) * EVERY, y: HEIGHT / CLIENTS };
  const shown = inStages.filter(({ hour }) => hour % EVERY === 0);
  const { title, finding, caption, table } = buildApprovals();
  return {
    title,
    finding,
    caption,
    scene: {
      width: WIDTH,
      height: HEIGHT,
      marks: cells(shown, {
        at: (client, hour) => [(hour / EVERY) * pitch.x, client * pitch.y],
        w: pitch.x - 1,
        h: pitch.y - 1,
      }),
    },
    table,
  };
}
