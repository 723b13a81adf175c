import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { circuitsOf, gatesNamed } from "../../circuit/arbitrary.test-support.ts";
import { fixed, pair, u } from "../../circuit/build.ts";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { compile } from "../compile.ts";
import { type Coupling, full, line } from "../coupling.ts";
import { verify } from "../verify/verify.ts";
import { exactSynthesis } from "./exact.ts";
import { searchPathSum } from "./path-sum-search.ts";

/** All orders of three wires. */
const orders = ["012", "021", "102", "120", "201", "210"].map((text) => [...text].map(Number));

/** What X on each wire and then Z on each become at the end: three bits of X and three of Z, without signs. */
type Images = readonly number[];

const start: Images = [1, 2, 4, 8, 16, 32];

/** The textbook's rules for H, S and CX, put before what is there. */
function behind({ name, qubits: [a, b = a] }: Gate, images: Images): Images {
  const [x, z] = [images[a], images[3 + a]];
  if (name === "h") return images.with(a, z).with(3 + a, x);
  if (name === "s") return images.with(a, x ^ z);
  return images.with(a, x ^ images[b]).with(3 + b, z ^ images[3 + b]);
}

/** The same for circuits that differ in one-qubit gates at the beginning alone. */
function classOf(images: Images): string {
  const sets = [0, 1, 2].map((q) => {
    const [x, z] = [images[q], images[3 + q]];
    return [x, z, x ^ z].sort((a, b) => a - b).join();
  });
  return sets.join(";");
}

function ordered(images: Images, order: readonly number[]): Images {
  return [...order.map((k) => images[k]), ...order.map((k) => images[3 + k])];
}

/** A CX on an edge with every choice of its two Paulis, as gates. */
function stepsOn([a, b]: readonly [number, number]): Gate[][] {
  const controls = [[], [fixed("h", a)], [fixed("h", a), fixed("s", a)]];
  const targets = [[], [fixed("h", b)], [fixed("s", b)]];
  return controls.flatMap((control) =>
    targets.map((target) => [pair("cx", a, b), ...control, ...target]),
  );
}

/** CX that each Clifford on three wires takes, wherever its qubits end; one-qubit gates are free. */
function cliffordTable({ edges }: Coupling): Map<string, number> {
  const table = new Map<string, number>();
  const enter = (images: Images, count: number, next: Images[]) => {
    const key = classOf(images);
    if (table.has(key)) return;
    table.set(key, count);
    next.push(images);
  };
  let level: Images[] = [];
  for (const order of orders) enter(ordered(start, order), 0, level);
  for (let count = 1; level.length > 0; count++) {
    const next: Images[] = [];
    for (const before of level) {
      for (const gates of edges.flatMap(stepsOn)) {
        const images = gates.reduceRight((image, gate) => behind(gate, image), before);
        enter(images, count, next);
      }
    }
    level = next;
  }
  return table;
}

describe("the fewest CX of all circuits", () => {
  const sources = circuitsOf(gatesNamed(["h", "s", "cx"], 3), 3, 40);

  it.each([line(3), full(3)])("is what a table of all Cliffords says, on $name", (device) => {
    const table = cliffordTable(device);
    // 1,451,520 Cliffords without Paulis, over six one-qubit ones on each of three wires.
    expect(table.size).toBe(1_451_520 / 6 ** 3);
    fc.assert(
      fc.property(sources, (source) => {
        const images = source.operations.reduceRight((some, gate) => behind(gate, some), start);
        const known = orders.map(
          (order) => table.get(classOf(ordered(images, order))) ?? Number.NaN,
        );
        const best = exactSynthesis(source, device);
        expect(best && countTwoQubit(best.circuit.operations)).toBe(Math.min(...known));
        expect(best && verify(source, best).verdict).toBe("proved");
      }),
      { numRuns: 20 },
    );
  });

  it.each([0, 1, 2, 3])(
    "is %i for a pair of qubits that is drawn with as many, exchanged or not",
    (count) => {
      const angle = fc.double({ min: 0.2, max: 1.3, noNaN: true });
      const general = fc
        .tuple(angle, angle, angle, angle, angle, angle)
        .map(([a, b, c, d, e, f]) => [u(a, b, c, 0), u(d, e, f, 1)]);
      fc.assert(
        fc.property(fc.array(general, { minLength: count + 1, maxLength: count + 1 }), (locals) => {
          const operations = locals.flatMap((some, k) =>
            k < count ? [...some, pair("cx", k % 2, 1 - (k % 2))] : some,
          );
          for (const some of [operations, [...operations, pair("swap", 0, 1)]]) {
            const source: Circuit = { qubits: 2, operations: some };
            const best = exactSynthesis(source, line(2));
            expect(best && countTwoQubit(best.circuit.operations)).toBe(count);
            expect(best && verify(source, best).verdict).toBe("proved");
          }
        }),
        { numRuns: 30 },
      );
    },
  );

  it.each([
    [3, [pair("cx", 0, 1), fixed("h", 0), fixed("s", 0), pair("cx", 1, 0)]],
    [2, [pair("cx", 0, 1), fixed("t", 1), pair("swap", 0, 1)]],
  ])("is what the compiler takes for %i qubits, which may end exchanged", (qubits, operations) => {
    const source: Circuit = { qubits, operations };
    const compiled = compile(source, line(qubits));
    const [counts, optimum] = [{ twoQubit: 1 }, { twoQubit: 1 }];
    expect(compiled).toMatchObject({ counts, optimum, provedOver: "all circuits" });
    expect(verify(source, compiled).verdict).toBe("proved");
  });

  it("is not claimed beyond", () => {
    const tGate = { qubits: 3, operations: [pair("cx", 0, 1), fixed("t", 1), pair("cx", 1, 2)] };
    expect(exactSynthesis(tGate, line(3))).toBeUndefined();
    expect(compile(tGate, line(3)).provedOver).toBe("the same path sum");
    expect(exactSynthesis({ qubits: 3, operations: [pair("cx", 0, 1)] }, line(4))).toBeUndefined();
  });
});

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
