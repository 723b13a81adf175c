import { box, dot, mono, type Picture, path, segment } from "../app-figures.ts";
import { cases, ratioOf } from "../measured/peers.ts";
import { coverPicture, MARGIN, sheet } from "./sheet.ts";

const EVEN = 246;
/** Points for a factor of e, up and down alike. */
const FACTOR = 345;
const y = (ratio: number) => EVEN - FACTOR * Math.log(ratio);

/** Every case of the benchmark as a bar: above the line we need more gates than the better of the others, below fewer. */
export function compilerRowsCover(): Picture {
  const ratios = cases.map(ratioOf).sort((a, b) => b - a);
  const wide = sheet.width / ratios.length;
  const more = ratios.filter((ratio) => ratio > 1).length;
  const fewer = ratios.filter((ratio) => ratio < 1).length;
  const bar = (ratio: number, k: number) =>
    box(k * wide, Math.min(EVEN, y(ratio)), wide * 0.66, Math.abs(y(ratio) - EVEN));
  const bars = (first: number, last: number) =>
    ratios
      .slice(first, last)
      .map((ratio, k) => bar(ratio, first + k))
      .join("");
  const ties = ratios
    .map((ratio, k) => (ratio === 1 ? dot((k + 0.33) * wide, EVEN + 7, 1.2) : ""))
    .join("");
  const label = { size: "s", tone: "ink" } as const;
  return coverPicture(
    `Two-qubit gates of our compiler over those of the better of Qiskit and tket, ${ratios.length} cases from the worst to the best`,
    [
      path(bars(0, more), { fill: "purple" }),
      path(bars(ratios.length - fewer, ratios.length), { fill: "accent" }),
      path(ties, { fill: "muted" }),
      path(segment(0, EVEN, sheet.width, EVEN), { stroke: "ink", width: 1.2 }),
      mono(
        MARGIN,
        EVEN - 28,
        `${more} cases with more CX than the better of Qiskit and tket`,
        label,
      ),
      mono(MARGIN, EVEN - 12, `${ratios.length - more - fewer} with as many`, label),
      mono(MARGIN, EVEN + 28, `${fewer} with fewer`, label),
    ],
  );
}
