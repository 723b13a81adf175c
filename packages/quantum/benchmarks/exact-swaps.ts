import { type Circuit, isTwoQubit } from "../src/circuit/gate.ts";
import type { Coupling } from "../src/compiler/coupling.ts";
import { placements } from "../src/compiler/synthesis/path-sum-search.ts";

/** States beyond which the search gives up. */
const MAX_STATES = 400_000;

/**
 * The fewest SWAPs with which a circuit of one- and two-qubit gates fits a device, over every first layout; undefined
 * where the search grows too large. A gate that can be done is done at once: waiting never saves a SWAP.
 */
export function fewestSwaps(circuit: Circuit, device: Coupling): number | undefined {
  const pairs = circuit.operations.filter(isTwoQubit).map(({ qubits }) => qubits);
  const isAdjacent = (a: number, b: number) => device.distance[a * device.size + b] === 1;

  function advance(places: readonly number[], before: readonly boolean[]): boolean[] {
    const done = [...before];
    const waiting = new Set<number>();
    for (const [index, [a, b]] of pairs.entries()) {
      if (done[index]) continue;
      const isFree = !waiting.has(a) && !waiting.has(b) && isAdjacent(places[a], places[b]);
      if (isFree) done[index] = true;
      else waiting.add(a).add(b);
    }
    return done;
  }

  const nothing = pairs.map(() => false);
  // A layout, program qubit by program qubit, with the gates that are done.
  let states = placements(circuit.qubits, device.size).map((places) => ({
    places,
    done: advance(places, nothing),
  }));
  const seen = new Set<string>();
  const isNew = ({ places, done }: (typeof states)[number]) => {
    const count = seen.size;
    return seen.add(`${places.join()}|${done.map(Number).join("")}`).size > count;
  };
  for (let swaps = 0; states.length > 0; swaps++) {
    if (states.some(({ done }) => done.every(Boolean))) return swaps;
    if (seen.size > MAX_STATES) return undefined;
    states = states.flatMap(({ places, done }) =>
      device.edges
        .map(([p, q]) => {
          const moved = places.map((place) => (place === p ? q : place === q ? p : place));
          return { places: moved, done: advance(moved, done) };
        })
        .filter(isNew),
    );
  }
  return undefined;
}
