import { fixed, rotation, u } from "../../circuit/build.ts";
import type { FixedGate, Gate } from "../../circuit/gate.ts";
import type { Matrix } from "../../circuit/matrix.ts";

const ANGLE_TOLERANCE = 1e-10;
/** Programs have angles this fine: thirds of pi, and pi halved many times as in a Fourier transform. */
const STEPS_PER_PI = 3 * 2 ** 13;

/** The same angle within (-pi, pi], as a simple fraction of pi where it is one but for rounding. */
export function tidyAngle(angle: number): number {
  const turn = 2 * Math.PI;
  const wrapped = angle - turn * Math.round(angle / turn);
  const steps = Math.round((wrapped / Math.PI) * STEPS_PER_PI);
  if (Math.abs(wrapped - (steps * Math.PI) / STEPS_PER_PI) > ANGLE_TOLERANCE) return wrapped;
  const divisor = gcd(Math.abs(steps), STEPS_PER_PI);
  const numerator = steps === -STEPS_PER_PI ? 1 : steps / divisor;
  return steps === 0 ? 0 : (numerator * Math.PI) / (STEPS_PER_PI / divisor);
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function isTurn(angle: number, quarters: number): boolean {
  return Math.abs(tidyAngle(angle - (quarters * Math.PI) / 2)) < ANGLE_TOLERANCE;
}

/** Rotations about z that have a name, by eighths of a turn. */
const namedPhases: Readonly<Record<number, FixedGate | undefined>> = {
  ...{ 1: "t", 2: "s", 4: "z" },
  ...{ [-1]: "tdg", [-2]: "sdg" },
};

/** diag(1, e^(i angle)) by its shortest name; none for the identity. */
export function phaseGates(angle: number, qubit: number): Gate[] {
  const tidy = tidyAngle(angle);
  if (tidy === 0) return [];
  const name = namedPhases[(tidy * 4) / Math.PI];
  return [name ? fixed(name, qubit) : rotation("rz", tidy, qubit)];
}

/** A one-qubit unitary as one gate, up to a global phase; none for the identity. */
export function oneQubitGates(m: Matrix, qubit: number): Gate[] {
  const theta = tidyAngle(2 * Math.atan2(Math.hypot(m[4], m[5]), Math.hypot(m[0], m[1])));
  const arg = (k: number) => Math.atan2(m[k + 1], m[k]);
  if (theta === 0) return phaseGates(arg(6) - arg(0), qubit);
  if (isTurn(theta, 2)) {
    const difference = arg(4) - arg(2);
    if (isTurn(difference, 0)) return [fixed("x", qubit)];
    if (isTurn(difference, 2)) return [fixed("y", qubit)];
    return [u(Math.PI, 0, tidyAngle(Math.PI - difference), qubit)];
  }
  const phi = tidyAngle(arg(4) - arg(0));
  // The larger entries have the sharper phases.
  const lambda = tidyAngle(
    Math.abs(theta) < Math.PI / 2 ? arg(6) - arg(4) : arg(2) + Math.PI - arg(0),
  );
  if (isTurn(phi, 0) && isTurn(lambda, 0)) return [rotation("ry", theta, qubit)];
  if (isTurn(phi, 2) && isTurn(lambda, 2)) return [rotation("ry", -theta, qubit)];
  if (isTurn(theta, 1) && isTurn(phi, 0) && isTurn(lambda, 2)) return [fixed("h", qubit)];
  if (isTurn(phi, 3) && isTurn(lambda, 1)) {
    return [isTurn(theta, 1) ? fixed("sx", qubit) : rotation("rx", theta, qubit)];
  }
  if (isTurn(phi, 1) && isTurn(lambda, 3)) return [rotation("rx", -theta, qubit)];
  return [u(theta, phi, lambda, qubit)];
}
