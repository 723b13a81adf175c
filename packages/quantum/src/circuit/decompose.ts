import { fixed, pair, rotation, u } from "./build.ts";
import { type Circuit, type Gate, isOneQubit, type Operation, type RotationGate } from "./gate.ts";

/** The two-qubit gate of a device. */
export const bases = ["cx", "cz", "ecr"] as const;
export type Basis = (typeof bases)[number];
/** A device has every one-qubit gate, or only RZ by any angle, SX and X, as IBM's devices do. */
export type OneQubitBasis = "any" | "rz-sx-x";

/** One-qubit gates and CX only, equal to the gate up to a global phase. */
export function toCx(gate: Gate): Gate[] {
  if (isOneQubit(gate)) return [gate];
  const [a, b, c = b] = gate.qubits;
  switch (gate.name) {
    case "cx":
      return [gate];
    case "cy":
      return [fixed("sdg", b), pair("cx", a, b), fixed("s", b)];
    case "cz":
      return [fixed("h", b), pair("cx", a, b), fixed("h", b)];
    case "ch": {
      const eighth = Math.PI / 4;
      return [rotation("ry", -eighth, b), ...toCx(pair("cz", a, b)), rotation("ry", eighth, b)];
    }
    case "swap":
      return [pair("cx", a, b), pair("cx", b, a), pair("cx", a, b)];
    case "ecr":
      return [fixed("s", a), fixed("sx", b), pair("cx", a, b), fixed("x", a)];
    case "cp":
      return phaseAsCx(gate.angles[0], a, b);
    case "crz":
    case "cry":
      return controlledRotation(gate.name === "crz" ? "rz" : "ry", gate.angles[0], a, b);
    case "crx":
      return [fixed("h", b), ...controlledRotation("rz", gate.angles[0], a, b), fixed("h", b)];
    case "cu":
      return controlledGeneral(gate.angles, a, b);
    case "ccx":
      return toffoli(a, b, c);
    case "cswap":
      return [pair("cx", c, b), ...toffoli(a, b, c), pair("cx", c, b)];
  }
}

function phaseAsCx(angle: number, c: number, t: number): Gate[] {
  return [
    rotation("p", angle / 2, c),
    pair("cx", c, t),
    rotation("p", -angle / 2, t),
    pair("cx", c, t),
    rotation("p", angle / 2, t),
  ];
}

function controlledRotation(name: RotationGate, angle: number, c: number, t: number): Gate[] {
  return [
    rotation(name, angle / 2, t),
    pair("cx", c, t),
    rotation(name, -angle / 2, t),
    pair("cx", c, t),
  ];
}

function controlledGeneral(angles: readonly number[], c: number, t: number): Gate[] {
  const [theta, phi, lambda, gamma] = angles;
  return [
    rotation("p", gamma + (phi + lambda) / 2, c),
    rotation("p", (lambda - phi) / 2, t),
    pair("cx", c, t),
    u(-theta / 2, 0, -(phi + lambda) / 2, t),
    pair("cx", c, t),
    u(theta / 2, phi, 0, t),
  ];
}

/** The textbook's six CX. */
function toffoli(a: number, b: number, t: number): Gate[] {
  return [
    fixed("h", t),
    pair("cx", b, t),
    fixed("tdg", t),
    pair("cx", a, t),
    fixed("t", t),
    pair("cx", b, t),
    fixed("tdg", t),
    pair("cx", a, t),
    fixed("t", b),
    fixed("t", t),
    fixed("h", t),
    pair("cx", a, b),
    fixed("t", a),
    fixed("tdg", b),
    pair("cx", a, b),
  ];
}

/** Every gate as one-qubit gates and the basis' two-qubit gate, gate by gate, with nothing optimized. */
export function toBasis({ qubits, operations }: Circuit, basis: Basis): Circuit {
  return {
    qubits,
    operations: operations.flatMap((operation): Operation[] => {
      if (operation.name === "barrier" || operation.name === basis) return [operation];
      return toCx(operation).flatMap((gate) => cxAs[basis](gate));
    }),
  };
}

const cxAs: Readonly<Record<Basis, (gate: Gate) => Gate[]>> = {
  cx: (gate) => [gate],
  cz: (gate) => {
    if (gate.name !== "cx") return [gate];
    const [c, t] = gate.qubits;
    return [fixed("h", t), pair("cz", c, t), fixed("h", t)];
  },
  ecr: (gate) => {
    if (gate.name !== "cx") return [gate];
    const [c, t] = gate.qubits;
    return [fixed("sdg", c), rotation("rx", -Math.PI / 2, t), pair("ecr", c, t), fixed("x", c)];
  },
};
