import { dagger, multiply, rotatePhase } from "./linear.ts";
import type { Matrix } from "./matrix.ts";

/** True if two unitaries differ by a global phase at most. */
export function sameUpToPhase(a: Matrix, b: Matrix, tolerance: number): boolean {
  const [re, im] = multiply(dagger(a), b);
  const aligned = rotatePhase(a, Math.atan2(im, re));
  return aligned.every((value, k) => Math.abs(value - b[k]) < tolerance);
}
