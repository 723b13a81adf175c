import { describe, expect, it } from "vitest";
import { programsIn } from "../qasm/hostile.test-support.ts";
import { parseDynamic } from "../qasm/parse.ts";
import { printDynamic } from "../qasm/print-dynamic.ts";
import { type DynamicProgram, type Step, sizeOf } from "../qasm/program.ts";
import { seeded } from "../random.ts";
import { asSteps, createShots, statevectorSimulator } from "../simulators/shots.ts";
import { type Coupling, line, ring } from "./coupling.ts";
import { compileDynamic } from "./dynamic.ts";
import { verifyDynamic } from "./verify/verify-dynamic.ts";

/** Two-qubit gates that the device does not have, within branches too. */
function illegal(steps: readonly Step[], device: Coupling): Step[] {
  return steps.flatMap((step) => {
    if (step.name === "if") return illegal([...step.steps, ...step.otherwise], device);
    if (step.name === "set" || step.name === "barrier" || step.qubits.length < 2) return [];
    const [a, b] = step.qubits;
    return step.qubits.length === 2 && device.neighbors[a].includes(b ?? -1) ? [] : [step];
  });
}

function shares(program: DynamicProgram, seed: number): Map<string, number> {
  const draw = createShots(program, statevectorSimulator, seeded(seed));
  const counts = new Map<string, number>();
  for (let shot = 0; shot < 400; shot++) {
    const key = [...draw()].join("");
    counts.set(key, (counts.get(key) ?? 0) + 1 / 400);
  }
  return counts;
}

const programs: Record<string, string> = Object.fromEntries(
  programsIn("corpus").filter(([name]) => /measured|teleport|reset-after/.test(name)),
);
programs["far apart"] = `
  qubit[5] q; bit[5] c; include "stdgates.inc";
  h q[0]; cx q[0], q[4]; cx q[4], q[2]; swap q[1], q[3]; c[0] = measure q[0];
  if (c[0]) { cx q[4], q[1]; ccx q[2], q[4], q[3]; } else { x q[3]; }
  cx q[1], q[3]; reset q[4]; ry(0.7) q[4]; cx q[4], q[0];
  c[1] = measure q[1]; c[2] = measure q[2]; c[3] = measure q[3]; c[4] = measure q[4];`;

describe.each(Object.entries(programs))("%s, compiled", (_, source) => {
  const program = asSteps(parseDynamic(source));
  const size = Math.max(5, sizeOf(program.qubits));

  it.each([line(size), ring(size)])("runs on $name with the same results", (device) => {
    const compiled = compileDynamic(program, device);
    expect(illegal(compiled.program.steps, device)).toEqual([]);
    expect(verifyDynamic(compiled).verdict).toBe("proved");
    const printed = parseDynamic(printDynamic(compiled.program));
    const [before, after] = [shares(program, 1), shares(compiled.program, 2)];
    const reread = shares({ ...asSteps(printed), results: program.results }, 3);
    for (const [outcome, share] of before) {
      expect(Math.abs((after.get(outcome) ?? 0) - share)).toBeLessThan(0.15);
      expect(Math.abs((reread.get(outcome) ?? 0) - share)).toBeLessThan(0.15);
    }
    expect(
      [...after.keys()].filter(
        (outcome) => !before.has(outcome) && (after.get(outcome) ?? 0) > 0.02,
      ),
    ).toEqual([]);
  });
});

it("refutes a branch that was put on the wrong qubits", () => {
  const program = asSteps(parseDynamic(programs["far apart"]));
  const compiled = compileDynamic(program, line(5));
  expect(verifyDynamic(compiled).verdict).toBe("proved");
  const [branch] = compiled.segments.filter(({ source }) =>
    source.operations.some(({ name }) => name === "ccx"),
  );
  const wrong = {
    ...branch,
    output: [branch.output[1], branch.output[0], ...branch.output.slice(2)],
  };
  expect(verifyDynamic({ ...compiled, segments: [...compiled.segments, wrong] }).verdict).toBe(
    "refuted",
  );
});
