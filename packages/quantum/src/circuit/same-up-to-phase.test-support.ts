import { rotatePhase } from "./linear.ts";
import type { Matrix } from "./matrix.ts";

/** True if two unitaries differ by a global phase at most. */
export function sameUpToPhase(a: Matrix, b: Matrix, tolerance = 1e-9): boolean {
  let re = 0;
  let im = 0;
  for (let k = 0; k < a.length; k += 2) {
    re += a[k] * b[k] + a[k + 1] * b[k + 1];
    im += a[k] * b[k + 1] - a[k + 1] * b[k];
  }
  const angle = Math.atan2(im, re);
  const aligned = rotatePhase(a, angle);
  return aligned.every((value, k) => Math.abs(value - b[k]) < tolerance);
}
