import { pharmaRd } from "#app/content/quantum/case-studies/pharma-rd.ts";
import { pathsByStyle } from "#app/drawing/marks.ts";
import { hexagon } from "#app/drawing/path.ts";
import { HEIGHT, summaryOf, WIDTH } from "../summary.ts";
import { decisions, outcome } from "./model.ts";

const ROWS = 2;
const columns = Math.ceil(decisions.length / ROWS);
const pitch = WIDTH / (columns + 0.5);
const rowPitch = pitch * 0.9;
const top = (HEIGHT - (ROWS - 1) * rowPitch) / 2;

const candidates = pathsByStyle(
  decisions,
  (_, k) => {
    const row = Math.floor(k / columns);
    const x = pitch * ((k % columns) + 0.5 + (row % 2) / 2);
    return hexagon(x, top + row * rowPitch, pitch * 0.52);
  },
  [
    [({ verdict }) => verdict === "accepted", { fill: "purple" }],
    [({ verdict }) => verdict !== "accepted", { fill: "ink" }],
  ],
);

export default summaryOf(pharmaRd, {
  count: [outcome.solverCalls, "of", decisions.length],
  tone: "ink",
  drawing: {
    title: `${decisions.length} bond lengths: those that were solved, and those that the model answered`,
    marks: candidates,
  },
});
