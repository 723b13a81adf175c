/** Position and velocity with their covariance, in one dimension. */
export interface Estimate {
  position: number;
  velocity: number;
  covariance: readonly [pp: number, pv: number, vv: number];
}

interface Model {
  step: number;
  /** Variance of the unknown acceleration. */
  acceleration: number;
  /** Variance of a measured position. */
  measurement: number;
}

export function predict(
  { position, velocity, covariance: [pp, pv, vv] }: Estimate,
  model: Model,
): Estimate {
  const { step: t, acceleration: q } = model;
  return {
    position: position + t * velocity,
    velocity,
    covariance: [
      pp + 2 * t * pv + t * t * vv + (q * t ** 4) / 4,
      pv + t * vv + (q * t ** 3) / 2,
      vv + q * t * t,
    ],
  };
}

export function update(
  { position, velocity, covariance: [pp, pv, vv] }: Estimate,
  measured: number,
  model: Model,
): Estimate {
  const innovation = measured - position;
  const total = pp + model.measurement;
  const [gainP, gainV] = [pp / total, pv / total];
  return {
    position: position + gainP * innovation,
    velocity: velocity + gainV * innovation,
    covariance: [(1 - gainP) * pp, (1 - gainP) * pv, vv - gainV * pv],
  };
}

export function track(measurements: readonly number[], model: Model): number[] {
  let estimate: Estimate = {
    position: measurements[0],
    velocity: 0,
    covariance: [model.measurement, 0, 1],
  };
  return measurements.map((measured, k) => {
    if (k > 0) estimate = update(predict(estimate, model), measured, model);
    return estimate.position;
  });
}

export function rootMeanSquare(a: readonly number[], b: readonly number[]): number {
  return Math.sqrt(a.reduce((total, value, k) => total + (value - b[k]) ** 2, 0) / a.length);
}
