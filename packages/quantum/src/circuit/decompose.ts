import { fixed, pair, rotation, u } from "./build.ts";
import type { Circuit, Gate, Operation } from "./gate.ts";

/** The two-qubit gate of a device. */
export type Basis = "cx" | "cz";

/** One-qubit gates and CX only, equal to the gate up to a global phase. */
export function toCx(gate: Gate): Gate[] {
  switch (gate.name) {
    case "id":
    case "x":
    case "y":
    case "z":
    case "h":
    case "s":
    case "sdg":
    case "t":
    case "tdg":
    case "sx":
    case "rx":
    case "ry":
    case "rz":
    case "p":
    case "u":
    case "cx":
      return [gate];
    case "cy": {
      const [c, t] = gate.qubits;
      return [fixed("sdg", t), pair("cx", c, t), fixed("s", t)];
    }
    case "cz": {
      const [c, t] = gate.qubits;
      return [fixed("h", t), pair("cx", c, t), fixed("h", t)];
    }
    case "ch": {
      const [c, t] = gate.qubits;
      return [
        rotation("ry", -Math.PI / 4, t),
        ...toCx(pair("cz", c, t)),
        rotation("ry", Math.PI / 4, t),
      ];
    }
    case "swap": {
      const [a, b] = gate.qubits;
      return [pair("cx", a, b), pair("cx", b, a), pair("cx", a, b)];
    }
    case "cp":
      return controlledPhase(gate.angles[0], gate.qubits);
    case "crz":
      return controlledRotation("rz", gate.angles[0], gate.qubits);
    case "cry":
      return controlledRotation("ry", gate.angles[0], gate.qubits);
    case "crx": {
      const [c, t] = gate.qubits;
      return [fixed("h", t), ...controlledRotation("rz", gate.angles[0], [c, t]), fixed("h", t)];
    }
    case "cu":
      return controlledGeneral(gate.angles, gate.qubits);
    case "ccx":
      return toffoli(...gate.qubits);
    case "cswap": {
      const [c, a, b] = gate.qubits;
      return [pair("cx", b, a), ...toffoli(c, a, b), pair("cx", b, a)];
    }
  }
}

function controlledPhase(angle: number, [c, t]: readonly [number, number]): Gate[] {
  return [
    rotation("p", angle / 2, c),
    pair("cx", c, t),
    rotation("p", -angle / 2, t),
    pair("cx", c, t),
    rotation("p", angle / 2, t),
  ];
}

function controlledRotation(
  name: "ry" | "rz",
  angle: number,
  [c, t]: readonly [number, number],
): Gate[] {
  return [
    rotation(name, angle / 2, t),
    pair("cx", c, t),
    rotation(name, -angle / 2, t),
    pair("cx", c, t),
  ];
}

function controlledGeneral(
  [theta, phi, lambda, gamma]: readonly [number, number, number, number],
  [c, t]: readonly [number, number],
): Gate[] {
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
      if (operation.name === "barrier") return [operation];
      if (operation.name === basis) return [operation];
      return toCx(operation).flatMap((gate) => (basis === "cz" ? cxAsCz(gate) : [gate]));
    }),
  };
}

export function cxAsCz(gate: Gate): Gate[] {
  if (gate.name !== "cx") return [gate];
  const [c, t] = gate.qubits;
  return [fixed("h", t), pair("cz", c, t), fixed("h", t)];
}
