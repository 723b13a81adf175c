import { expect, it } from "vitest";
import { largestFit, machines, memoryModels, usableBytes } from "./state-memory.ts";

it("finds the largest register that fits", () => {
  for (const machine of machines) {
    const bytes = usableBytes(machine);
    const vector = largestFit("statevector", bytes) ?? 0;
    expect(memoryModels.statevector(vector)).toBeLessThanOrEqual(bytes);
    expect(memoryModels.statevector(vector + 1)).toBeGreaterThan(bytes);
    expect(largestFit("density matrix", bytes)).toBe(Math.floor(vector / 2));
    expect(largestFit("stabilizer", bytes)).toBeUndefined();
  }
  const fits = machines.map((machine) => largestFit("statevector", usableBytes(machine)));
  expect(fits).toEqual([29, 35, 45]);
});
