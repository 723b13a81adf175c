/** No gate tells an angle from the same angle two full turns on. */
const TWO_TURNS = 4 * Math.PI;
/** Beyond this a number of 64 bits leaves more than a billionth of a turn open, which a proof would see. */
export const MAX_ANGLE = 10_000_000;

/** The angle that all passes and the verifier see; undefined where too little of it is known. */
export function reduceAngle(angle: number): number | undefined {
  if (!(Math.abs(angle) <= MAX_ANGLE)) return undefined;
  return Math.abs(angle) <= TWO_TURNS ? angle : angle % TWO_TURNS;
}
