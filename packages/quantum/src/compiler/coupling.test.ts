import { describe, expect, it } from "vitest";
import { compileText } from "./compile-text.ts";
import { DeviceError, deviceNamed, grid, heavyHex } from "./coupling.ts";
import { parseDevice } from "./parse-device.ts";

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
    // From here on IBM's Hummingbird, Eagle and two Herons.
    ["heavy-hex-65", 65, 72],
    ["heavy-hex-127", 127, 144],
    ["heavy-hex-133", 133, 150],
    ["heavy-hex-156", 156, 176],
    ["tokyo-20", 20, 43],
    ["line-1", 1, 0],
  ])("%s has %i qubits and %i edges", (name, size, edges) => {
    const device = deviceNamed(name);
    expect([device.size, device.edges.length]).toEqual([size, edges]);
  });

  it.each([7, 16, 27, 65, 127, 133, 156])(
    "puts a qubit of two between those of three, heavy-hex-%i",
    (size) => {
      const { edges, neighbors, distance } = heavyHex(size);
      expect(Math.max(...neighbors.map(({ length }) => length))).toBe(3);
      for (const [a, b] of edges) {
        expect(neighbors[a].length === 3 && neighbors[b].length === 3, `${a}-${b}`).toBe(false);
        // Every way around a cell is even.
        expect((distance[a] + distance[b]) % 2, `${a}-${b}`).toBe(1);
      }
    },
  );

  it("numbers a grid row by row", () => {
    expect(grid(2, 3).neighbors[4]).toEqual([1, 3, 5]);
  });

  it.each([
    "0-1, 2-1,1-0",
    "0-1 1-2",
    "0-1;1-2",
    "0-1\n1-2\n",
    "0 - 1 , 1–2,",
    "0—1 1—2",
    "0:1, 1:2",
    "0_1 1_2",
    "0->1, 1->2",
    "0 1\n1 2\n",
    "0,1\n1,2",
    "[(0, 1), (1, 2)]",
    "(0, 1), (1, 2)",
    "[[0, 1], [1, 2]]",
    '[["0", "1"], ["1", "2"]]',
    "[[[0, 1], [1, 2]]]",
    "CouplingMap([[0, 1], [1, 2]])",
    "{(0, 1), (1, 2)}",
    "{(0, 1): 0.01, (1, 2): 2e-2}",
    "{'coupling_map': [(0, 1), (1, 2)], 'n_qubits': 3, 'basis_gates': ['cx', 'u3'], 'local': True}",
  ])("reads couplings, each once, as they are written: %j", (edges) => {
    expect(parseDevice(edges).edges.join(" ")).toBe("0,1 1,2");
  });

  it("reads error rates and directions beside couplings", () => {
    const rates = parseDevice("{(0, 1): 0.01, (1, 2): 2e-2}").errors;
    expect([rates?.get(1), rates?.get(5)]).toEqual([0.01, 0.02]);
    expect(parseDevice("0-1 0.01\n1-2 0.02").errors?.get(5)).toBe(0.02);
    expect(parseDevice("0->1, 1->2").directions).toEqual(new Set([1, 5]));
    expect(parseDevice("0-1, 1-2")).not.toHaveProperty("directions");
  });

  const cz = `"Qubit","T1 (us)","√x (sx) error","CZ error","Gate length (ns)","Operational"
"0","150.2","0.0003","1:0.005","1:68","Yes"
"1","120","0.0003","0:0.005;2:0.004","0:68;2:68","Yes"
"2","90","0.0003","1:0.004;3:1","1:68;3:68","Yes"
"3","0","","2:1","2:68","Yes"`;
  const cnot = `Qubit,T1 (us),CNOT error ,Gate time (ns)
Q0,72,"0_1:0.01",0_1:412
Q1,54,"1_0:0.01; 1_2:0.02",1_0:377
Q2,60,,`;

  it("reads IBM's calibration tables, without what does not work", () => {
    const device = parseDevice(cz);
    expect(device).toMatchObject({ size: 3, basis: "cz", whole: { size: 4, labels: [0, 1, 2] } });
    expect(device.edges.join(" ")).toBe("0,1 1,2");
    expect(device.errors?.get(5)).toBe(0.004);
    const older = parseDevice(cnot);
    expect(older).toMatchObject({ size: 3, basis: "cx" });
    expect(older.directions).toEqual(new Set([1, 3, 5]));
    expect(parseDevice(cz.replace(/"Yes"$/, '"No"').replaceAll("3:1", "3:0.1"))).toMatchObject({
      size: 3,
    });
  });

  it("reads what a Qiskit backend prints of itself", () => {
    const gate = (name: string, qubits: number[], value: number) => ({
      gate: name,
      qubits,
      parameters: [{ name: "gate_error", value }],
    });
    const gates = [gate("sx", [0], 0.001), gate("ecr", [1, 0], 0.01), gate("ecr", [1, 2], 0.02)];
    const properties = JSON.stringify({ backend_name: "mine", qubits: [[], [], []], gates });
    const device = parseDevice(properties);
    expect(device).toMatchObject({ name: "mine", size: 3, basis: "ecr" });
    expect(device.directions).toEqual(new Set([3, 5]));
    expect(device.errors?.get(5)).toBe(0.02);
  });

  it("uses the largest piece of a device, on the device's own numbers", async () => {
    const source =
      'include "stdgates.inc"; qubit[3] q; bit[3] c; h q; cx q[0], q[2]; c = measure q;';
    const device = parseDevice("0-1, 3-4, 4-6, 6-7");
    expect(device.whole).toEqual({ size: 8, labels: [3, 4, 6, 7] });
    const { qasm, layout, verdict } = await compileText(source, device);
    expect(verdict).toBe("proved");
    expect(layout.every((place) => [3, 4, 6, 7].includes(place))).toBe(true);
    expect(qasm).toContain("qubit[8] q;");
    for (const [, a, b] of qasm.matchAll(/^cx q\[(\d)\], q\[(\d)\]/gm))
      expect(["34", "46", "67"]).toContain([a, b].toSorted().join(""));
    const branching = source.replace("c = measure q;", "c[0] = measure q[0]; if (c[0]) x q[1];");
    const dynamic = await compileText(branching, device);
    expect(dynamic.qasm).toMatch(/measure q\[[3467]\]/);
    await expect(compileText("x $0;", device)).rejects.toThrow(DeviceError);
  });

  it.each([
    ["0-1,1", /"1" is not a pair/],
    ["0-1 x 1-2", /"x" is not a pair/],
    ["0-1 0.01, 1-2", /others have none/],
    ['{"couplings": [[0, 1]', /no JSON/],
    ["Qubit,T1\n0,5", /no errors of/],
    ['Qubit,"CZ error"\n0,"1:x"', /row 2/],
    ["1-1", /to itself/],
    ["1-01", /to itself/],
    ["0-9999", /at most/],
    [" ", /no pair/],
  ])("refuses the edges %j", (edges, reason) => {
    expect(() => parseDevice(edges)).toThrow(reason);
  });

  it.each("line line-0 line-3x3 grid-4 heavy-hex-8 full-9999 torus-4 line--1".split(" "))(
    "refuses %s",
    (name) => {
      expect(() => deviceNamed(name)).toThrow(DeviceError);
    },
  );
});
