import type { SolutionIcon as IconName } from "#app/content/quantum/home.ts";
import { phaseHex } from "#app/figures/phase-color.ts";

export interface SolutionIconProps {
  name: IconName;
  /** The phases of its first and second stroke, in turns. */
  gradient: readonly [number, number];
}

const strokes: Record<IconName, readonly [string, string]> = {
  circuit: [
    "M2 9h44M2 24h44M2 39h44",
    "M14 9v15M34 24v15M10 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0M29 19h10v10H29z",
  ],
  shield: ["M24 3 42 13.5v21L24 45 6 34.5v-21z", "M24 17v14M17 21l14 8M31 21l-14 8"],
  lattice: ["M24 4v40M6.7 14l34.6 20M41.3 14 6.7 34", "M24 4 41.3 14v20L24 44 6.7 34V14z"],
  flask: ["M18 4h12M20 4v14L7 42h34L28 18V4", "M13 32h22"],
};

/** Two strokes, colored by phase. */
export function SolutionIcon({ name, gradient }: SolutionIconProps) {
  const [first, second] = strokes[name];
  return (
    <svg
      viewBox="0 0 48 48"
      width="28"
      height="28"
      fill="none"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d={first} stroke={phaseHex(gradient[0])} />
      <path d={second} stroke={phaseHex(gradient[1])} />
    </svg>
  );
}
