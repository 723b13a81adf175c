import { detectorChances } from "#app/engine/wave/detector.ts";
import { grid } from "#app/engine/wave/double-slit.ts";
import type { Field } from "#app/engine/wave/fft.ts";

/** As a page needs them: five digits. */
export const roundedChances = (state: Field): number[] =>
  detectorChances(state, grid).map((chance) => Number(chance.toFixed(5)));
