import { describe, expect, it } from "vitest";
import { presets, presetText } from "../program/presets.ts";
import { longestProgram } from "../program/program.ts";
import type { CompileRequest } from "./calls.ts";
import { compileProgram } from "./compile-program.ts";
import { offered, shapes } from "./settings.ts";

const asked: Omit<CompileRequest, "source"> = { device: "line", basis: "cx", seed: 1 };
const head = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

function fault(request: Partial<CompileRequest>) {
  const outcome = compileProgram({ ...asked, source: presetText("ghz", 4), ...request });
  return "fault" in outcome ? outcome.fault : undefined;
}

describe("compiling for the instrument", () => {
  const programs = offered.map((id) => [id, "line"] as const);
  const devices = shapes.map((shape) => ["toffoli", shape] as const);

  it.each([...programs, ...devices])("proves %s on a device: %s", (id, device) => {
    const source = presetText(id, presets[id].least);
    const outcome = compileProgram({ ...asked, source, device, basis: "cz" });
    if ("fault" in outcome) throw new Error(outcome.fault.reason);
    const { verdict, steps, ours, baselines } = outcome.result;
    expect(verdict).toBe("proved");
    expect(steps[0].counts).toEqual(baselines.asWritten);
    expect(steps.at(-1)?.counts).toEqual(ours);
    expect(ours.twoQubit).toBeLessThanOrEqual(baselines.naive.twoQubit);
  });

  it.each(["cx", "cz"] as const)("counts one depth in drawing, title and table: %s", (basis) => {
    for (const id of ["parityPhase", "qft", "adder"] as const) {
      const outcome = compileProgram({
        ...asked,
        source: presetText(id, presets[id].least),
        basis,
      });
      if ("fault" in outcome) throw new Error(outcome.fault.reason);
      const { before, baselines, steps, ours } = outcome.result;
      expect(before.steps.length - 1).toBe(baselines.naive.depth);
      expect(steps.at(-1)?.drawing.steps.length).toBe(ours.depth + 1);
    }
  });

  it("says where a program is wrong", () => {
    expect(fault({ source: `${head}qubit[2] q;\nh q[0];\nnope q[1];\n` })).toMatchObject({
      line: 5,
      column: 1,
    });
  });

  it("refuses what is too long, too large, or lies in pieces", () => {
    expect(fault({ source: "x".repeat(longestProgram + 1) })?.line).toBeUndefined();
    expect(fault({ source: `${head}qubit[60] q;\nh q[0];\n` })?.reason).toContain("60");
    expect(fault({ device: { edges: "0-1,2-3" } })?.reason).toContain("pieces");
    expect(fault({ device: { edges: "0-1" } })?.reason).toContain("only 2");
    expect(fault({ device: { edges: "0-1,1-2,2-3" } })).toBeUndefined();
  });
});
