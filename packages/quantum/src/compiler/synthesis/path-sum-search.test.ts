import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circuitsOf, gatesNamed } from "../../circuit/arbitrary.test-support.ts";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Gate } from "../../circuit/gate.ts";
import { type Coupling, full, line } from "../coupling.ts";
import { verify } from "../verify/verify.ts";
import { searchPathSum } from "./path-sum-search.ts";

/** All orders of three wires. */
const orders = ["012", "021", "102", "120", "201", "210"].map((text) => [...text].map(Number));

/** A sum over paths, read off a circuit of CX, RZ and H: parities as bit masks, a new variable behind each H. */
function pathsOf(operations: readonly Gate[]) {
  const wires = [1, 2, 4];
  const phases = new Set<number>();
  const branches: { input: number; output: number }[] = [];
  for (const { name, qubits } of operations) {
    const [a, b] = qubits;
    if (name === "cx") wires[b ?? a] ^= wires[a];
    else if (name === "rz") phases.add(wires[a]);
    else {
      const output = 8 << branches.length;
      branches.push({ input: wires[a], output });
      wires[a] = output;
    }
  }
  return { phases, branches, wires };
}

/** Whether so many CX are enough, by trying every sequence of them. */
function isEnough(sum: ReturnType<typeof pathsOf>, { edges }: Coupling, most: number): boolean {
  const isDone = (wires: readonly number[], branches: number, seen: ReadonlySet<number>) =>
    branches === 2 ** sum.branches.length - 1 &&
    sum.wires.every((parity) => wires.includes(parity)) &&
    [...sum.phases].every((parity) => seen.has(parity));
  const extend = (
    wires: readonly number[],
    branches: number,
    seen: ReadonlySet<number>,
    left: number,
  ): boolean => {
    if (isDone(wires, branches, seen)) return true;
    for (const [k, { input, output }] of sum.branches.entries()) {
      const at = wires.indexOf(input);
      if (at < 0 || (branches >> k) & 1) continue;
      if (extend(wires.with(at, output), branches | (1 << k), new Set([...seen, output]), left)) {
        return true;
      }
    }
    if (left === 0) return false;
    return edges.some((edge) =>
      [edge, edge.toReversed()].some(([a, b]) => {
        const parity = wires[a] ^ wires[b];
        return extend(wires.with(b, parity), branches, new Set([...seen, parity]), left - 1);
      }),
    );
  };
  return orders.some((order) =>
    extend(
      order.map((k) => 1 << k),
      0,
      new Set([1, 2, 4]),
      most,
    ),
  );
}

describe("the fewest CX with the same path sum", () => {
  const names = ["cx", "cx", "cx", "cx", "rz", "rz", "h"] as const;
  const sources = circuitsOf(gatesNamed(names, 3, fc.constant(0.3)), 3, 7);

  it.each([line(3), full(3)])("are enough, and one fewer is not, on $name", (device) => {
    fc.assert(
      fc.property(sources, (source) => {
        const best = searchPathSum(source, device, { states: 60_000, atMost: 5 });
        const sum = pathsOf(source.operations);
        if (best === undefined) {
          expect(isEnough(sum, device, 4)).toBe(false);
          return;
        }
        const count = countTwoQubit(best.circuit.operations);
        expect(verify(source, best).verdict).toBe("proved");
        expect(isEnough(sum, device, count)).toBe(true);
        expect(count > 0 && isEnough(sum, device, count - 1)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });
});
