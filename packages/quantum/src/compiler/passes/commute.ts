import type { Operation } from "../../circuit/gate.ts";
import { controlCounts, type PlainName, plainNames } from "../../circuit/signatures.ts";

export type Axis = "x" | "y" | "z";

/** The Pauli axis along which a gate is diagonal. */
const axes: Readonly<Partial<Record<PlainName, Axis>>> = {
  ...{ x: "x", sx: "x", rx: "x" },
  ...{ y: "y", ry: "y" },
  ...{ id: "z", z: "z", s: "z", sdg: "z", t: "z", tdg: "z", rz: "z", p: "z" },
};

/** The axis along which the operation is diagonal on one of its qubits, if any; on a control that is z. */
export function axisOn({ name, qubits }: Operation, qubit: number): Axis | undefined {
  if (name === "barrier") return undefined;
  return qubits.indexOf(qubit) < controlCounts[name] ? "z" : axes[plainNames[name]];
}

/** Sufficient, not necessary: on every shared qubit both are diagonal along one axis. */
export function commutes(a: Operation, b: Operation): boolean {
  return a.qubits.every((qubit) => {
    if (!b.qubits.includes(qubit)) return true;
    const axis = axisOn(a, qubit);
    return axis !== undefined && axis === axisOn(b, qubit);
  });
}
