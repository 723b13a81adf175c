import { devices } from "#app/instruments/compiler/compile-program.ts";
import { shapes } from "#app/instruments/compiler/devices.ts";
import { MAX_PRESET_QUBITS, offeredPresets } from "#app/instruments/compiler/settings.ts";
import { presets, presetText } from "#app/instruments/program/presets.ts";

/** Sizes at which a preset first appears come first, then small ones: a measurement that is cut short misses the large. */
const programs = offeredPresets
  .flatMap((preset) => {
    const { min, max, step, first } = presets[preset];
    const largest = Math.min(max, MAX_PRESET_QUBITS);
    const sizes = Array.from(
      { length: Math.floor((largest - min) / step) + 1 },
      (_, k) => min + k * step,
    );
    return sizes.map((qubits) => ({ preset, qubits, isFirst: qubits === first }));
  })
  .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || a.qubits - b.qubits);

/** Every offered preset on every offered shape of device, for `presets.py`. */
const cases = programs.flatMap(({ preset, qubits }) =>
  shapes.map((shape) => {
    const { name, size, edges } = devices[shape](qubits);
    const isFull = edges.length === (size * (size - 1)) / 2;
    return { preset, qubits, device: name, isFull, edges, source: presetText(preset, qubits) };
  }),
);
console.log(JSON.stringify(cases));
