import { describe, expect, it } from "vitest";
import { corpus } from "../qasm/hostile.test-support.ts";
import { parse } from "../qasm/parse.ts";
import { print } from "../qasm/print.ts";
import { type DynamicProgram, type Step, sizeOf } from "../qasm/program.ts";
import { asSteps, operationsIn } from "../qasm/steps.ts";
import { expectFits } from "./arbitrary.test-support.ts";
import { branchingDifference } from "./branching.test-support.ts";
import { compileProgram } from "./compile-program.ts";
import { full, line, ring } from "./coupling.ts";
import { compileDynamic } from "./dynamic.ts";
import { verifyDynamic } from "./verify/verify-dynamic.ts";

const programs: Record<string, string> = Object.fromEntries(
  corpus.filter(([name]) => /measured|teleport|reset-after/.test(name)),
);
programs["far apart"] = `
  qubit[5] q; bit[5] c; include "stdgates.inc";
  h q[0]; cx q[0], q[4]; cx q[4], q[2]; swap q[1], q[3]; c[0] = measure q[0];
  if (c[0]) { cx q[4], q[1]; ccx q[2], q[4], q[3]; } else { x q[3]; }
  cx q[1], q[3]; reset q[4]; ry(0.7) q[4]; cx q[4], q[0];
  c[1] = measure q[1]; c[2] = measure q[2]; c[3] = measure q[3]; c[4] = measure q[4];`;

programs["if-register"] = `
  OPENQASM 2.0; include "qelib1.inc"; qreg q[4]; creg c[2]; creg d[2];
  h q[0]; ry(0.7) q[1]; measure q[0] -> c[0]; measure q[1] -> c[1];
  if(c==2) cx q[0],q[2]; if(c==3) ccx q[0],q[1],q[3];
  reset q[0]; measure q[2] -> d[0]; measure q[3] -> d[1];`;
programs["controls in if"] = `
  qubit[5] q; bit c; bit[2] d; include "stdgates.inc"; h q; c = measure q[0];
  if (c) { ctrl(2) @ x q[1], q[2], q[4]; negctrl @ rz(0.3) q[4], q[3]; }
  else { cx q[4], q[1]; pow(0.5) @ x q[2]; }
  h q[1:4]; d[0] = measure q[4]; d[1] = measure q[1];`;
programs["cx in if"] = `
  qubit[3] q; bit[2] c; include "stdgates.inc"; h q[0]; cx q[0], q[2]; c[0] = measure q[0];
  if (c[0]) { x q[1]; cx q[1], q[2]; } else { h q[2]; }
  reset q[0]; cx q[2], q[0]; c[1] = measure q[2];`;
programs["nested branches"] = `
  qubit[4] q; bit[3] c; include "stdgates.inc"; h q; cx q[0], q[3]; c[0] = measure q[0];
  if (c[0]) { cx q[1], q[3]; c[1] = measure q[3]; if (c[1]) { cx q[1], q[2]; cx q[2], q[0]; } cz q[0], q[2]; }
  else { swap q[1], q[2]; reset q[3]; cx q[0], q[1]; }
  cx q[2], q[3]; cx q[0], q[2]; c[2] = measure q[2];`;

describe.each(Object.entries(programs))("%s, compiled", (_, source) => {
  const program = asSteps(parse(source));
  const size = Math.max(5, sizeOf(program.qubits));

  it.each([line(size), ring(size)])("does the same on $name", (device) => {
    const compiled = compileDynamic(program, device);
    expectFits(compiled.program.steps.flatMap(operationsIn), device, ["cx"]);
    expect(verifyDynamic(program, compiled).verdict).toBe("proved");
    expect(branchingDifference(program, compiled)).toBeLessThan(1e-6);
    const printed = asSteps(parse(print(compiled.program)));
    const reread = { ...compiled, program: { ...printed, results: program.results } };
    expect(branchingDifference(program, reread)).toBeLessThan(1e-6);
    for (const { circuit, program: stage } of compiled.stages)
      expect(stage.steps).toHaveLength(circuit.operations.length);
  });
});

