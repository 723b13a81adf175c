import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixed, pair, rotation } from "../../circuit/build.ts";
import { qaoa } from "../../circuit/families.ts";
import type { Circuit, Operation } from "../../circuit/gate.ts";
import { integer, type Random, seeded } from "../../random.ts";
import { range } from "../../range.ts";
import { cases } from "../arbitrary.test-support.ts";
import { compile } from "../compile.ts";
import { deviceNamed } from "../coupling.ts";
import type { Routed } from "../routing/routed.ts";
import { verify } from "./verify.ts";
import { comparePaulis } from "./verify-paulis.ts";

const WIDE = 60;

/** So many steps in a transverse field, by Trotter. */
function ising(qubits: number, steps: number): Circuit {
  const step = (k: number): Operation[] => [
    ...range(qubits).map((q) => rotation("rx", 0.3 + 0.1 * k + 0.01 * q, q)),
    ...range(qubits - 1).flatMap((q) => [
      pair("cx", q, q + 1),
      rotation("rz", 0.4 + 0.01 * q, q + 1),
      pair("cx", q, q + 1),
    ]),
  ];
  return { qubits, operations: range(steps).flatMap(step) };
}

/** A state that is all zero or all one, but turned a little on each qubit. */
function turnedGhz(qubits: number): Circuit {
  const pairs = range(qubits - 1).map((k) => pair("cx", (k * 7) % (k + 1), k + 1));
  const turns = range(qubits).map((q) => rotation("ry", 0.1 + 0.01 * q, q));
  return { qubits, operations: [fixed("h", 0), ...pairs, ...turns] };
}

const changes: Record<string, (operations: Operation[], random: Random) => Operation[]> = {
  "a pair of qubits not joined": (operations, random) => {
    const pairs = operations.filter(({ qubits }) => qubits.length === 2);
    const lost = pairs[integer(random, pairs.length)];
    return operations.filter((operation) => operation !== lost);
  },
  "a CX the other way round": (operations, random) => {
    const places = [...operations.keys()].filter((k) => operations[k].name === "cx");
    const at = places[integer(random, places.length)];
    const [a, b] = operations[at].qubits;
    return operations.with(at, pair("cx", b, a));
  },
  "a turn a thousandth too large": (operations, random) => {
    const at = integer(random, operations.length);
    const [qubit] = operations[at].qubits;
    const axis = (["rx", "ry", "rz"] as const)[integer(random, 3)];
    return operations.toSpliced(at, 0, rotation(axis, 0.001, qubit));
  },
};

function changed({ circuit, layout, output }: Routed, operations: Operation[]): Routed {
  return { circuit: { ...circuit, operations }, layout, output };
}

describe.each([
  ["QAOA", qaoa(WIDE)],
  ["three steps of an Ising chain", ising(WIDE, 3)],
  ["GHZ", turnedGhz(WIDE)],
])("%s on 60 qubits", (_, source) => {
  const compiled = compile(source, deviceNamed("heavy-hex-65"), { level: "fast", trials: 1 });

  it("is proved", () => {
    expect(verify(source, compiled).verdict).toBe("proved");
  });

  it.each(Object.entries(changes))("is refuted with %s", (_, change) => {
    for (let seed = 1; seed <= 3; seed++) {
      const operations = change([...compiled.circuit.operations], seeded(seed));
      expect(verify(source, changed(compiled, operations)).verdict, `seed ${seed}`).toBe("refuted");
    }
  });

  it("is refuted with two qubits exchanged, or one that was idle not at zero", () => {
    const { circuit, layout, output } = compiled;
    const exchanged = [output[1], output[0], ...output.slice(2)];
    expect(verify(source, { circuit, layout, output: exchanged }).verdict).toBe("refuted");
    const idle = range(circuit.qubits).find((wire) => !output.includes(wire)) ?? -1;
    for (const gate of [fixed("x", idle), rotation("ry", 0.001, idle)]) {
      const wrong = changed(compiled, [...circuit.operations, gate]);
      expect(verify(source, wrong).verdict).toBe("refuted");
    }
    const right = changed(compiled, [...circuit.operations, fixed("z", idle)]);
    expect(verify(source, right).verdict).toBe("proved");
  });
});

it("says of small programs what the whole unitary says, right or wrong", () => {
  let refuted = 0;
  fc.assert(
    fc.property(cases, fc.nat(999), ([device, source], seed) => {
      const compiled = compile(source, device, { trials: 2, states: 0 });
      const random = seeded(seed);
      const all = Object.values(changes);
      const operations = [...compiled.circuit.operations];
      const isLong = operations.some(({ name }) => name === "cx");
      const change = isLong ? all[integer(random, all.length)] : () => operations;
      for (const routed of [compiled, changed(compiled, change(operations, random))]) {
        const paulis = comparePaulis(source, routed, {
          tolerance: 1e-7,
          budget: 1e9,
          goesOn: false,
        });
        const { verdict } = verify(source, routed);
        expect(paulis.isRefuted).toBe(verdict === "refuted");
        expect(paulis.isRefuted || paulis.compared === paulis.generators).toBe(true);
        if (paulis.isRefuted) refuted++;
      }
    }),
    { numRuns: 60 },
  );
  expect(refuted).toBeGreaterThan(20);
});

it("compares what it can where one product becomes too long, and proves nothing then", () => {
  const qubits = 30;
  const { operations } = ising(qubits, 8);
  const source = { qubits, operations: [...operations, fixed("h", 0)] };
  const routed = { circuit: source, layout: range(qubits), output: range(qubits) };
  const right = verify(source, routed);
  expect(right.verdict).not.toBe("proved");
  expect(right.verdict).not.toBe("refuted");
  const lone: Circuit = { qubits: qubits + 1, operations: [...operations, fixed("s", qubits)] };
  const wires = range(qubits + 1);
  const wrong = { qubits: qubits + 1, operations: [...operations, fixed("t", qubits)] };
  expect(verify(lone, { circuit: wrong, layout: wires, output: wires }).verdict).toBe("refuted");
  expect(verify(lone, { circuit: lone, layout: wires, output: wires }).verdict).toBe("not refuted");
});
