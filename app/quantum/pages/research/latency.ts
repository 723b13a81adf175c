import { sum } from "#app/lib/sum.ts";

interface LatencyStep {
  name: string;
  nanoseconds: number;
}

/** An example of how one microsecond may be shared out, not a measurement. */
export const loop: readonly LatencyStep[] = [
  { name: "readout", nanoseconds: 400 },
  { name: "digitize", nanoseconds: 80 },
  { name: "demodulate", nanoseconds: 120 },
  { name: "decode", nanoseconds: 240 },
  { name: "branch", nanoseconds: 60 },
  { name: "pulse out", nanoseconds: 100 },
];

/** An example too: a cycle of logic that is clocked at 250 MHz. */
export const CYCLE_NANOSECONDS = 4;

export function total(steps: readonly LatencyStep[]): number {
  return sum(steps.map(({ nanoseconds }) => nanoseconds));
}
