import { sum } from "#app/lib/sum.ts";

/** In length units of the room: its cells are one wide. */
const HEIGHT = 13;
const FOOT = HEIGHT - 0.5;
/** Hits stand on each other at this distance, closer where many would not fit, and no closer than that. */
const FULL = 0.92;
const CLOSEST = 0.42;

export interface Detected {
  counts: readonly number[];
  chances: readonly number[];
}

export interface DetectorDrawingProps extends Detected {
  title: string;
  last?: number;
}

/** The highest of dots, the first of which stands on the foot, and line. */
const highest = ({ counts, chances }: Detected): number =>
  Math.max(1, Math.max(...counts) - 1, ...chances.map((chance) => chance * sum(counts)));

/** How many hits a dot stands for, so that dots never merge: 1, 2, 5, 10 and so on. */
export function hitsPerDot(detected: Detected): number {
  const least = (highest(detected) * CLOSEST) / (FOOT - 0.5);
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * ([1, 2, 5].find((step) => step * power >= least) ?? 10);
}

/** A column of dots for each cell, and the chances as a line through the same heights. */
export function DetectorDrawing({ title, counts, chances, last }: DetectorDrawingProps) {
  const perDot = hitsPerDot({ counts, chances });
  const step = Math.min(FULL, ((FOOT - 0.5) * perDot) / highest({ counts, chances }));
  const size = (step * 0.72).toFixed(2);
  const columns = counts
    .map((hits, cell) => [cell + 0.5, Math.round(hits / perDot) - 1])
    .filter(([, dots]) => dots >= 0)
    .map(([x, dots]) => `M${x} ${FOOT}v${(-dots * step - 0.01).toFixed(2)}`);
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${chances.length} ${HEIGHT}`}
      className="wave-across wave-detector"
    >
      <path d={`M0 ${HEIGHT}H${chances.length}`} className="stroke-line" strokeWidth="0.2" />
      <path
        d={columns.join("")}
        className="stroke-ink"
        strokeWidth={size}
        strokeLinecap="round"
        strokeDasharray={`0 ${step.toFixed(3)}`}
      />
      <path
        d={smoothLine(chances.map((chance) => (chance * sum(counts) * step) / perDot))}
        className="fill-none stroke-accent"
        strokeWidth="0.2"
      />
      {last !== undefined && (
        <circle
          cx={last + 0.5}
          cy={FOOT - (Math.max(1, Math.round(counts[last] / perDot)) - 1) * step}
          r={size}
          className="fill-accent"
        />
      )}
    </svg>
  );
}

/** A curve through one height a cell, without corners: each control point lies along its neighbors. */
function smoothLine(heights: readonly number[]): string {
  const y = (height: number) => (FOOT - height).toFixed(2);
  return heights
    .map((height, cell) => {
      if (cell === 0) return `M0.5 ${y(height)}`;
      const rise = ((heights[cell + 1] ?? height) - heights[cell - 1]) / 6;
      return `S${(cell + 0.17).toFixed(2)} ${y(height - rise)} ${cell + 0.5} ${y(height)}`;
    })
    .join("");
}