it.each([
  ["if-register", 4, 11],
  ["controls in if", 5, 11],
  ["cx in if", 4, 3],
])("%s counts all that it prints, and no more than it needs", (name, size, most) => {
  const { program, counts, stages, compare } = compileProgram(parsed(name), line(size));
  const printed = print(program).match(/^ *cx /gm) ?? [];
  expect(counts.twoQubit).toBe(printed.length);
  expect(stages.at(-1)?.counts).toEqual(counts);
  expect(counts.twoQubit).toBeLessThanOrEqual(most);
  const { asWritten, naive, sabre } = compare().baselines;
  expect(asWritten.twoQubit).toBeGreaterThan(0);
  for (const { twoQubit } of [naive, sabre]) expect(twoQubit).toBeGreaterThanOrEqual(most);
});

function parsed(name: string): DynamicProgram {
  return asSteps(parse(programs[name]));
}

it("starts physical qubits where the program names them, and calls them so", () => {
  const source = 'include "stdgates.inc"; bit c; h $0; cx $0, $3; c = measure $3; if (c) x $0;';
  const program = asSteps(parse(source));
  const compiled = compileDynamic(program, line(4));
  expect(compiled.layout).toEqual([0, 1, 2, 3]);
  expect(branchingDifference(program, compiled)).toBeLessThan(1e-6);
  const text = print(compiled.program);
  expect(text).toMatch(/\$0;$/m);
  expect(text).not.toMatch(/qubit|q\[/);
});

it("takes the longer branch for the depth, behind the measurement that it asks for", () => {
  const source = `include "stdgates.inc"; qubit[3] q; bit c; h q[0]; x q[0]; c = measure q[0];
    if (c) { x q[1]; y q[1]; z q[1]; } else { x q[2]; } h q[2];`;
  const { counts } = compileDynamic(asSteps(parse(source)), full(3));
  expect(counts).toMatchObject({ twoQubit: 0, depth: 3 });
});

it("refutes a branch that was put on the wrong qubits", () => {
  const program = asSteps(parse(programs["far apart"]));
  const compiled = compileDynamic(program, line(5));
  expect(verifyDynamic(program, compiled).verdict).toBe("proved");
  const [branch] = compiled.segments.filter(({ source }) =>
    source.operations.some(({ name }) => name === "ccx"),
  );
  const wrong = {
    ...branch,
    output: [branch.output[1], branch.output[0], ...branch.output.slice(2)],
  };
  const found = { ...compiled, segments: [...compiled.segments, wrong] };
  expect(verifyDynamic(program, found).verdict).toBe("refuted");
});

it.each<[string, (step: Step) => Step[]]>([
  [
    "a measurement of another qubit",
    (step) => (step.name === "measure" ? [{ ...step, qubits: [step.qubits[0] ^ 1] }] : [step]),
  ],
  [
    "a result in another bit",
    (step) => (step.name === "measure" ? [{ ...step, bit: (step.bit ?? 0) ^ 1 }] : [step]),
  ],
  ["no reset", (step) => (step.name === "reset" ? [] : [step])],
  [
    "the other condition",
    (step) => (step.name === "if" ? [{ ...step, condition: { not: step.condition } }] : [step]),
  ],
  [
    "branches in each other's place",
    (step) =>
      step.name === "if" ? [{ ...step, steps: step.otherwise, otherwise: step.steps }] : [step],
  ],
  ["no gates of pairs", (step) => ("qubits" in step && step.qubits.length === 2 ? [] : [step])],
])("refutes a result with %s", (_, change) => {
  const program = asSteps(parse(programs["cx in if"]));
  const compiled = compileDynamic(program, line(4));
  const steps = compiled.program.steps.flatMap(change);
  const changed = { ...compiled, program: { ...compiled.program, steps } };
  expect(verifyDynamic(program, compiled).verdict).toBe("proved");
  expect(verifyDynamic(program, changed).verdict).toBe("refuted");
});

it("proves a program of physical qubits without a gate", () => {
  const program = asSteps(parse("bit c; c = measure $0;"));
  expect(verifyDynamic(program, compileDynamic(program, line(2))).verdict).toBe("proved");
});
