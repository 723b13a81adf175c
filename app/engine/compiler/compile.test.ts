import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuitWithBarriers } from "#app/engine/circuit/arbitrary.ts";
import { fixed, pair, pairRotation, rotation } from "#app/engine/circuit/build.ts";
import { toBasis } from "#app/engine/circuit/decompose.ts";
import {
  adder,
  parityPhase,
  qaoa,
  qft,
  quantumVolume,
  randomCircuit,
  toffoli,
} from "#app/engine/circuit/families.ts";
import type { Circuit, Operation } from "#app/engine/circuit/gate.ts";
import { parse } from "#app/engine/qasm/parse.ts";
import { print, programOf } from "#app/engine/qasm/print.ts";
import { baselines, type Compiled, compile } from "./compile.ts";
import {
  type Coupling,
  deviceFromEdges,
  deviceNamed,
  full,
  grid,
  heavyHex,
  line,
  ring,
} from "./coupling.ts";
import { routeNaively } from "./naive.ts";
import type { Routed } from "./routed.ts";
import { routeBySabre } from "./textbook-sabre.ts";
import { verify } from "./verify.ts";

function expectFits({ operations }: Circuit, { edges }: Coupling, pairs: readonly string[]) {
  const coupled = new Set(edges.flatMap(([a, b]) => [`${a},${b}`, `${b},${a}`]));
  for (const { name, qubits } of operations) {
    if (name === "barrier" || qubits.length === 1) continue;
    expect(pairs).toContain(name);
    expect(coupled).toContain(qubits.join());
  }
}

const devices = [line(4), ring(5), grid(2, 3), heavyHex(7), full(3)];
const cases = fc
  .constantFrom(...devices)
  .chain((device) =>
    fc
      .integer({ min: 1, max: Math.min(5, device.size) })
      .chain((qubits) => fc.tuple(fc.constant(device), anyCircuitWithBarriers(qubits, 15))),
  );

describe("routing", () => {
  it.each([
    ["naive", routeNaively],
    [
      "textbook SABRE",
      (circuit: Circuit, device: Coupling) => routeBySabre(circuit, device, { seed: 1, trials: 2 }),
    ],
  ])("gives an equivalent circuit that fits the device, %s", (_, route) => {
    fc.assert(
      fc.property(cases, ([device, source]) => {
        const routed = route(toBasis(source, "cx"), device);
        expectFits(routed.circuit, device, ["cx", "swap"]);
        expect(verify(source, routed).verdict).toBe("proved");
      }),
      { numRuns: 40 },
    );
  });
});

describe("compiling", () => {
  it.each(["cx", "cz"] as const)("keeps the unitary and fits the device, basis %s", (basis) => {
    fc.assert(
      fc.property(cases, fc.nat(99), ([device, source], seed) => {
        const compiled = compile(source, device, { basis, seed, trials: 4, states: 2000 });
        expectFits(compiled.circuit, device, [basis]);
        expect(verify(source, compiled).verdict).toBe("proved");
        expect(parse(print(programOf(compiled.circuit))).circuit).toEqual(compiled.circuit);
        const barriers = ({ operations }: Circuit) =>
          operations.filter(({ name }) => name === "barrier").length;
        expect(barriers(compiled.circuit)).toBe(barriers(source));
      }),
      { numRuns: 40 },
    );
  });

  it("gives the same circuit for the same seed", () => {
    const options = { seed: 3, trials: 6 };
    expect(compile(qft(5), grid(2, 3), options)).toEqual(compile(qft(5), grid(2, 3), options));
  });

  it("tells its passes, from the program to the result", () => {
    const { stages, circuit, counts } = compile(qft(4), line(5));
    expect(stages[0].circuit).toEqual(qft(4));
    expect(stages.at(-1)).toMatchObject({ circuit, counts });
    expect(stages.map(({ name }) => name)).toContain("routed");
  });

  it("refuses a program that does not fit", () => {
    expect(() => compile(qft(4), line(3))).toThrow(/4 qubits, the device only 3/);
  });

  it.each([
    ["QFT 8", qft(8)],
    ["adder", adder(3)],
    ["QAOA", qaoa(10)],
    ["quantum volume", quantumVolume(8)],
    ["random", randomCircuit(10, 80)],
  ])("takes at most 1.05 of the textbook's two-qubit gates: %s", (_, circuit) => {
    for (const device of [grid(4, 4), heavyHex(27)]) {
      const ours = compile(circuit, device, { trials: 10 }).counts.twoQubit;
      expect(ours).toBeLessThanOrEqual(
        1.05 * baselines(circuit, device, { trials: 20 }).sabre.twoQubit,
      );
    }
  });

  it("brings the Fourier transform on a line to the known construction", () => {
    expect(compile(qft(8), line(8)).counts.twoQubit).toBeLessThanOrEqual(84);
  });
});

