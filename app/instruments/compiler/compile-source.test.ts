import { quantumVolume } from "@adyakshar/quantum/circuit";
import { asSteps, parse, presets, presetText, print, programOf } from "@adyakshar/quantum/qasm";
import { describe, expect, it } from "vitest";
import { type CompileResult, compileSource } from "./compile-source.ts";
import { shapes } from "./devices.ts";
import { bases, type CompileRequest, offeredPresets } from "./settings.ts";

const asked: Omit<CompileRequest, "source"> = {
  device: "line",
  basis: "cx",
  level: "default",
  seed: 1,
};
const head = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

async function fault(request: Partial<CompileRequest>) {
  const answer = await compileSource({ ...asked, source: presetText("ghz", 4), ...request });
  return "fault" in answer ? answer.fault : undefined;
}

async function result(request: Partial<CompileRequest>) {
  const answer = await compileSource({ ...asked, source: "", ...request });
  if ("fault" in answer) throw new Error(answer.fault.reason);
  return answer.result;
}

describe("compiling for the instrument", () => {
  const programs = offeredPresets.map((id) => [id, "line"] as const);
  const devices = shapes.map((shape) => ["toffoli", shape] as const);

  it.each([...programs, ...devices])("proves %s on a device: %s", async (id, device) => {
    const source = presetText(id, presets[id].min);
    const { verdict, passes, ours, baselines } = await result({ source, device, basis: "cz" });
    expect(verdict).toBe("proved");
    expect(passes[0].counts).toEqual(baselines.asWritten);
    expect(passes.at(-1)?.counts).toEqual(ours);
    expect(ours.twoQubit).toBeLessThanOrEqual(baselines.naive.twoQubit);
  });

  it("draws every pass of a program that borrows spare qubits of the device", async () => {
    const source = `${head}qubit[5] q;\nctrl(4) @ x q[0], q[1], q[2], q[3], q[4];`;
    const { verdict, passes, ours, layout } = await result({ source, device: "heavy-hex" });
    expect(verdict).toBe("proved");
    expect(ours.twoQubit).toBeLessThan(passes[0].counts.twoQubit);
    expect(layout).toHaveLength(5);
    expect(passes.every(({ diagram }) => diagram.gates.length > 0)).toBe(true);
  });

  it.each(bases)("counts one depth in diagram, title and table: %s", async (basis) => {
    for (const id of ["parityPhase", "qft", "adder"] as const) {
      const source = presetText(id, presets[id].min);
      const { before, baselines, passes, ours } = await result({ source, basis });
      expect(before.steps.length - 1).toBe(baselines.naive.depth);
      expect(before.steps).toEqual(before.steps.toSorted((a, b) => a - b));
      expect(passes.at(-1)?.diagram.steps.length).toBe(ours.depth + 1);
    }
  });

  it("reports first what the fast level finds, if that is soon verified", async () => {
    const reportsOf = async (source: string, level: CompileRequest["level"]) => {
      const reports: CompileResult[] = [];
      await compileSource({ ...asked, source, level }, (first) => reports.push(first));
      return reports;
    };
    const small = presetText("qft", 5);
    const { ours } = await result({ source: small, level: "fast" });
    expect(await reportsOf(small, "default")).toMatchObject([{ ours }]);
    expect(await reportsOf(small, "fast")).toEqual([]);
    expect(await reportsOf(print(programOf(quantumVolume(18, 4))), "default")).toEqual([]);
  });

  it("takes a device as JSON, with its directions, and its gates before those that are chosen", async () => {
    const source = presetText("qft", 4);
    const couplings = [
      [1, 0],
      [1, 2],
      [3, 2],
    ];
    const basis = ["ecr", "rz", "sx", "x"];
    const oneWay = { name: "line-4", qubits: 4, couplings, directed: true, basis };
    expect(await result({ source, device: { edges: ` ${JSON.stringify(oneWay)}` } })).toMatchObject(
      {
        basis: "ecr",
        verdict: "proved",
        device: { name: "edges", isOneWay: true },
      },
    );
    expect(
      await result({ source, device: { edges: JSON.stringify(couplings) }, basis: "cz" }),
    ).toMatchObject({ basis: "cz", verdict: "proved", device: { size: 4, isOneWay: false } });
  });

  it("refuses a device that is too small or too large, as JSON and as pairs", async () => {
    const couplings = Array.from({ length: 300 }, (_, k) => [k, k + 1]);
    for (const [edges, qubits] of [
      [JSON.stringify(couplings.slice(0, 2)), "only 3"],
      [JSON.stringify(couplings), "256"],
      [couplings.map((pair) => pair.join("-")).join(), "256"],
    ]) {
      expect((await fault({ device: { edges } }))?.reason).toContain(qubits);
    }
  });

  it("uses a device without its dead coupling, and says what is left out", async () => {
    const edges = JSON.stringify({
      qubits: 6,
      couplings: [
        [0, 1],
        [2, 3],
        [3, 4],
        [4, 5],
      ],
    });
    const { device, layout } = await result({ source: presetText("ghz", 4), device: { edges } });
    expect(device).toMatchObject({ size: 6, leftOut: [0, 1] });
    expect(layout.every((place) => place >= 2)).toBe(true);
    expect(device.edges).toContainEqual([2, 3]);
  });

  it("tells how often no gate fails, for ours and each baseline on the device", async () => {
    const couplings = [
      [0, 1],
      [1, 2],
      [2, 3],
    ];
    const edges = JSON.stringify({ qubits: 4, couplings, errors: [0.01, 0.01, 0.01] });
    const { ours, baselines } = await result({ source: presetText("qft", 4), device: { edges } });
    for (const { success, twoQubit } of [ours, baselines.naive, baselines.sabre])
      expect(success).toBeCloseTo(0.99 ** twoQubit, 9);
    expect(baselines.asWritten.success).toBeUndefined();
  });

  it("compiles between measurements and branches, and leaves them where they are", async () => {
    const source = `${head}qubit[4] q;\nbit[2] c;\nh q[0];\ncx q[0], q[3];\nc[0] = measure q[0];
if (c[0]) { cx q[3], q[1]; }\nreset q[0];\ncx q[3], q[0];\nc[1] = measure q[3];\n`;
    const { verdict, qasm, passes, before, notes } = await result({ source });
    expect(verdict).toBe("proved");
    const kinds = asSteps(parse(qasm)).steps.map(({ name }) => name);
    expect(kinds.filter((name) => ["measure", "if", "reset"].includes(name))).toEqual([
      "measure",
      "if",
      "reset",
      "measure",
    ]);
    for (const { diagram, lines, firstGate, gates } of passes) {
      const boxes = diagram.gates.filter(({ symbol, label }) => symbol === "box" && label === "if");
      expect(boxes).toHaveLength(1);
      expect(lines[firstGate + boxes[0].index]).toMatch(/^if \(c\[0\]\) \{ .* \}$/);
      expect(lines.length).toBe(firstGate + gates);
    }
    expect(before.gates.filter(({ label }) => label === "M")).toHaveLength(2);
    expect(notes?.map(({ line }) => line)).toEqual([8]);
  });
});
