import type { Routed } from "@adyakshar/quantum/compiler";

/** All that happens on one pair of a device's qubits before either meets another. */
interface Meeting {
  /** Lower first. */
  lanes: readonly [number, number];
  step: number;
  swaps: number;
  gates: number;
}

export interface WorldLines {
  /** The longest chain of meetings. */
  steps: number;
  meetings: readonly Meeting[];
  /** For each program qubit its lane before the first step, and after each one. */
  lanes: readonly (readonly number[])[];
}

/** Follows a program's qubits over the device: each is a line that changes lanes at a SWAP. */
export function worldLines({ circuit, layout }: Routed): WorldLines {
  const last = new Array<Meeting | undefined>(circuit.qubits).fill(undefined);
  const meetings: Meeting[] = [];
  for (const { name, qubits } of circuit.operations) {
    if (qubits.length !== 2 || name === "barrier") continue;
    const low = Math.min(...qubits);
    const high = Math.max(...qubits);
    let meeting = last[low];
    if (meeting === undefined || meeting !== last[high]) {
      const step = 1 + Math.max(last[low]?.step ?? -1, last[high]?.step ?? -1);
      meeting = { lanes: [low, high], step, swaps: 0, gates: 0 };
      meetings.push(meeting);
      last[low] = last[high] = meeting;
    }
    if (name === "swap") meeting.swaps++;
    else meeting.gates++;
  }
  const steps = Math.max(...meetings.map(({ step }) => step)) + 1;
  return { steps, meetings, lanes: follow(layout, meetings, steps) };
}

function follow(layout: readonly number[], meetings: readonly Meeting[], steps: number) {
  const at = [...layout];
  const lanes = at.map((lane) => [lane]);
  for (let now = 0; now < steps; now++) {
    for (const { lanes: pair, step, swaps } of meetings) {
      if (step !== now || swaps % 2 === 0) continue;
      const movers = pair.map((lane) => at.indexOf(lane));
      for (const [k, qubit] of movers.entries()) if (qubit >= 0) at[qubit] = pair[1 - k];
    }
    for (const [qubit, lane] of at.entries()) lanes[qubit].push(lane);
  }
  return lanes;
}
