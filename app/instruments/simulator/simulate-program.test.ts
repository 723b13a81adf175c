import { presetText } from "@adyakshar/quantum/qasm";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { sum } from "#app/lib/sum.ts";
import { resultSummary } from "./result-summary.ts";
import type { SimulateRequest } from "./settings.ts";
import type { SimulateResult } from "./shots.ts";
import { simulateProgram } from "./simulate-program.ts";
import { simulatorWords } from "./words.ts";

const baseRequest: SimulateRequest = {
  source: presetText("ghz", 6),
  method: "statevector",
  chi: 4,
  noise: 0,
  shots: 400,
  seed: 7,
};

async function run(request: Partial<SimulateRequest>) {
  const answer = await simulateProgram({ ...baseRequest, ...request }, () => {});
  if ("fault" in answer) throw new Error(answer.fault.reason);
  return answer.result;
}

async function fault(request: Partial<SimulateRequest>) {
  const answer = await simulateProgram({ ...baseRequest, ...request }, () => {});
  return "fault" in answer ? answer.fault : undefined;
}

const bitsOf = ({ outcomes }: SimulateResult) => new Set(outcomes.map(({ bits }) => bits));

describe("simulating for the instrument", () => {
  it("gives every method the same outcomes for a GHZ state", async () => {
    for (const method of ["statevector", "stabilizer", "mps"] as const) {
      const { outcomes, counts, costs } = await run({ method });
      expect(outcomes.map(({ bits }) => bits)).toEqual(["000000", "111111"]);
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(sum(counts)).toBe(400);
      expect(costs[method].fidelity).toBeCloseTo(1, 9);
    }
  });

  it("draws the same shots from the same seed", async () => {
    const counts = async (request: Partial<SimulateRequest>) => (await run(request)).counts;
    expect(await counts({ noise: 0.05 })).toEqual(await counts({ noise: 0.05 }));
    expect(await counts({ seed: 8 })).not.toEqual(await counts({}));
  });

  it("reports shots as they fall, and stops when their time has passed", async () => {
    let time = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (time += 500));
    onTestFinished(() => clock.mockRestore());
    const reports: number[] = [];
    const answer = await simulateProgram(baseRequest, ({ shots }) => reports.push(shots));
    const shots = "result" in answer ? answer.result.shots : 0;
    expect(shots).toBeGreaterThan(0);
    expect(shots).toBeLessThan(baseRequest.shots);
    expect(reports.length).toBeGreaterThan(1);
    expect(reports).toEqual(reports.toSorted((a, b) => a - b));
  });

  it("lists what fell under noise, errors among it, and counts them", async () => {
    const { counts, outcomes, impossibleShots } = await run({
      source: presetText("ghz", 3),
      noise: 0.05,
    });
    expect(sum(counts)).toBe(400);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    const wrong = counts.filter((_, place) => (outcomes[place].probability ?? 1) < 1e-9);
    expect(impossibleShots).toBe(sum(wrong));
    expect(impossibleShots).toBeGreaterThan(0);
    expect(resultSummary(await run({ noise: 0.05 })).line).not.toContain(
      simulatorWords.verdicts.exact[0],
    );
  });

  it("lists outcomes that fell equally often by their likelihood", async () => {
    const source = 'OPENQASM 3.0; include "stdgates.inc"; qubit[2] q; ry(2.5) q[0]; ry(2) q[1];';
    const { outcomes } = await run({ source, noise: 0.05, shots: 0 });
    expect(outcomes.map(({ bits }) => bits)).toEqual(["11", "01", "10", "00"]);
  });

  it("says what noise does to the likeliest outcome where every outcome can fall", async () => {
    const result = await run({ source: presetText("grover", 3), noise: 0.05 });
    expect(result.impossibleShots).toBe(0);
    const fell = result.counts[result.outcomes.findIndex(({ bits }) => bits === "101")];
    expect(fell / 400).toBeLessThan(0.9);
    expect(resultSummary(result).line).toBe(
      `101 came in ${Math.round(fell / 4)}% of the shots, without noise in 95%.`,
    );
    const before = resultSummary({ ...result, shots: 0 });
    expect(before.line).toBe(simulatorWords.shown.waiting);
  });

  it("runs fifty qubits by the methods that can, and says what the others would need", async () => {
    const source = presetText("ghz50", 50);
    for (const method of ["stabilizer", "mps"] as const) {
      const result = await run({ source, method });
      expect(bitsOf(result)).toEqual(new Set(["0".repeat(50), "1".repeat(50)]));
      expect(result.shots).toBe(400);
      expect(result.costs[method].fidelity).toBeCloseTo(1, 9);
      // Nothing but counts is known.
      expect(resultSummary(result).line).toContain("of 400 shots");
      expect(resultSummary(result).line).not.toContain("%");
    }
    const refused = await run({ source });
    expect(refused.costs.statevector).toEqual({ bytes: 2 ** 54, refused: "memory" });
    expect(resultSummary(refused).line).toContain("16 PiB");
    expect(resultSummary(refused).line).toContain(simulatorWords.methods.stabilizer.label);
  });

  it.each(["statevector", "stabilizer", "mps"] as const)(
    "gives the bits that the program measures, in their order: %s",
    async (method) => {
      const gates = "qubit[3] q; x q[2]; h q[0];";
      const answer = (text: string, shots = 200) =>
        run({ source: `include "stdgates.inc"; ${gates} ${text}`, method, shots });
      const one = await answer("bit[1] c; c[0] = measure q[2];");
      expect(one.bits).toEqual(["c"]);
      expect(bitsOf(one)).toEqual(new Set(["1"]));
      const turned = await answer("bit[3] c; c[0] = measure q[2]; c[2] = measure q[1];");
      expect(turned.bits).toEqual(["c[0]", "c[1]", "c[2]"]);
      expect(bitsOf(turned)).toEqual(new Set(["001"]));
      expect(turned.counts).toEqual([200]);
      const half = await answer("bit[2] c; c[1] = measure q[0];");
      expect(bitsOf(half)).toEqual(new Set(["00", "10"]));
      expect(sum(half.counts)).toBe(200);
      for (const { probability = 0.5 } of half.outcomes) expect(probability).toBeCloseTo(0.5, 9);
    },
  );

  it("counts errors among the measured bits alone", async () => {
    const source = 'include "stdgates.inc"; qubit[2] q; bit c; x q[0]; h q[1]; c = measure q[0];';
    const { outcomes, counts, impossibleShots } = await run({ source, noise: 0.05 });
    expect(outcomes.map(({ bits, probability }) => [bits, probability])).toEqual([
      ["1", expect.closeTo(1, 9)],
      ["0", 0],
    ]);
    expect(impossibleShots).toBe(counts[1]);
    expect(counts[1]).toBeGreaterThan(0);
  });

  it("says that all outcomes differ, and not that one came most often", async () => {
    const chain = Array.from({ length: 29 }, (_, k) => `cx q[${k}], q[${k + 1}];`).join("");
    const source = `include "stdgates.inc"; qubit[30] q; h q; ${chain}`;
    const result = await run({ source, method: "mps", chi: 16 });
    expect(result.distinct).toBe(400);
    const { allDifferent } = simulatorWords.shown;
    expect(resultSummary(result).line).toContain(allDifferent("400", "400"));
  });

  it("explains what it found", async () => {
    const result = await run({ source: presetText("grover", 3) });
    const { grover, found } = simulatorWords.meanings;
    const { detail } = resultSummary(result, "grover");
    expect(detail).toContain(found(grover("101") ?? "", "400", `${result.counts[0]}`));
  });

  const decided = presetText("teleportation", 3);

  it.each(["statevector", "mps"] as const)(
    "runs a program that decides on its way, shot by shot: %s",
    async (method) => {
      const result = await run({ source: decided, method });
      expect(result.bits).toEqual(["sent[0]", "sent[1]", "arrived"]);
      expect(bitsOf(result)).toEqual(new Set(["000", "001", "010", "011"]));
      expect(result.shots).toBe(400);
      expect(result.lattice).toBeNull();
      expect(result.costs[method].fidelity).toBeCloseTo(1, 9);
      expect(result.notes?.map(({ line }) => line)).toEqual([12]);
      expect(resultSummary(result).sign).toBe("passed");
      expect(resultSummary(result).line).not.toContain(simulatorWords.verdicts.exact[0]);
    },
  );

  it("lets errors happen on the way too, and does not pass them", async () => {
    const result = await run({ source: decided, noise: 0.05 });
    const { sign, line } = resultSummary(result);
    expect(sign).toBe("open");
    expect(line).toContain(simulatorWords.verdicts.sampledNoisy[0]);
    const wrong = result.counts.filter((_, place) => result.outcomes[place].bits.startsWith("1"));
    expect(sum(wrong)).toBeGreaterThan(4);
  });

  it("reads all qubits of a program that keeps no bits", async () => {
    const source = "qubit[2] q; U(pi, 0, pi) q[1]; U(1, 0, 0) q[0]; reset q[0];";
    const result = await run({ source });
    expect(result.bits).toEqual(["q[0]", "q[1]"]);
    expect(bitsOf(result)).toEqual(new Set(["10"]));
  });

  it("refuses a branch that the tableau cannot take, by its place", async () => {
    const source =
      'include "stdgates.inc";\nqubit[2] q;\nbit c;\nh q[0];\nc = measure q[0];\n  if (c) { t q[1]; }\n';
    expect(await fault({ source, method: "stabilizer" })).toMatchObject({ line: 6, column: 3 });
    const able = await run({ source: source.replace("t q[1]", "x q[1]"), method: "stabilizer" });
    expect(bitsOf(able)).toEqual(new Set(["0", "1"]));
  });
});
