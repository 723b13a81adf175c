import { seeded } from "@adyakshar/quantum/random";
import { sum } from "#app/lib/sum.ts";
import { countHits, sampleHits } from "#app/models/wave/detector.ts";
import type { Slits } from "#app/models/wave/double-slit.ts";
import { runOf } from "./runs.ts";

/** What the detector shows before a visitor measures. */
const STANDING_HITS = 400;

function detected(open: Slits) {
  const { density } = runOf(open);
  const total = sum(density);
  const chances = density.map((value) => Number((value / total).toFixed(5)));
  const hits = sampleHits(chances, STANDING_HITS, seeded(1));
  return {
    chances,
    counts: countHits(
      hits,
      chances.map(() => 0),
    ),
  };
}

export default { 1: detected(1), 2: detected(2) };
