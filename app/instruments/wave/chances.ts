import { detectorChances } from "#app/models/wave/detector.ts";
import { grid } from "#app/models/wave/double-slit.ts";
import type { Field } from "#app/models/wave/fft.ts";

/** As a page needs them: five digits. */
export const roundedChances = (state: Field): number[] =>
  detectorChances(state, grid).map((chance) => Number(chance.toFixed(5)));
