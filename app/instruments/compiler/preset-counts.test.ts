import { countsOf, toBasis } from "@adyakshar/quantum/circuit";
import { parse } from "@adyakshar/quantum/qasm";
import { describe, expect, it } from "vitest";
import { presetCount, presetRows } from "#app/models/measured/presets.ts";
import { type PresetId, presets, presetText } from "../program/presets.ts";
import { devices } from "./compile-program.ts";
import { shapes } from "./devices.ts";
import { offeredPresets } from "./settings.ts";

const tools = ["qiskit-3", "tket"] as const;

it.each(offeredPresets)("%s is counted on every shape of device at its first size", (preset) => {
  const { first } = presets[preset];
  for (const shape of shapes) {
    for (const tool of tools) {
      const found = presetCount(preset, first, devices[shape](first).name, tool);
      expect(found?.least).toBeLessThanOrEqual(found?.median ?? Number.NaN);
    }
  }
});

describe("a row of the table", () => {
  it("belongs to a preset and a device that the page offers", () => {
    for (const { preset, qubits, device } of presetRows) {
      expect(offeredPresets).toContain(preset);
      expect(shapes.map((shape) => devices[shape](qubits).name)).toContain(device);
    }
  });

  it("needs no more CX than the program where all pairs are coupled", () => {
    for (const { preset, qubits, device, tool } of presetRows) {
      if (!device.startsWith("full-")) continue;
      const { circuit } = parse(presetText(preset as PresetId, qubits));
      const written = countsOf(toBasis(circuit, "cx")).twoQubit;
      expect(presetCount(preset, qubits, device, tool)?.least).toBeLessThanOrEqual(written);
    }
  });
});

it("knows nothing of what was not measured", () => {
  expect(presetCount("ghz", 3, "line-4", "tket")).toBeUndefined();
});
