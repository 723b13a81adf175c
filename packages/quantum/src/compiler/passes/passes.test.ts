import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuitWithBarriers, anyGate } from "../../circuit/arbitrary.test-support.ts";
import { fixed, pair, pairRotation, rotation, triple } from "../../circuit/build.ts";
import { countsOf } from "../../circuit/counts.ts";
import { toBasis } from "../../circuit/decompose.ts";
import type { Circuit, Gate } from "../../circuit/gate.ts";
import { matrixOf } from "../../circuit/matrix.ts";
import { sameUpToPhase } from "../../circuit/same-up-to-phase.test-support.ts";
import { cxCost } from "../synthesis/kak.ts";
import { oneQubitGates } from "../synthesis/one-qubit.ts";
import { pairMatrix } from "../synthesis/small-unitary.ts";
import { synthesizePair } from "../synthesis/synthesize.ts";
import { verdictOf } from "../verify/in-place.test-support.ts";
import { resynthesizeBlocks } from "./blocks.ts";
import { cancel } from "./cancel.ts";
import { commutes } from "./commute.ts";
import { mergeOneQubit } from "./merge.ts";
import { elideSwaps, fuseSwaps } from "./swaps.ts";

const QUBITS = 4;

function circuitOf(...operations: Gate[]): Circuit {
  return { qubits: QUBITS, operations };
}

describe("every pass keeps the unitary", () => {
  const cxCircuits = anyCircuitWithBarriers(QUBITS, 25).map((circuit) => toBasis(circuit, "cx"));
  it.each([
    ["cancel", anyCircuitWithBarriers(QUBITS, 25), cancel],
    ["cancel in the basis", cxCircuits, cancel],
    ["mergeOneQubit", anyCircuitWithBarriers(QUBITS, 25), mergeOneQubit],
    ["resynthesizeBlocks", cxCircuits, resynthesizeBlocks],
    ["fuseSwaps", anyCircuitWithBarriers(QUBITS, 25), fuseSwaps],
  ])("%s", (_, circuits, pass) => {
    fc.assert(
      fc.property(circuits, (circuit) => {
        const after = pass(circuit);
        expect(verdictOf(circuit, after)).toBe("proved");
        expect(countsOf(toBasis(after, "cx")).twoQubit).toBeLessThanOrEqual(
          countsOf(toBasis(circuit, "cx")).twoQubit,
        );
      }),
      { numRuns: 60 },
    );
  });

  it("elideSwaps, up to the order in which qubits end", () => {
    fc.assert(
      fc.property(anyCircuitWithBarriers(QUBITS, 25), (source) => {
        const { circuit, permutation } = elideSwaps(source);
        expect(circuit.operations.some(({ name }) => name === "swap")).toBe(false);
        expect(verdictOf(source, circuit, permutation)).toBe("proved");
      }),
      { numRuns: 60 },
    );
  });
});

it("claims commutation only where both orders are the same", () => {
  fc.assert(
    fc.property(anyGate(3), anyGate(3), (a, b) => {
      fc.pre(commutes(a, b));
      expect(verdictOf(circuitOf(a, b), circuitOf(b, a))).toBe("proved");
    }),
  );
});

describe("cancellation", () => {
  it("reaches through gates that commute", () => {
    const between = [rotation("rz", 0.3, 0), rotation("rx", 0.2, 1), pair("cx", 2, 1)];
    const { operations } = cancel(circuitOf(pair("cx", 0, 1), ...between, pair("cx", 0, 1)));
    expect(operations).toEqual(between);
  });

  it("does not reach through gates that do not", () => {
    const apart = circuitOf(pair("cx", 0, 1), fixed("h", 1), pair("cx", 0, 1));
    expect(cancel(apart)).toEqual(apart);
  });

  it("stops at a barrier", () => {
    const barrier = { name: "barrier", qubits: [0] } as const;
    const operations = [fixed("x", 0), barrier, fixed("x", 0)];
    expect(cancel({ qubits: 1, operations }).operations).toEqual(operations);
  });

  it.each([
    ["two T", [fixed("t", 0), fixed("t", 0)], [fixed("s", 0)]],
    ["a whole turn", Array.from({ length: 8 }, () => fixed("t", 0)), []],
    ["controlled phases", [pairRotation("cp", 2, 0, 1), pairRotation("cp", -2, 1, 0)], []],
    [
      "one turn of a controlled rotation is not nothing",
      [pairRotation("crz", 2 * Math.PI, 0, 1), pairRotation("crz", Math.PI, 0, 1)],
      [pairRotation("crz", -Math.PI, 0, 1)],
    ],
    ["Toffoli", [triple("ccx", 0, 1, 2), triple("ccx", 1, 0, 2)], []],
    ["S is not its own inverse", [fixed("s", 0), fixed("s", 0)], [fixed("z", 0)]],
  ])("merges: %s", (_, gates: Gate[], expected: Gate[]) => {
    expect(cancel(circuitOf(...gates)).operations).toEqual(expected);
  });
});

describe("one-qubit gates", () => {
  it("are named without changing them", () => {
    fc.assert(
      fc.property(fc.array(anyGate(1), { minLength: 1, maxLength: 4 }), (gates) => {
        const circuit = { qubits: 1, operations: gates };
        const merged = mergeOneQubit(circuit);
        expect(merged.operations.length).toBeLessThanOrEqual(1);
        expect(verdictOf(circuit, merged)).toBe("proved");
      }),
    );
  });

  it.each(["x", "y", "z", "h", "s", "sdg", "t", "tdg", "sx"] as const)(
    "keep the name %s",
    (name) => {
      expect(oneQubitGates(matrixOf(fixed(name, 2)), 2)).toEqual([fixed(name, 2)]);
    },
  );
});

describe("resynthesis of pairs", () => {
  const onPair = fc.array(anyGate(2), { minLength: 1, maxLength: 10 });

  it("takes at most three CX, and as many as the invariants ask for", () => {
    fc.assert(
      fc.property(onPair, (gates) => {
        const unitary = pairMatrix(gates, 0);
        const synthesized = synthesizePair(unitary, 0, 1);
        expect(sameUpToPhase(pairMatrix(synthesized, 0), unitary, 1e-8)).toBe(true);
        const pairs = synthesized.filter(({ qubits }) => qubits.length === 2);
        expect(pairs.every(({ name }) => name === "cx")).toBe(true);
        expect(pairs.length).toBeLessThanOrEqual(3);
        expect(pairs.length).toBeGreaterThanOrEqual(cxCost(unitary));
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ["a local gate", [fixed("h", 0), fixed("t", 1)], 0],
    ["CZ", [pair("cz", 0, 1)], 1],
    ["CH", [pair("ch", 0, 1)], 1],
    ["a controlled phase", [pairRotation("cp", 0.3, 0, 1)], 2],
    ["CX and SWAP", [pair("cx", 0, 1), pair("swap", 0, 1)], 2],
    ["SWAP", [pair("swap", 0, 1)], 3],
    ["a controlled phase and SWAP", [pairRotation("cp", 0.3, 0, 1), pair("swap", 0, 1)], 3],
    ["CX and a phase too small to matter", [pair("cx", 0, 1), pairRotation("cp", 9e-10, 0, 1)], 1],
  ])("knows what %s takes", (_, gates: Gate[], expected: number) => {
    const unitary = pairMatrix(gates, 0);
    expect(cxCost(unitary)).toBe(expected);
    expect(synthesizePair(unitary, 0, 1).filter(({ name }) => name === "cx")).toHaveLength(
      expected,
    );
  });
});
