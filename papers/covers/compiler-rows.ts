import { label, path } from "#app/figures/marks.ts";
import { box, dot, segment } from "#app/figures/path.ts";
import { cases, ratioOf } from "#app/models/measured/peers.ts";
import { coverPicture, MARGIN, sheet } from "../cover.ts";

const EVEN_Y = 246;
/** Points for a factor of e, up and down alike. */
const POINTS_PER_FACTOR = 345;
const y = (ratio: number) => EVEN_Y - POINTS_PER_FACTOR * Math.log(ratio);

const ratios = cases.map(ratioOf).sort((a, b) => b - a);
const barWidth = sheet.width / ratios.length;
const moreCount = ratios.filter((ratio) => ratio > 1).length;
const fewerCount = ratios.filter((ratio) => ratio < 1).length;
const bars = ratios.map((ratio, k) =>
  ratio === 1
    ? dot((k + 0.33) * barWidth, EVEN_Y + 7, 1.2)
    : box(k * barWidth, Math.min(EVEN_Y, y(ratio)), barWidth * 0.66, Math.abs(y(ratio) - EVEN_Y)),
);

/** Every case of the benchmark as a bar: above the line we need more gates than the better of the others, below fewer. */
export const compilerRowsCover = coverPicture(
  `Two-qubit gates of our compiler over those of the better of Qiskit and tket, ${ratios.length} cases from the worst to the best`,
  [
    path(bars.slice(0, moreCount).join(""), { fill: "purple" }),
    path(bars.slice(-fewerCount).join(""), { fill: "accent" }),
    path(bars.slice(moreCount, -fewerCount).join(""), { fill: "muted" }),
    path(segment(0, EVEN_Y, sheet.width, EVEN_Y), { stroke: "ink", width: 1.2 }),
    label(
      MARGIN,
      EVEN_Y - 28,
      `${moreCount} cases with more CX than the better of Qiskit and tket`,
      "ink",
    ),
    label(MARGIN, EVEN_Y - 12, `${ratios.length - moreCount - fewerCount} with as many`, "ink"),
    label(MARGIN, EVEN_Y + 28, `${fewerCount} with fewer`, "ink"),
  ],
);
