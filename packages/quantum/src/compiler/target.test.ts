import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pair } from "../circuit/build.ts";
import { bases } from "../circuit/decompose.ts";
import { CircuitError, ghz, qaoa, qft, quantumVolume, randomCircuit } from "../circuit/families.ts";
import { isTwoQubit } from "../circuit/gate.ts";
import { parseCircuit } from "../qasm/parse.ts";
import { print, programOf } from "../qasm/print.ts";
import { range } from "../range.ts";
import { fidelity, runStatevector } from "../simulators/statevector.ts";
import { cases } from "./arbitrary.test-support.ts";
import { baselines } from "./baselines/baselines.ts";
import { compile } from "./compile.ts";
import { CompileError } from "./compile-options.ts";
import { DeviceError, grid, line, ring } from "./coupling.ts";
import { parseDevice } from "./parse-device.ts";
import { verify } from "./verify/verify.ts";

describe("a target of one's own", () => {
  it.each(bases)("runs RZ, SX, X and %s in the directions that it has", (basis) => {
    fc.assert(
      fc.property(cases, fc.nat(99), ([{ size, edges }, source], seed) => {
        const device = parseDevice(
          JSON.stringify({
            qubits: size,
            couplings: edges.map(([a, b], k) => (k % 2 ? [a, b] : [b, a])),
            directed: true,
            basis: ["rz", "sx", "x", basis],
          }),
        );
        const compiled = compile(source, device, { seed, trials: 2, states: 500 });
        const { operations } = compiled.circuit;
        const names = new Set(operations.map(({ name }) => name));
        for (const name of ["rz", "sx", "x", basis, "barrier"] as const) names.delete(name);
        expect([...names]).toEqual([]);
        for (const { qubits } of operations.filter(isTwoQubit))
          expect(device.directions).toContain(qubits[0] * size + qubits[1]);
        expect(verify(source, compiled).verdict).toBe("proved");
      }),
      { numRuns: 15 },
    );
  });

  it("counts the Hadamards that its directions take in the baselines too", () => {
    const couplings = [[1, 0]];
    const source = { qubits: 2, operations: [pair("cx", 0, 1), pair("cx", 1, 0)] };
    const oneQubit = (device: object) => {
      const { naive, sabre } = baselines(source, parseDevice({ couplings, ...device }));
      return [naive.oneQubit, sabre.oneQubit];
    };
    expect(oneQubit({})).toEqual([0, 0]);
    expect(oneQubit({ directed: true })).toEqual([4, 4]);
  });

  it("prints ECR so that it can be read again", () => {
    const source = randomCircuit(4, 20);
    const { circuit } = compile(source, line(4), { basis: "ecr", states: 0 });
    expect(circuit.operations.some(({ name }) => name === "ecr")).toBe(true);
    const again = parseCircuit(print(programOf(circuit))).circuit;
    expect(fidelity(runStatevector(again), runStatevector(circuit))).toBeCloseTo(1, 12);
  });

  it("stays away from couplings that fail", () => {
    const couplings = range(11).map((k) => [k, k + 1]);
    const errors = couplings.map(([a]) => (a === 7 ? 0.001 : a === 8 ? 0.002 : 0.05));
    const { layout } = compile(ghz(3), parseDevice({ qubits: 12, couplings, errors }));
    expect(layout.toSorted((a, b) => a - b)).toEqual([7, 8, 9]);
    const broken = errors.map((error, k) => (k === 10 ? 1 : error));
    expect(parseDevice({ qubits: 12, couplings, errors: broken })).toMatchObject({ size: 11 });
  });

  it.each([
    [0.3, false],
    [0.01, true],
  ])("goes around a coupling where that fails less: %f", (error, isUsed) => {
    const couplings = range(6).map((k) => [k, (k + 1) % 6]);
    const errors = couplings.map(([a]) => (a === 5 ? error : 0.01));
    const source = quantumVolume(6, 6);
    const device = parseDevice({ qubits: 6, couplings, errors });
    const compiled = compile(source, device, { level: "fast" });
    const pairs = compiled.circuit.operations.map(({ qubits }) => qubits.toSorted().join());
    expect(pairs.includes("0,5")).toBe(isUsed);
    expect(verify(source, compiled).verdict).toBe("proved");
  });

  it("begins where it is told to, all qubits or some", () => {
    const source = randomCircuit(4, 30, 5);
    for (const layout of [
      [3, 0, 5, 2],
      [undefined, 4],
    ]) {
      const compiled = compile(source, grid(2, 3), { layout, trials: 8 });
      for (const [qubit, place] of layout.entries())
        if (place !== undefined) expect(compiled.layout[qubit]).toBe(place);
      expect(verify(source, compiled).verdict).toBe("proved");
    }
  });
});

