import { smallestDevices } from "@adyakshar/quantum/compiler";
import { shapes } from "#app/instruments/compiler/devices.ts";
import { MAX_PRESET_QUBITS, offeredPresets } from "#app/instruments/compiler/settings.ts";
import { presets, presetText } from "#app/instruments/program/presets.ts";

/** Every offered preset on every offered shape of device, for `presets.py`, the small ones first. */
const cases = offeredPresets.flatMap((preset) => {
  const { min, max, step } = presets[preset];
  const count = Math.floor((Math.min(max, MAX_PRESET_QUBITS) - min) / step) + 1;
  return Array.from({ length: count }, (_, k) => min + k * step).flatMap((qubits) =>
    shapes.map((shape) => {
      const { name, size, edges } = smallestDevices[shape](qubits);
      const isFull = edges.length === (size * (size - 1)) / 2;
      return { preset, qubits, device: name, isFull, edges, source: presetText(preset, qubits) };
    }),
  );
});
console.log(JSON.stringify(cases.toSorted((a, b) => a.qubits - b.qubits)));
