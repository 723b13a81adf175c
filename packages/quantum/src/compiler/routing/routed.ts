import { pair, relabel } from "../../circuit/build.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";

/** A circuit on a device's qubits; program qubit i begins on `layout[i]` and ends on `output[i]`. */
export interface Routed {
  circuit: Circuit;
  layout: readonly number[];
  output: readonly number[];
  /** Program qubits that have to be at zero when it begins. */
  zeros?: readonly number[];
}

/** Where some of the program's qubits have to begin; undefined for one that may begin anywhere. */
export type FixedPlaces = readonly (number | undefined)[];

/** The layout with some qubits moved to where they have to begin. */
export function withFixed(layout: ArrayLike<number>, fixed: FixedPlaces): number[] {
  const places = Array.from(layout);
  for (const [qubit, place] of fixed.entries()) {
    if (place === undefined) continue;
    places[places.indexOf(place)] = places[qubit];
    places[qubit] = place;
  }
  return places;
}

/** Writes a routed circuit while its qubits move. */
export class RouteWriter {
  readonly operations: Operation[] = [];
  /** Device qubit of each program qubit, now. */
  readonly at: number[];
  private readonly occupants: number[] = [];
  private readonly layout: readonly number[];
  private readonly size: number;
  private readonly isWriting: boolean;

  /** A writer that does not write only follows the qubits. */
  constructor(layout: Iterable<number>, size: number, isWriting = true) {
    this.isWriting = isWriting;
    this.at = [...layout];
    this.layout = [...this.at];
    for (const [qubit, place] of this.at.entries()) this.occupants[place] = qubit;
    this.size = size;
  }

  place(operation: Operation): void {
    if (this.isWriting) this.operations.push(relabel(operation, (qubit) => this.at[qubit]));
  }

  swap(a: number, b: number): void {
    this.operations.push(pair("swap", a, b));
    const { at, occupants } = this;
    [occupants[a], occupants[b]] = [occupants[b], occupants[a]];
    for (const place of [a, b]) if (occupants[place] !== undefined) at[occupants[place]] = place;
  }

  /** The first `qubits` are the program's own. */
  result(qubits: number): Routed {
    return {
      circuit: { qubits: this.size, operations: this.operations },
      layout: this.layout.slice(0, qubits),
      output: this.at.slice(0, qubits),
    };
  }
}
