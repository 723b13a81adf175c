import type { Random } from "@adyakshar/quantum/random";

/** The cells that so many particles hit, one after another. */
export function sampleHits(chances: readonly number[], count: number, random: Random): number[] {
  let sum = 0;
  const sums = chances.map((chance) => {
    sum += chance;
    return sum;
  });
  return Array.from({ length: count }, () => {
    const at = random() * sum;
    const hit = sums.findIndex((value) => at < value);
    return hit < 0 ? chances.length - 1 : hit;
  });
}

export function countHits(hits: readonly number[], before: readonly number[]): number[] {
  const counts = [...before];
  for (const hit of hits) counts[hit] += 1;
  return counts;
}
