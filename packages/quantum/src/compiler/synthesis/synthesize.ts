import { fixed, pair, rotation } from "../../circuit/build.ts";
import type { Gate } from "../../circuit/gate.ts";
import { identity, multiply } from "../../circuit/linear.ts";
import { type Matrix, matrixOf } from "../../circuit/matrix.ts";
import { cxCount, decomposeKak } from "./kak.ts";
import { oneQubitGates } from "./one-qubit.ts";

/** The interaction exp(i (a XX + b YY + c ZZ)) on qubits 0 and 1, up to a global phase, with as few CX as it takes. */
function interaction([a, b, c]: readonly number[]): Gate[] {
  const quarter = Math.PI / 2;
  switch (cxCount([a, b, c])) {
    case 0:
      return [];
    case 1:
      return [
        fixed("h", 0),
        pair("cx", 0, 1),
        rotation("rz", -quarter, 0),
        rotation("rx", -quarter, 1),
        fixed("h", 0),
      ];
    case 2:
      // CX turns X on its control into XX, and Z on its target into ZZ, which SX turns into YY.
      return [
        fixed("sx", 0),
        fixed("sx", 1),
        pair("cx", 0, 1),
        rotation("rx", -2 * a, 0),
        rotation("rz", -2 * b, 1),
        pair("cx", 0, 1),
        rotation("rx", -quarter, 0),
        rotation("rx", -quarter, 1),
      ];
    case 3:
      // Vatan and Williams, Optimal quantum circuits for general two-qubit gates, figure 6.
      return [
        rotation("rz", -quarter, 1),
        pair("cx", 1, 0),
        rotation("rz", quarter - 2 * c, 0),
        rotation("ry", 2 * a - quarter, 1),
        pair("cx", 0, 1),
        rotation("ry", quarter - 2 * b, 1),
        pair("cx", 1, 0),
        rotation("rz", quarter, 0),
      ];
  }
}

/** A pair's unitary as one-qubit gates and at most three CX. */
export function synthesizePair(unitary: Matrix, first: number, second: number): Gate[] {
  const { coordinates, left, right } = decomposeKak(unitary);
  const pendingMatrices: [Matrix, Matrix] = [right[0], right[1]];
  const places = [first, second];
  const gates: Gate[] = [];
  const flush = (k: number) => {
    gates.push(...oneQubitGates(pendingMatrices[k], places[k]));
    pendingMatrices[k] = identity(2);
  };
  for (const gate of interaction(coordinates)) {
    const [k] = gate.qubits;
    if (gate.name === "cx") {
      flush(0);
      flush(1);
      gates.push(pair("cx", places[k], places[1 - k]));
    } else {
      pendingMatrices[k] = multiply(matrixOf(gate), pendingMatrices[k]);
    }
  }
  for (const k of [0, 1]) {
    pendingMatrices[k] = multiply(left[k], pendingMatrices[k]);
    flush(k);
  }
  return gates;
}
