import type { Operation } from "../../circuit/gate.ts";

export type Axis = "x" | "y" | "z";

/** The Pauli axis along which the operation is diagonal on one of its qubits, if any. */
export function axisOn(operation: Operation, qubit: number): Axis | undefined {
  const place = operation.qubits.indexOf(qubit);
  switch (operation.name) {
    case "id":
    case "z":
    case "s":
    case "sdg":
    case "t":
    case "tdg":
    case "rz":
    case "p":
    case "cz":
    case "cp":
    case "crz":
      return "z";
    case "x":
    case "sx":
    case "rx":
      return "x";
    case "y":
    case "ry":
      return "y";
    case "cx":
    case "crx":
      return place === 0 ? "z" : "x";
    case "cy":
    case "cry":
      return place === 0 ? "z" : "y";
    case "ccx":
      return place < 2 ? "z" : "x";
    case "ch":
    case "cu":
    case "cswap":
      return place === 0 ? "z" : undefined;
    case "h":
    case "u":
    case "swap":
    case "barrier":
      return undefined;
  }
}

/** Sufficient, not necessary: on every shared qubit both are diagonal along one axis. */
export function commutes(a: Operation, b: Operation): boolean {
  return a.qubits.every((qubit) => {
    if (!b.qubits.includes(qubit)) return true;
    const axis = axisOn(a, qubit);
    return axis !== undefined && axis === axisOn(b, qubit);
  });
}
