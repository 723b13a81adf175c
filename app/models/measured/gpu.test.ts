import { expect, it } from "vitest";
import {
  bytesPerSecond,
  COPY_BYTES_PER_SECOND,
  DATA_SHEET_BYTES_PER_SECOND,
  fusionGain,
  gpuDifference,
  gpuRow,
  gpuRows,
  secondsFor,
} from "./gpu.ts";

it("has both ways in both precisions, from 20 to 33 qubits", () => {
  expect(gpuRows).toHaveLength(2 * 2 * 14);
  for (let qubits = 20; qubits <= 33; qubits++) {
    for (const precision of ["single", "double"] as const) {
      const fused = gpuRow(precision, qubits, "fused");
      expect(fused.gates).toBe(gpuRow(precision, qubits, "one kernel a gate").gates);
      expect(fusionGain(precision, qubits)).toBeGreaterThan(1);
      // A fused pass reads and writes every amplitude once.
      const amplitude = precision === "double" ? 16 : 8;
      expect(fused.bytesMoved).toBe(fused.passes * 2 * amplitude * 2 ** qubits);
    }
  }
  expect(() => gpuRow("double", 19, "fused")).toThrow("at 19");
});

it("moves bytes no faster than a copy, and a copy no faster than the data sheet", () => {
  expect(COPY_BYTES_PER_SECOND).toBeLessThan(DATA_SHEET_BYTES_PER_SECOND);
  // Smaller states stay in the cache.
  const large = gpuRows.filter(({ qubits }) => qubits >= 24);
  for (const row of large) expect(bytesPerSecond(row)).toBeLessThan(COPY_BYTES_PER_SECOND);
});

it("agrees with our simulator", () => {
  expect(gpuDifference).toBeLessThan(1e-15);
});

it("scales a time by the number of gates", () => {
  const row = gpuRow("double", 30, "fused");
  expect(secondsFor(2 * row.gates, row)).toBeCloseTo(2 * row.seconds, 12);
});
