import { web3Custodian } from "#app/content/quantum/case-studies/web3-custodian.ts";
import { pathsByStyle } from "#app/drawing/marks.ts";
import { box } from "#app/drawing/path.ts";
import { HEIGHT, summaryOf, WIDTH } from "../summary.ts";
import { CLIENTS, countRefused, HOURS, verdictsAtOnce } from "./model.ts";

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

export default summaryOf(web3Custodian, {
  count: [countRefused(verdictsAtOnce), "of", verdictsAtOnce.length],
  tone: "ink",
  drawing: {
    title: `${verdictsAtOnce.length} instructions, of which one switch refuses ${countRefused(verdictsAtOnce)}`,
    marks: instructions,
  },
});
