import type { Palette } from "#app/lib/palettes.ts";
import { phaseTint } from "./phase-color.ts";

function phaseGround(turns: number) {
  return {
    ground: phaseTint(turns, 0.24, 0.09),
    raised: phaseTint(turns, 0.29, 0.09),
    line: phaseTint(turns, 0.42, 0.09),
    quiet: phaseTint(turns, 0.76, 0.05),
    muted: phaseTint(turns, 0.86, 0.03),
  } satisfies Partial<Palette>;
}

/** The quantum site's second grounds: deep tones around the phase wheel, by their hue. */
export const phaseGrounds = {
  blue: phaseGround(0.12),
  violet: phaseGround(0.25),
  rose: phaseGround(0.52),
  green: phaseGround(0.9),
};
