import { describe, expect, it } from "vitest";
import { presetText } from "../program/presets.ts";
import type { SimulateRequest } from "./calls.ts";
import { other } from "./limits.ts";
import { simulateProgram } from "./simulate-program.ts";

const asked: SimulateRequest = {
  source: presetText("ghz", 6),
  method: "statevector",
  chi: 4,
  noise: 0,
  shots: 400,
  seed: 7,
};

async function run(request: Partial<SimulateRequest>) {
  const outcome = await simulateProgram({ ...asked, ...request }, () => {});
  if ("fault" in outcome) throw new Error(outcome.fault.reason);
  return outcome.result;
}

describe("simulating for the instrument", () => {
  it("gives every method the same outcomes for a GHZ state", async () => {
    for (const method of ["statevector", "stabilizer", "mps"] as const) {
      const { largest, shots, held } = await run({ method });
      expect(largest.map(({ index }) => index)).toEqual([0, 63]);
      expect(new Set(shots)).toEqual(new Set([0, 1]));
      expect(held[method]?.fidelity).toBeCloseTo(1, 9);
    }
  });

  it("draws the same shots from the same seed", async () => {
    const [first, second] = [await run({ noise: 0.05 }), await run({ noise: 0.05 })];
    expect(first.shots).toEqual(second.shots);
    const [other8, other7] = [await run({ seed: 8 }), await run({})];
    expect(other8.shots).not.toEqual(other7.shots);
  });

  it("lets noise reach outcomes that the program has not", async () => {
    const { shots } = await run({ noise: 0.05 });
    expect(shots.includes(other)).toBe(true);
  });

  it("loses fidelity where the bond is too small", async () => {
    const { held, bond } = await run({ source: presetText("vqe", 8), method: "mps", chi: 2 });
    expect(bond).toBe(2);
    expect(held.mps?.fidelity).toBeLessThan(0.99);
    expect(held.stabilizer).toBeNull();
  });

  it("refuses a stabilizer run by the gate that is not Clifford", async () => {
    const source = presetText("parityPhase", 4);
    const outcome = await simulateProgram({ ...asked, source, method: "stabilizer" }, () => {});
    expect("fault" in outcome && outcome.fault.reason).toContain("t is not a Clifford gate");
  });

  it("refuses sixty qubits", async () => {
    const outcome = await simulateProgram({ ...asked, source: "qubit[60] q;" }, () => {});
    expect("fault" in outcome && outcome.fault.reason).toContain("60");
  });
});
