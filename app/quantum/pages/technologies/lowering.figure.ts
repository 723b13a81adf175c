import type { Figure } from "#app/figures/scene.ts";
import { lines, loweredProgram } from "./lowered-program.ts";
import { narrow, wide } from "./lowering-views.ts";
import { COUPLER_NANOSECONDS, DRIVE_NANOSECONDS } from "./pulses.ts";

const { written, played, gates } = loweredProgram;
const { qubits } = written;
const rows: (readonly [string, number, string])[] = [
  ["Lines, written", lines.length, "OpenQASM 3; the version and include lines are left out"],
  [
    "Gates, meant",
    written.operations.length,
    "turns about x (RX) and controlled phases (cp), on any pair",
  ],
  [
    "Gates, on the device",
    gates,
    `on one qubit, or controlled-Z (CZ) between neighbors on a line of ${qubits}`,
  ],
  [
    "Pulses, played",
    played.pulses.length,
    `in ${played.duration} ns: one pulse for a quarter turn or a CZ, two for other turns, none about z`,
  ],
];

export default {
  title: `A program of ${lines.length} lines becomes ${written.operations.length} gates, ${gates} gates on a line of ${qubits} qubits, and ${played.pulses.length} pulses, on the same ${qubits} wires from left to right`,
  finding: `The program’s ${written.operations.length} gates become ${gates} on the device, in ${played.duration} nanoseconds of pulses.`,
  caption: `The program is one time step of four driven spins on a ring. The code behind this site parses, compiles and schedules it, and a test checks on the full unitary that the pulses do what the program says. Color is phase, and white is a coupler. The bright line is q0, which the pulses exchange with q3. Raised-cosine drives of ${DRIVE_NANOSECONDS} ns and flat couplers of ${COUPLER_NANOSECONDS} ns are assumptions that a device’s calibration would replace. A rotation about z takes no time, because it only shifts the phase of later pulses.`,
  scene: wide(),
  narrow: narrow(),
  table: {
    columns: ["Stage", "Count", "What it is"],
    rows: rows.map(([stage, value, what]) => [stage, `${value}`, what]),
  },
} satisfies Figure;
