import { pair, relabel } from "../../circuit/build.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";

/** A circuit on a device's qubits; program qubit i begins on `layout[i]` and ends on `output[i]`. */
export interface Routed {
  circuit: Circuit;
  layout: readonly number[];
  output: readonly number[];
}

/** Thrown for a layout with two qubits on one place, or a device in pieces. */
export class RoutingError extends Error {
  constructor() {
    super("routing cannot end: two qubits that must interact are not connected");
  }
}

export type RouteWriter = ReturnType<typeof createRouteWriter>;

/** Writes a routed circuit while its qubits move. */
export function createRouteWriter(layout: ArrayLike<number>, size: number) {
  const operations: Operation[] = [];
  const start = Array.from(layout);
  /** Device qubit of each program qubit, now. */
  const at = [...start];
  return {
    at,
    place(operation: Operation): void {
      operations.push(relabel(operation, (qubit) => at[qubit]));
    },
    swap(a: number, b: number): void {
      operations.push(pair("swap", a, b));
      for (const [qubit, place] of at.entries()) {
        if (place === a) at[qubit] = b;
        else if (place === b) at[qubit] = a;
      }
    },
    /** The first `qubits` are the program's own. */
    result(qubits: number): Routed {
      return {
        circuit: { qubits: size, operations },
        layout: start.slice(0, qubits),
        output: at.slice(0, qubits),
      };
    },
  };
}
