import { bottomAxis, leftGrid } from "#app/figures/axis.ts";
import { thousands } from "#app/figures/format.ts";
import { path, text } from "#app/figures/marks.ts";
import { type Point, polyline } from "#app/figures/path.ts";
import { linearScale, logScale } from "#app/figures/scale.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { power } from "#app/models/services/evaluation.ts";
import { beside } from "../beside.ts";

const BAR = 0.85;
const LEADS = [0.02, 0.04, 0.08] as const;
const SIZES = [50, 100, 200, 400, 800, 1600, 3200] as const;
const WANTED = 0.9;
const x = logScale([50, 3200], [42, 340]);
const y = linearScale([0, 1], [190, 30]);

const chance = (lead: number, cases: number) => power(cases, BAR + lead, BAR);

/** The smallest of the sizes at which a lead shows in nine sets of ten. */
function enough(lead: number): number | undefined {
  return SIZES.find((cases) => chance(lead, cases) >= WANTED);
}

const points = (lead: number) => `${Math.round(lead * 100)} points`;

const lines = LEADS.map((lead) => ({
  lead,
  line: SIZES.map((cases): Point => [x(cases), y(chance(lead, cases))]),
}));

/** How large an evaluation set must be, by how far the model is above the bar. */
export function buildServiceAiPower(): Figure {
  const marks: Mark[] = [
    ...leftGrid({
      scale: y,
      ticks: [0, 0.5, 1],
      format: (v) => `${v * 100}%`,
      at: 37,
      span: [42, 350],
    }),
    text(0, 14, "sets that show the lead", { size: "s", tone: "quiet" }),
    ...lines.map(({ lead, line }) =>
      path(polyline(line), {
        stroke: "purple",
        width: lead === 0.04 ? 2.5 : 1.5,
        dash: lead === 0.02 ? "2 4" : undefined,
      }),
    ),
    ...lines.map(({ lead, line }) =>
      text(...beside(line, y(0.35)), points(lead), { tone: "purple" }),
    ),
    ...bottomAxis({
      scale: x,
      ticks: [50, 200, 800, 3200],
      format: thousands,
      at: 190,
      span: [42, 350],
    }),
    text(350, 222, "cases in the set", { anchor: "end", size: "s", tone: "quiet" }),
  ];
  const smallest = enough(0.04);
  return {
    shapes: "inline",
    title:
      "The chance that a set shows a model to be above the bar, by its size and by the model’s lead",
    finding: `Of the sizes marked here, ${smallest ? thousands(smallest) : "more than 3,200"} cases show a lead of 4 points in nine sets of ten. For 8 points ${thousands(enough(0.08) ?? 0)} are enough.`,
    caption: `The chance that the whole 95% interval lies above a bar of ${BAR * 100}%, summed over the binomial distribution, for models that are ${LEADS.map((lead) => Math.round(lead * 100)).join(", ")} points above it.`,
    scene: { width: 360, height: 228, marks },
    table: {
      columns: ["Cases", ...LEADS.map((lead) => `Lead of ${points(lead)}`)],
      rows: SIZES.map((cases) => [
        thousands(cases),
        ...LEADS.map((lead) => `${Math.round(chance(lead, cases) * 100)}%`),
      ]),
    },
  };
}

export default buildServiceAiPower();
