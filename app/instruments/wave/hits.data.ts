import { seeded } from "@adyakshar/quantum/random";
import { countHits, sampleHits } from "#app/models/wave/detector.ts";
import { roundedChances } from "./chances.ts";
import { openRun } from "./runs.ts";

/** What the detector shows before a visitor measures. */
const STANDING_HITS = 400;

export default function hits() {
  const chances = roundedChances(openRun().psi);
  return { chances, counts: countHits(sampleHits(chances, STANDING_HITS, seeded(1))) };
}