describe("the example of the compiler page", () => {
  const compiled = compile(parityPhase(), line(4));

  it("comes to its proved optimum", () => {
    expect(compiled.counts).toMatchObject({ depth: 6, twoQubit: 6 });
    expect(compiled.optimum).toEqual(compiled.counts);
    expect(verify(parityPhase(), compiled).verdict).toBe("proved");
  });

  it("is measured against the baselines", () => {
    expect(baselines(parityPhase(), line(4))).toMatchObject({
      asWritten: { depth: 11, twoQubit: 7 },
      naive: { depth: 23, twoQubit: 22 },
      sabre: { depth: 15, twoQubit: 10 },
    });
  });

  it("has known company: Toffoli takes six CX where all are coupled, and seven on a line", () => {
    expect(compile(toffoli(), full(3)).optimum?.twoQubit).toBe(6);
    expect(compile(toffoli(), line(3)).optimum?.twoQubit).toBe(7);
  });
});

describe("verdicts", () => {
  const small = compile(qft(4), line(4));
  const large = compile(qaoa(12), grid(3, 4), { trials: 2 });

  function changed(compiled: Compiled, change: (operations: Operation[]) => Operation[]): Routed {
    const { circuit, layout, output } = compiled;
    return { circuit: { ...circuit, operations: change([...circuit.operations]) }, layout, output };
  }

  it("prove small circuits and fail to refute large ones", () => {
    expect(verify(qft(4), small).verdict).toBe("proved");
    expect(verify(qaoa(12), large).verdict).toBe("not refuted");
  });

  it("leave undecided what is too large", () => {
    const circuit = quantumVolume(24, 2);
    const routed = {
      circuit,
      layout: circuit.operations.map((_, k) => k).slice(0, 24),
      output: Array.from({ length: 24 }, (_, k) => k),
    };
    expect(verify(circuit, routed).verdict).toBe("undecided");
  });

  it.each([
    ["a CZ in front", (operations: Operation[]) => [pair("cz", 0, 1), ...operations]],
    ["an RZ in front", (operations: Operation[]) => [rotation("rz", 0.01, 0), ...operations]],
    [
      "a small phase at the end",
      (operations: Operation[]) => [...operations, pairRotation("cp", 0.001, 1, 2)],
    ],
    ["an X at the end", (operations: Operation[]) => [...operations, fixed("x", 1)]],
    ["a gate lost", (operations: Operation[]) => operations.slice(0, -1)],
  ])("refute %s", (_, change) => {
    expect(verify(qft(4), changed(small, change)).verdict).toBe("refuted");
    expect(verify(qaoa(12), changed(large, change)).verdict).toBe("refuted");
  });

  it("refute a wrong permutation", () => {
    for (const [source, { circuit, layout, output }] of [
      [qft(4), small],
      [qaoa(12), large],
    ] as const) {
      const [a, b, ...rest] = output;
      expect(verify(source, { circuit, layout, output: [b, a, ...rest] }).verdict).toBe("refuted");
      const [c, d, ...others] = layout;
      expect(verify(source, { circuit, layout: [d, c, ...others], output }).verdict).toBe(
        "refuted",
      );
    }
  });

  it("refute an idle qubit that is left in another state", () => {
    const source = { qubits: 1, operations: [] };
    const circuit = { qubits: 2, operations: [fixed("x", 1)] };
    expect(verify(source, { circuit, layout: [0], output: [0] }).verdict).toBe("refuted");
  });
});

describe("devices", () => {
  it.each([
    ["line-5", 5, 4],
    ["ring-5", 5, 5],
    ["ring-2", 2, 1],
    ["grid-3x4", 12, 17],
    ["full-4", 4, 6],
    ["heavy-hex-7", 7, 6],
    ["heavy-hex-16", 16, 16],
    ["heavy-hex-27", 27, 28],
    ["heavy-hex-65", 65, 72],
    ["line-1", 1, 0],
  ])("%s has %i qubits and %i edges, none with more than it should", (name, size, edges) => {
    const device = deviceNamed(name);
    expect([device.size, device.edges.length]).toEqual([size, edges]);
    const most = Math.max(...device.neighbors.map((some) => some.length));
    if (name.startsWith("heavy-hex")) expect(most).toBe(3);
  });

  it.each([7, 16, 27, 65])("puts a qubit of two between those of three, heavy-hex-%i", (size) => {
    const { edges, neighbors, distance } = heavyHex(size);
    for (const [a, b] of edges) {
      expect(neighbors[a].length === 3 && neighbors[b].length === 3, `${a}-${b}`).toBe(false);
      // Every way around a cell is even.
      expect((distance[a] + distance[b]) % 2, `${a}-${b}`).toBe(1);
    }
  });

  it("numbers a grid row by row", () => {
    expect(grid(2, 3).neighbors[4]).toEqual([1, 3, 5]);
  });

  it("reads a list of edges, each once", () => {
    expect(deviceFromEdges("0-1, 2-1,1-0").edges).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it.each([
    ["0-1,2-3", /in pieces/],
    ["0-1,1", /not an edge/],
    ["1-1", /to itself/],
    ["1-01", /to itself/],
    ["0-9999", /at most/],
    ["", /not an edge/],
  ])("refuses the edges %j", (edges, reason) => {
    expect(() => deviceFromEdges(edges)).toThrow(reason);
  });

  it.each([
    "line",
    "line-0",
    "line-3x3",
    "grid-4",
    "heavy-hex-8",
    "full-9999",
    "torus-4",
    "line--1",
  ])("refuses %s", (name) => {
    expect(() => deviceNamed(name)).toThrow();
  });
});
