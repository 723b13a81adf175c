import { seeded } from "@adyakshar/quantum/random";
import { sum } from "#app/lib/sum.ts";
import { countHits, sampleHits } from "./detector.ts";
import type { Slits } from "./double-slit.ts";
import { waveBehind } from "./still.ts";

const STANDING_HITS = 400;

function standingHits(open: Slits) {
  const { density } = waveBehind(open);
  const total = sum(density);
  const chances = density.map((value) => Number((value / total).toFixed(5)));
  const hits = sampleHits(chances, STANDING_HITS, seeded(1));
  const noHits = chances.map(() => 0);
  return { chances, counts: countHits(hits, noHits) };
}

export default { 1: standingHits(1), 2: standingHits(2) };
