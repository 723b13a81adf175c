import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verdictOf } from "../compiler/verify/in-place.test-support.ts";
import { seeded } from "../random.ts";
import { anyCircuitWithBarriers } from "./arbitrary.test-support.ts";
import { fixed, pair } from "./build.ts";
import { countsOf } from "./counts.ts";
import { toBasis } from "./decompose.ts";
import { adder, cubicGraph, qft } from "./families.ts";

describe("gates", () => {
  it.each(["cx", "cz"] as const)("keep their unitary in the basis %s", (basis) => {
    fc.assert(
      fc.property(anyCircuitWithBarriers(3, 6), (circuit) => {
        const inBasis = toBasis(circuit, basis);
        const pairs = inBasis.operations.filter(
          ({ name, qubits }) => name !== "barrier" && qubits.length > 1,
        );
        expect(pairs.every(({ name }) => name === basis)).toBe(true);
        expect(verdictOf(circuit, inBasis)).toBe("proved");
      }),
    );
  });
});

describe("counting", () => {
  it("takes a SWAP as three gates, a controlled phase as two, and lets qubits run side by side", () => {
    const operations = [fixed("h", 2), pair("swap", 0, 1), pair("cx", 1, 2)];
    expect(countsOf(toBasis({ qubits: 3, operations }, "cx"))).toEqual({
      depth: 4,
      twoQubit: 4,
      oneQubit: 1,
    });
    expect(countsOf(toBasis(qft(2), "cx")).twoQubit).toBe(5);
    expect(countsOf({ qubits: 2, operations: [] }).depth).toBe(0);
  });

  it("holds gates back at a barrier", () => {
    const barrier = { name: "barrier", qubits: [0, 1] } as const;
    const operations = [fixed("h", 0), barrier, fixed("h", 1)];
    expect(countsOf({ qubits: 2, operations }).depth).toBe(2);
  });
});

describe("families", () => {
  it("add numbers", () => {
    const { operations } = adder(3);
    for (let a = 0; a < 8; a++) {
      for (let b = 0; b < 8; b++) {
        const bits = new Array<number>(8).fill(0);
        for (let k = 0; k < 3; k++) {
          bits[2 + 2 * k] = (a >> k) & 1;
          bits[1 + 2 * k] = (b >> k) & 1;
        }
        for (const { name, qubits } of operations) {
          const target = qubits[qubits.length - 1];
          if (name === "cx" || name === "ccx") {
            bits[target] ^= qubits.slice(0, -1).reduce((all, q) => all & bits[q], 1);
          }
        }
        expect(bits[1] + 2 * bits[3] + 4 * bits[5] + 8 * bits[7]).toBe(a + b);
        expect(bits[2] + 2 * bits[4] + 4 * bits[6]).toBe(a);
      }
    }
  });

  it("draw graphs in which every vertex has three neighbors", () => {
    const degrees = new Array<number>(10).fill(0);
    for (const vertex of cubicGraph(10, seeded(5)).flat()) degrees[vertex]++;
    expect(degrees).toEqual(new Array(10).fill(3));
  });
});
