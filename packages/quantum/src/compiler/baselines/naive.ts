import { type Circuit, isTwoQubit } from "../../circuit/gate.ts";
import { range } from "../../range.ts";
import type { Coupling, Edge } from "../coupling.ts";
import { type FixedPlaces, type Routed, RouteWriter, withFixed } from "../routing/routed.ts";

/** Qubits start in order; while a gate is blocked, the device's first edge that shortens its way gets a SWAP. */
export function routeNaively(
  { qubits, operations }: Circuit,
  device: Coupling,
  fixed: FixedPlaces = [],
): Routed {
  const { distance, size, edges } = device;
  const writer = new RouteWriter(withFixed(range(size), fixed), size);
  for (const operation of operations) {
    const [first, second = first] = operation.qubits;
    /** How far apart the two are, or would be after a SWAP. */
    const gap = ([p, q]: readonly number[] = []) => {
      const moved = (place: number) => (place === p ? q : place === q ? p : place);
      return distance[moved(writer.at[first]) * size + moved(writer.at[second])];
    };
    while (isTwoQubit(operation) && gap() > 1) {
      // A device is connected, so that some edge always does.
      writer.swap(...(edges.find((pair) => gap(pair) < gap()) as Edge));
    }
    writer.place(operation);
  }
  return writer.result(qubits);
}
