import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { deviceNamed } from "#app/engine/compiler/coupling.ts";
import { verify } from "#app/engine/compiler/verify.ts";
import { parse } from "#app/engine/qasm/parse.ts";

const folder = mkdtempSync(path.join(tmpdir(), "compile-"));
afterAll(() => rmSync(folder, { recursive: true }));

function run(program: string | undefined, ...options: string[]) {
  const file = path.join(folder, program === undefined ? "missing.qasm" : "program.qasm");
  if (program !== undefined) writeFileSync(file, program);
  return spawnSync(process.execPath, ["scripts/compile.ts", file, ...options], {
    encoding: "utf8",
  });
}

const PROGRAM = `OPENQASM 3.0;
include "stdgates.inc";
gate twist(t) a, b { cu(t, 0.2, 0.3, 0.4) a, b; }
qubit[3] q;
bit[3] c;
ccx q[0], q[1], q[2];
barrier q;
twist(pi/3) q[0], q[2];
c = measure q;
`;

describe("compile on the command line", () => {
  it("prints one object with all that the program became", () => {
    const { stdout, status } = run(PROGRAM, "--device", "line-4", "--basis", "cz", "--json");
    expect(status).toBe(0);
    const result = JSON.parse(stdout);
    expect(Object.keys(result)).toEqual([
      "qasm",
      "device",
      "basis",
      "layout",
      "output",
      "counts",
      "baselines",
      "verdict",
    ]);
    expect(result.verdict).toBe("proved");
    expect(result.device).toMatchObject({ size: 4, edges: deviceNamed("line-4").edges });
    const compiled = parse(result.qasm);
    const { layout, output } = result;
    expect(
      verify(parse(PROGRAM).circuit, { circuit: compiled.circuit, layout, output }).verdict,
    ).toBe("proved");
    expect(compiled.measurements).toEqual([0, 1, 2].map((bit) => ({ qubit: output[bit], bit })));
    for (const { name, qubits } of compiled.circuit.operations) {
      if (name === "barrier" || qubits.length === 1) continue;
      expect(name).toBe("cz");
      expect(Math.abs(qubits[0] - (qubits[1] ?? 0))).toBe(1);
    }
  });

  it("prints a program with its layout, and the counts beside it", () => {
    const { stdout, stderr, status } = run(PROGRAM, "--edges", "0-1,1-2");
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\/\/ layout: q0->\d q1->\d q2->\d$/m);
    expect(stdout).toMatch(/^\/\/ output: q0->\d q1->\d q2->\d$/m);
    expect(stderr).toMatch(/verdict: +proved/);
    expect(parse(stdout).circuit.qubits).toBe(3);
  });

  it("takes a single qubit without gates", () => {
    const { stdout, status } = run("qubit q;", "--device", "line-1", "--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ layout: [0], output: [0], counts: { depth: 0 } });
  });

  it.each([
    ["an empty file", "", ["--device", "line-2"], /no qubits/],
    ["a missing file", undefined, ["--device", "line-2"], /does not exist/],
    ["an unknown device", PROGRAM, ["--device", "donut-3"], /no device/],
    ["a device too small", PROGRAM, ["--device", "line-2"], /3 qubits/],
    ["a device in pieces", PROGRAM, ["--edges", "0-1,2-3"], /in pieces/],
    ["no device", PROGRAM, [], /device is needed/],
    ["an unknown basis", PROGRAM, ["--device", "line-3", "--basis", "iswap"], /cx or cz/],
    ["a bad seed", PROGRAM, ["--device", "line-3", "--seed", "-1"], /./],
    ["a bad program", "qubit q;\nwhile (1) x q;", ["--device", "line-3"], /line 2, column 1/],
  ])("refuses %s in one line", (_, program, options, reason) => {
    const { stdout, stderr, status } = run(program, ...options);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toMatch(reason);
  });
});
