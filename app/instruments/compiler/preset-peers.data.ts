import { presetCount, presetRows } from "#app/models/measured/presets.ts";

export interface PeerCounts {
  qiskit?: number;
  tket?: number;
}

/** The best that each found with its seeds, by preset, size and device. */
export default Object.fromEntries(
  presetRows.map(({ preset, qubits, device }): [string, PeerCounts] => [
    `${preset} ${qubits} ${device}`,
    {
      qiskit: presetCount(preset, qubits, device, "qiskit-3")?.least,
      tket: presetCount(preset, qubits, device, "tket")?.least,
    },
  ]),
) as Readonly<Record<string, PeerCounts | undefined>>;
