import { sum } from "#app/lib/sum.ts";

/** All lengths are in units of the room, whose cells are one wide. */
const DRAWING_HEIGHT = 13;
const FOOT_Y = DRAWING_HEIGHT - 0.5;
/** Hits stand on each other as far apart as fits, within these bounds. */
const MAX_HIT_PITCH = 0.92;
const MIN_HIT_PITCH = 0.42;

export interface DetectorReading {
  counts: readonly number[];
  chances: readonly number[];
}

export interface DetectorDrawingProps extends DetectorReading {
  title: string;
  lastHit?: number;
}

/** The dots and the line reach so many hits high; the first dot stands on the foot. */
const hitsHigh = ({ counts, chances }: DetectorReading): number =>
  Math.max(1, Math.max(...counts) - 1, ...chances.map((chance) => chance * sum(counts)));

/** A dot stands for 1, 2, 5, 10 hits and so on, so that dots never merge. */
export function hitsPerDot(reading: DetectorReading): number {
  const minHits = (hitsHigh(reading) * MIN_HIT_PITCH) / (FOOT_Y - 0.5);
  const power = 10 ** Math.floor(Math.log10(Math.max(1, minHits)));
  return power * ([1, 2, 5].find((step) => step * power >= minHits) ?? 10);
}

export function DetectorDrawing({ title, counts, chances, lastHit }: DetectorDrawingProps) {
  const perDot = hitsPerDot({ counts, chances });
  const step = Math.min(MAX_HIT_PITCH, ((FOOT_Y - 0.5) * perDot) / hitsHigh({ counts, chances }));
  const size = (step * 0.72).toFixed(2);
  const columns = counts
    .map((hits, cell) => [cell + 0.5, Math.round(hits / perDot) - 1])
    .filter(([, dots]) => dots >= 0)
    .map(([x, dots]) => `M${x} ${FOOT_Y}v${(-dots * step - 0.01).toFixed(2)}`);
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${chances.length} ${DRAWING_HEIGHT}`}
      className="wave-across wave-detector"
    >
      <path
        d={`M0 ${DRAWING_HEIGHT}H${chances.length}`}
        className="stroke-line"
        strokeWidth="0.2"
      />
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
      {lastHit !== undefined && (
        <circle
          cx={lastHit + 0.5}
          cy={FOOT_Y - (Math.max(1, Math.round(counts[lastHit] / perDot)) - 1) * step}
          r={size}
          className="fill-accent"
        />
      )}
    </svg>
  );
}

/**
 * A curve through one height a cell, without corners: each control point lies along its neighbors. Steps from point to
 * point repeat themselves where places would not, and the page is smaller by them.
 */
function smoothLine(heights: readonly number[]): string {
  const y = (height: number) => Math.round((FOOT_Y - height) * 100);
  const steps = heights.slice(1).map((height, before) => {
    const rise = ((heights[before + 2] ?? height) - heights[before]) / 6;
    const from = y(heights[before]);
    return `s.67 ${(y(height - rise) - from) / 100} 1 ${(y(height) - from) / 100}`;
  });
  return `M.5 ${y(heights[0]) / 100}${steps.join("")}`;
}
