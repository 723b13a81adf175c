import type { Gate } from "../circuit/gate.ts";

/** How many angles and qubits each gate of the engine takes. */
const SIGNATURES: Readonly<Record<Gate["name"], readonly [angles: number, qubits: number]>> = {
  id: [0, 1],
  x: [0, 1],
  y: [0, 1],
  z: [0, 1],
  h: [0, 1],
  s: [0, 1],
  sdg: [0, 1],
  t: [0, 1],
  tdg: [0, 1],
  sx: [0, 1],
  rx: [1, 1],
  ry: [1, 1],
  rz: [1, 1],
  p: [1, 1],
  u: [3, 1],
  cx: [0, 2],
  cy: [0, 2],
  cz: [0, 2],
  ch: [0, 2],
  swap: [0, 2],
  cp: [1, 2],
  crx: [1, 2],
  cry: [1, 2],
  crz: [1, 2],
  cu: [4, 2],
  ccx: [0, 3],
  cswap: [0, 3],
};

/** Other names of the same gates. */
const ALIASES: Readonly<Record<string, Gate["name"]>> = {
  CX: "cx",
  cnot: "cx",
  phase: "p",
  u1: "p",
  cphase: "cp",
  cu1: "cp",
  U: "u",
  u3: "u",
  toffoli: "ccx",
  fredkin: "cswap",
};

/** Gates of `qelib1.inc` that OpenQASM 3 no longer has, and `u2`, in terms of the others. */
export const LEGACY_GATES = `
gate u2(phi, lambda) a { u(pi/2, phi, lambda) a; }
gate u0(gamma) a { id a; }
gate sxdg a { s a; h a; s a; }
gate cu3(theta, phi, lambda) a, b { cu(theta, phi, lambda, 0) a, b; }
gate csx a, b { h b; cp(pi/2) a, b; h b; }
gate rxx(theta) a, b { h a; h b; cx a, b; rz(theta) b; cx a, b; h a; h b; }
gate rzz(theta) a, b { cx a, b; rz(theta) b; cx a, b; }
`;

export interface StandardGate {
  name: Gate["name"];
  angles: number;
  qubits: number;
}

export function standardGate(written: string): StandardGate | undefined {
  const name = Object.hasOwn(ALIASES, written) ? ALIASES[written] : written;
  if (!isGateName(name)) return undefined;
  const [angles, qubits] = SIGNATURES[name];
  return { name, angles, qubits };
}

function isGateName(name: string): name is Gate["name"] {
  return Object.hasOwn(SIGNATURES, name);
}

/** A gate from its parts, whose numbers `standardGate` has told. */
export function makeGate(name: Gate["name"], angles: readonly number[], qubits: readonly number[]) {
  return (angles.length > 0 ? { name, qubits, angles } : { name, qubits }) as Gate;
}
