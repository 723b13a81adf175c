import { describe, expect, it } from "vitest";
import { fixed, pair, pairRotation, rotation } from "../../circuit/build.ts";
import { qft, quantumVolume } from "../../circuit/families.ts";
import type { Operation } from "../../circuit/gate.ts";
import { type Compiled, compile } from "../compile.ts";
import { grid, line } from "../coupling.ts";
import type { Routed } from "../routing/routed.ts";
import { verdictOf } from "./in-place.test-support.ts";
import { verify } from "./verify.ts";

describe("verdicts", () => {
  const small = compile(qft(4), line(4));
  const dense = quantumVolume(12);
  const large = compile(dense, grid(3, 4), { trials: 2, level: "fast" });

  function changed(compiled: Compiled, change: (operations: Operation[]) => Operation[]): Routed {
    const { circuit, layout, output } = compiled;
    return { circuit: { ...circuit, operations: change([...circuit.operations]) }, layout, output };
  }

  it("prove small circuits and fail to refute large ones", () => {
    expect(verify(qft(4), small).verdict).toBe("proved");
    expect(verify(dense, large).verdict).toBe("not refuted");
  });

  it("compare fewer states, or none, where there is little time", () => {
    const states = 2 ** 4 * (qft(4).operations.length + small.circuit.operations.length);
    expect(verify(qft(4), small, { budget: states }).verdict).toBe("not refuted");
    expect(verify(qft(4), small, { budget: 1 }).verdict).toBe("undecided");
  });

  it("follow a qubit over idle wires, and refute what goes wrong on the way", () => {
    const source = { qubits: 2, operations: [fixed("h", 0), pair("cx", 0, 1)] };
    const ways = Array.from({ length: 24 }, (_, k) => pair("swap", k + 1, k + 2));
    const routed = (...operations: Operation[]) => ({
      circuit: { qubits: 26, operations },
      layout: [0, 1],
      output: [0, 25],
    });
    const gates = source.operations;
    expect(verify(source, routed(...gates, ...ways)).verdict).toBe("proved");
    expect(verify(source, routed(...gates, ...ways.slice(0, -1))).verdict).toBe("refuted");
    expect(verify(source, routed(...gates, ...ways, fixed("x", 13))).verdict).toBe("refuted");
    expect(verify(source, routed(...gates, ...ways, fixed("z", 25))).verdict).toBe("refuted");
    const entangled = pair("cx", 1, 2);
    expect(verify(source, routed(...gates, entangled, ...ways)).verdict).toBe("refuted");
    expect(verify(source, routed(...gates, entangled, entangled, ...ways)).verdict).toBe("proved");
  });

  const compiledPrograms = [
    [qft(4), small],
    [dense, large],
  ] as const;

  const faults: Record<string, (operations: Operation[]) => Operation[]> = {
    "a CZ in front": (operations) => [pair("cz", 0, 1), ...operations],
    "an RZ in front": (operations) => [rotation("rz", 0.01, 0), ...operations],
    "a small phase at the end": (operations) => [...operations, pairRotation("cp", 0.001, 1, 2)],
    "an X at the end": (operations) => [...operations, fixed("x", 1)],
    "a gate lost": (operations) => operations.slice(0, -1),
  };
  it.each(Object.entries(faults))("refute %s", (_, change) => {
    for (const [source, compiled] of compiledPrograms) {
      expect(verify(source, changed(compiled, change)).verdict).toBe("refuted");
    }
  });

  it("refute a wrong permutation", () => {
    const exchange = ([a, b, ...rest]: readonly number[]) => [b, a, ...rest];
    for (const [source, { circuit, layout, output }] of compiledPrograms) {
      const wrongOutput = { circuit, layout, output: exchange(output) };
      const wrongLayout = { circuit, layout: exchange(layout), output };
      expect(verify(source, wrongOutput).verdict).toBe("refuted");
      expect(verify(source, wrongLayout).verdict).toBe("refuted");
    }
  });

  it("name the tolerance, within which a phase can be lost", () => {
    expect(verify(qft(4), small).detail).toContain("1e-7");
    const tiny = { qubits: 2, operations: [pairRotation("cp", 3e-9, 0, 1)] };
    expect(verdictOf(tiny, { qubits: 2, operations: [] })).toBe("proved");
  });

  it("refute a turn the other way, which has the same real parts", () => {
    const turn = (angle: number) => ({ qubits: 1, operations: [rotation("rz", angle, 0)] });
    expect(verdictOf(turn(0.3), turn(-0.3))).toBe("refuted");
  });
});