it.each([
  ["{", /no JSON/],
  ["3", /not a pair/],
  ["[]", /at least one qubit/],
  ["[[0, 1], [1]]", /not a pair/],
  ['{"couplings": [[0, 1]], "readout_errors": [0.1, 0.2]}', /"readout_errors" is not used/],
  ['{"qubits": 2, "couplings": [[0, 1]], "durations": [1]}', /"durations" is not used/],
  ['{"qubits": 2.5, "couplings": []}', /whole number/],
  ['{"qubits": 3, "couplings": [[0, 3]]}', /no pair of qubits from 0 to 2/],
  ['{"qubits": 3, "couplings": [[1, 1]]}', /to itself/],
  ['{"qubits": 2, "couplings": [[0, 1]], "errors": [2]}', /errors/],
  ['{"qubits": 2, "couplings": [[0, 1]], "basis": "iswap"}', /basis/],
  ['{"qubits": 2, "couplings": [[0, 1]], "basis": ["rz", "cx"]}', /basis/],
  ['{"qubits": 2, "couplings": [[0, 1]], "gate": 1}', /no field/],
])("refuses the device %s", (json, message) => {
  expect(() => parseDevice(json)).toThrow(DeviceError);
  expect(() => parseDevice(json)).toThrow(message);
});

it("reads a list of couplings, and what Qiskit calls them", () => {
  const couplings = [
    [0, 1],
    [2, 1],
  ];
  const plain = parseDevice(couplings);
  expect(plain.edges).toEqual(line(3).edges);
  expect(plain).not.toHaveProperty("directions");
  expect(plain).not.toHaveProperty("basis");
  const basis_gates = ["id", "rz", "sx", "x", "ecr", "reset"];
  const device = parseDevice({ coupling_map: couplings, num_qubits: 3, basis_gates });
  expect(device).toMatchObject({ size: 3, basis: "ecr", oneQubit: "rz-sx-x" });
  expect(device.directions).toEqual(new Set([1, 7]));
});

describe("misuse", () => {
  const circuit = { qubits: 2, operations: [pair("cx", 0, 1)] };
  const anything = (value: unknown) => value as never;

  it.each([
    ["a program", () => compile(anything(programOf(circuit)), line(2))],
    ["a device's name", () => compile(circuit, anything("line-2"))],
    ["a level", () => compile(circuit, line(2), anything({ level: "max" }))],
    ["a basis", () => compile(circuit, line(2), anything({ basis: "iswap" }))],
    ["a seed", () => compile(circuit, line(2), { seed: Number.NaN })],
    ["a layout", () => compile(circuit, line(2), { layout: [0, 0] })],
  ])("is named: %s", (_, run) => {
    expect(run).toThrow(CompileError);
  });

  it("of devices is named", () => {
    expect(() => ring(2.5)).toThrow(DeviceError);
  });

  it.each([() => ghz(1.5), () => qft(0), () => qaoa(5)])("of families is named", (run) => {
    expect(run).toThrow(CircuitError);
  });
});
