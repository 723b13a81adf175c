import { smallestDevices } from "../src/compiler/coupling.ts";
import { type PresetId, presets, presetText } from "../src/qasm/presets.ts";
import { range } from "../src/range.ts";

/** What the compiler page offers. */
const offered = [
  "parityPhase",
  "ghz",
  "qft",
  "toffoli",
  "adder",
  "grover",
  "qaoa",
  "vqe",
] as const satisfies readonly PresetId[];
const MAX_QUBITS = 20;

// Every offered preset on every shape of device, for `presets.py`, the small ones first.
const cases = offered.flatMap((preset) => {
  const { min, max, step } = presets[preset];
  const count = Math.floor((Math.min(max, MAX_QUBITS) - min) / step) + 1;
  return range(count).flatMap((k) =>
    Object.values(smallestDevices).map((deviceOf) => {
      const qubits = min + k * step;
      const { name: device, size, edges } = deviceOf(qubits);
      const isFull = edges.length === (size * (size - 1)) / 2;
      return { preset, qubits, device, isFull, edges, source: presetText(preset, qubits) };
    }),
  );
});
console.log(JSON.stringify(cases.toSorted((a, b) => a.qubits - b.qubits)));
