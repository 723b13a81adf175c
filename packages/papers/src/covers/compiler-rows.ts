import { box, dot, path, segment } from "../app-figures.ts";
import { label } from "../label.ts";
import { cases, ratioOf } from "../measured/peers.ts";
import { coverPicture, MARGIN, sheet } from "./sheet.ts";

const EVEN = 246;
/** Points for a factor of e, up and down alike. */
const FACTOR = 345;
const y = (ratio: number) => EVEN - FACTOR * Math.log(ratio);

const ratios = cases.map(ratioOf).sort((a, b) => b - a);
const wide = sheet.width / ratios.length;
const more = ratios.filter((ratio) => ratio > 1).length;
const fewer = ratios.filter((ratio) => ratio < 1).length;
const bars = ratios.map((ratio, k) =>
  ratio === 1
    ? dot((k + 0.33) * wide, EVEN + 7, 1.2)
    : box(k * wide, Math.min(EVEN, y(ratio)), wide * 0.66, Math.abs(y(ratio) - EVEN)),
);

/** Every case of the benchmark as a bar: above the line we need more gates than the better of the others, below fewer. */
export const compilerRowsCover = coverPicture(
  `Two-qubit gates of our compiler over those of the better of Qiskit and tket, ${ratios.length} cases from the worst to the best`,
  [
    path(bars.slice(0, more).join(""), { fill: "purple" }),
    path(bars.slice(-fewer).join(""), { fill: "accent" }),
    path(bars.slice(more, -fewer).join(""), { fill: "muted" }),
    path(segment(0, EVEN, sheet.width, EVEN), { stroke: "ink", width: 1.2 }),
    label(
      MARGIN,
      EVEN - 28,
      `${more} cases with more CX than the better of Qiskit and tket`,
      "ink",
    ),
    label(MARGIN, EVEN - 12, `${ratios.length - more - fewer} with as many`, "ink"),
    label(MARGIN, EVEN + 28, `${fewer} with fewer`, "ink"),
  ],
);
