import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit, anyGate } from "#app/engine/statevector/arbitrary.ts";
import { fixed, pair, rotation } from "#app/engine/statevector/gates.ts";
import { basisState, fidelity, run } from "#app/engine/statevector/statevector.ts";
import { count, depth, twoQubitCount } from "./circuit.ts";
import { commutes } from "./commute.ts";
import { baseline, type Compiled, compile, fuseSwaps, runCompiled } from "./compile.ts";
import { grid, line } from "./coupling.ts";
import { optimise } from "./optimise.ts";

/** A state without symmetry, so that a wrong gate or a wrong order cannot hide. */
function genericState(qubits: number) {
  const layers = Array.from({ length: qubits }, (_, q) => [
    rotation("RY", q, 0.7 + 0.9 * q),
    rotation("RZ", q, 0.4 + 0.5 * q),
    ...(q > 0 ? [pair("CX", q - 1, q), rotation("RX", q, 1.1)] : []),
  ]);
  return run(layers.flat(), basisState(qubits));
}

describe("counting", () => {
  it("takes a SWAP as three CNOTs and lets separate qubits run side by side", () => {
    const circuit = { qubits: 3, gates: [fixed("H", 2), pair("SWAP", 0, 1), pair("CX", 1, 2)] };
    expect(depth(circuit)).toBe(4);
    expect(twoQubitCount(circuit)).toBe(4);
    expect(depth({ qubits: 2, gates: [] })).toBe(0);
  });
});

describe("commutation", () => {
  it("is claimed only where both orders give the same state", () => {
    const start = genericState(3);
    fc.assert(
      fc.property(anyGate(3), anyGate(3), (a, b) => {
        fc.pre(commutes(a, b));
        expect(fidelity(run([a, b], start), run([b, a], start))).toBeCloseTo(1, 10);
      }),
    );
  });
});

describe("optimise", () => {
  it("cancels a pair through a gate that commutes", () => {
    const gates = [
      pair("CX", 0, 1),
      rotation("RZ", 0, 0.3),
      rotation("RX", 1, 0.2),
      pair("CX", 0, 1),
    ];
    expect(optimise(gates).filter((gate) => gate.name === "CX")).toEqual([]);
  });

  it("merges T gates into one rotation and drops a whole turn", () => {
    expect(optimise([fixed("T", 0), fixed("T", 0)])).toEqual([rotation("RZ", 0, Math.PI / 2)]);
    expect(optimise(Array.from({ length: 8 }, () => fixed("T", 0)))).toEqual([]);
  });

  it("does not cancel what stands apart", () => {
    const gates = [pair("CX", 0, 1), fixed("H", 1), pair("CX", 0, 1)];
    expect(optimise(gates)).toEqual(gates);
  });

  it("keeps the state and never adds a gate", () => {
    const start = genericState(4);
    fc.assert(
      fc.property(anyCircuit(4, 30), (gates) => {
        const better = optimise(gates);
        expect(better.length).toBeLessThanOrEqual(gates.length);
        expect(fidelity(run(better, start), run(gates, start))).toBeCloseTo(1, 8);
      }),
    );
  });
});

describe("routing", () => {
  const devices = [line(4), line(5), grid(2, 2), grid(3, 2)];
  const cases = fc
    .constantFrom(...devices)
    .chain((device) => fc.tuple(fc.constant(device), anyCircuit(device.size, 20)));

  function expectFits({ circuit }: Compiled, edges: readonly (readonly [number, number])[]) {
    const coupled = new Set(edges.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));
    for (const { qubits } of circuit.gates) {
      if (qubits.length === 2) expect(coupled).toContain(qubits.join());
    }
  }

  it.each([
    ["as written", baseline],
    ["optimised", compile],
  ])("gives an equivalent circuit that fits the device, %s", (_, compileWith) => {
    fc.assert(
      fc.property(cases, ([device, gates]) => {
        const compiled = compileWith({ qubits: device.size, gates }, device);
        const start = genericState(device.size);
        expectFits(compiled, device.edges);
        expect(fidelity(runCompiled(compiled, start), run(gates, start))).toBeCloseTo(1, 8);
      }),
      { numRuns: 40 },
    );
  });

  it("fuses a CNOT with the SWAP beside it", () => {
    const start = genericState(2);
    for (const gates of [
      [pair("CX", 0, 1), pair("SWAP", 0, 1)],
      [pair("SWAP", 0, 1), pair("CX", 1, 0)],
    ]) {
      const fused = fuseSwaps(gates);
      expect(count({ qubits: 2, gates: fused }).twoQubit).toBe(2);
      expect(fidelity(run(fused, start), run(gates, start))).toBeCloseTo(1, 12);
    }
  });
});
