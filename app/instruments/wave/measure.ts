import { sampleHits } from "#app/models/wave/detector.ts";
import type { Motion } from "./evolve.ts";
import waveHits from "./hits.data.ts?data";
import waveOneSlit from "./one-slit.data.ts?data";

export { TapMark } from "./tap-mark.tsx";

export interface Measurement {
  hits: readonly number[];
  chances: readonly number[];
}

/** Hits in the state that is shown: of the wave in motion, or of the still picture. */
export async function measure(
  count: number,
  slits: 1 | 2,
  motion: Motion | undefined,
): Promise<Measurement> {
  const still = slits === 1 ? waveOneSlit.chances : waveHits.chances;
  const chances = (await motion?.read()) ?? still;
  return { hits: sampleHits(chances, count, Math.random), chances };
}

/** Starts the wave in motion again, behind one slit or both. */
export function setSlits(slits: 1 | 2, motion: Motion | undefined): void {
  motion?.closeSlit(slits === 1 ? waveOneSlit.state : null);
}
