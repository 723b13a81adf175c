import type { Circuit } from "../../circuit/gate.ts";
import { range } from "../../range.ts";
import type { Coupling } from "../coupling.ts";
import { type Routed, RouteWriter, RoutingError } from "./routed.ts";

/** Qubits start in order; while a gate is blocked, the device's first edge that shortens its way gets a SWAP. */
export function routeNaively({ qubits, operations }: Circuit, device: Coupling): Routed {
  const { distance, size, edges } = device;
  const writer = new RouteWriter(range(size), size);
  for (const operation of operations) {
    const [first, second] = operation.qubits;
    if (operation.name !== "barrier" && second !== undefined) {
      let a = writer.at[first];
      let b = writer.at[second];
      while (distance[a * size + b] > 1) {
        const moved = (place: number, [p, q]: readonly [number, number]) =>
          place === p ? q : place === q ? p : place;
        const gap = distance[a * size + b];
        const edge = edges.find((e) => distance[moved(a, e) * size + moved(b, e)] < gap);
        if (edge === undefined) throw new RoutingError();
        writer.swap(...edge);
        a = writer.at[first];
        b = writer.at[second];
      }
    }
    writer.place(operation);
  }
  return writer.result(qubits);
}
