import { type Circuit, type Matrix, matrixOf } from "@adyakshar/quantum/circuit";

/** Assumed, not measured: what a quarter turn of one qubit and a CZ of two may take, in nanoseconds. */
export const DRIVE_NANOSECONDS = 30;
export const COUPLER_NANOSECONDS = 40;

interface Timed {
  start: number;
  duration: number;
}

/** A quarter turn about an axis on the equator; its phase, in radians, says which. */
interface DrivePulse extends Timed {
  kind: "drive";
  qubit: number;
  phase: number;
}

/** A CZ, played on what couples the two qubits. */
interface CouplerPulse extends Timed {
  kind: "coupler";
  qubits: readonly [number, number];
}

export type Pulse = DrivePulse | CouplerPulse;

export interface Schedule {
  pulses: readonly Pulse[];
  /** The rotation about z that each qubit's frame has made in the end. */
  frames: readonly number[];
  duration: number;
}

const TOLERANCE = 1e-9;

/** A one-qubit gate as rotations about z, with a quarter turn about x between each two. */
function turns(m: Matrix): number[] {
  const arg = (k: number) => Math.atan2(m[k + 1], m[k]);
  const theta = 2 * Math.atan2(Math.hypot(m[4], m[5]), Math.hypot(m[0], m[1]));
  if (theta < TOLERANCE) return [arg(6) - arg(0)];
  const isHalf = Math.PI - theta < TOLERANCE;
  const phi = isHalf ? 0 : arg(4) - arg(0);
  const lambda = isHalf ? arg(2) + Math.PI - arg(4) : arg(2) + Math.PI - arg(0);
  if (Math.abs(theta - Math.PI / 2) < TOLERANCE) return [lambda - Math.PI / 2, phi + Math.PI / 2];
  return [lambda, theta + Math.PI, phi + Math.PI];
}

/** Each gate as soon as its qubits are free. A rotation about z turns the frame of later pulses and takes no time. */
export function schedule({ qubits, operations }: Circuit): Schedule {
  const freeTimes = new Array<number>(qubits).fill(0);
  const frames = new Array<number>(qubits).fill(0);
  const pulses: Pulse[] = [];
  for (const operation of operations) {
    if (operation.name === "barrier") throw new Error("a barrier has no pulse");
    if (operation.name === "cz") {
      const start = Math.max(...operation.qubits.map((qubit) => freeTimes[qubit]));
      const duration = COUPLER_NANOSECONDS;
      pulses.push({ kind: "coupler", qubits: operation.qubits, start, duration });
      for (const qubit of operation.qubits) freeTimes[qubit] = start + duration;
    } else if (operation.qubits.length === 1) {
      const [qubit] = operation.qubits;
      for (const [k, angle] of turns(matrixOf(operation)).entries()) {
        if (k > 0) {
          const duration = DRIVE_NANOSECONDS;
          pulses.push({
            kind: "drive",
            qubit,
            start: freeTimes[qubit],
            duration,
            phase: -frames[qubit],
          });
          freeTimes[qubit] += duration;
        }
        frames[qubit] += angle;
      }
    } else
      throw new Error(`no pulse for ${operation.name}: bring the circuit into its basis first`);
  }
  return { pulses, frames, duration: Math.max(...freeTimes) };
}

/** The height of a drive's envelope, 0 to 1, at `t` from 0 to 1 of its duration: a raised cosine. */
export function driveEnvelope(t: number): number {
  return 0.5 - 0.5 * Math.cos(2 * Math.PI * t);
}

const EDGE_SHARE = 0.25;

/** The same for a coupler: flat between two halves of a raised cosine. */
export function couplerEnvelope(t: number): number {
  return driveEnvelope(Math.min(t, 1 - t, EDGE_SHARE) / EDGE_SHARE / 2);
}
