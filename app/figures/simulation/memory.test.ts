import { describe, expect, it } from "vitest";
import { largestFit, machines, memoryModels } from "#app/engine/memory/models.ts";
import { basisState } from "#app/engine/statevector/statevector.ts";

const GIB = 2 ** 30;

describe("memory models", () => {
  it("give the sizes that practitioners quote", () => {
    expect(memoryModels.statevector(30)).toBe(16 * GIB);
    expect(memoryModels.statevector(40)).toBe(16 * 1024 * GIB);
    expect(memoryModels["density matrix"](15)).toBe(16 * GIB);
  });

  it("count what our own simulator allocates", () => {
    const { re, im } = basisState(10);
    expect(memoryModels.statevector(10)).toBe(re.byteLength + im.byteLength);
  });

  it("find the largest register that fits", () => {
    for (const { bytes } of machines) {
      const vector = largestFit("statevector", bytes) ?? 0;
      expect(memoryModels.statevector(vector)).toBeLessThanOrEqual(bytes);
      expect(memoryModels.statevector(vector + 1)).toBeGreaterThan(bytes);
      expect(largestFit("density matrix", bytes)).toBe(Math.floor(vector / 2));
      expect(largestFit("stabilizer", bytes)).toBeUndefined();
    }
    expect(machines.map(({ bytes }) => largestFit("statevector", bytes))).toEqual([30, 36, 46]);
  });
});
