import { ghz } from "@adyakshar/quantum/circuit";
import { heldBytes, runMps, statevectorBytes } from "@adyakshar/quantum/simulators";
import type { MeasuredSolution } from "#app/content/quantum/home.ts";
import { counts } from "#app/quantum/compiled-example.ts";
import { signatures } from "#data/key-sizes.ts";
import { peersOfExample } from "#data/presets.ts";

const QUBITS = 50;
const BOND = 2;

const { qiskit, tket } = peersOfExample;
if (qiskit.cx !== tket.cx) throw new Error("Qiskit and tket no longer need as many gates.");

/** Today, and after a project. */
export const values: Readonly<Record<MeasuredSolution["icon"], readonly [number, number]>> = {
  circuit: [qiskit.cx, counts.ours.twoQubit],
  shield: [signatures.ecdsaP256.bytes, signatures.mlDsa65.bytes],
  lattice: [statevectorBytes(QUBITS), heldBytes(runMps(ghz(QUBITS), { maxBond: BOND }))],
};
