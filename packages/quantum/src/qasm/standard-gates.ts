import type { Gate } from "../circuit/gate.ts";
import { isGateName, makeGate, signatures } from "../circuit/signatures.ts";
import { range } from "../range.ts";
import type { Definition, Item } from "./scopes.ts";

/** Other names of the same gates. */
const aliases: Readonly<Record<string, Gate["name"]>> = {
  CX: "cx",
  cnot: "cx",
  phase: "p",
  u1: "p",
  cphase: "cp",
  cu1: "cp",
  toffoli: "ccx",
  fredkin: "cswap",
};

/** Gates of `qelib1.inc` that the engine has not, in terms of the others. */
export const legacyGates = `
gate u0(gamma) a { id a; }
gate sxdg a { inv @ sx a; }
gate cu3(theta, phi, lambda) a, b { cu(theta, phi, lambda, 0) a, b; }
gate csx a, b { ctrl @ sx a, b; }
gate rxx(theta) a, b { h a; h b; cx a, b; rz(theta) b; cx a, b; h a; h b; }
gate ryy(theta) a, b { rx(pi/2) a; rx(pi/2) b; cx a, b; rz(theta) b; cx a, b; rx(-pi/2) a; rx(-pi/2) b; }
gate rzz(theta) a, b { cx a, b; rz(theta) b; cx a, b; }
gate rccx a, b, c { h c; t c; cx b, c; tdg c; cx a, c; t c; cx b, c; tdg c; h c; }
gate rc3x a, b, c, d {
  h d; t d; cx c, d; tdg d; h d; cx a, d; t d; cx b, d; tdg d;
  cx a, d; t d; cx b, d; tdg d; h d; t d; cx c, d; tdg d; h d;
}
gate c3x a, b, c, d { ctrl(3) @ x a, b, c, d; }
gate c3sqrtx a, b, c, d { ctrl(3) @ sx a, b, c, d; }
gate c4x a, b, c, d, e { ctrl(4) @ x a, b, c, d, e; }
`;

/** The gates of the two libraries, by their files. */
const libraries: Readonly<Record<string, string>> = {
  "stdgates.inc":
    "p x y z h s sdg t tdg sx rx ry rz cx cy cz cp crx cry crz ch swap ccx cswap cu CX phase cphase id u1 u2 u3",
  "qelib1.inc":
    "u3 u2 u1 cx id u0 u p x y z h s sdg t tdg rx ry rz sx sxdg cz cy swap ch ccx cswap crx cry crz cu1 cp cu3 csx cu rxx rzz rccx rc3x c3x c3sqrtx c4x",
};

export function libraryGates(): string[] {
  return Object.values(libraries).flatMap((gates) => gates.split(" "));
}

/** True if the library declares the gate. */
export function isIn(library: string, gate: string): boolean {
  return libraries[library].split(" ").includes(gate);
}

/** The general gate by its older names, which differ in the phase that a control would see. */
const generalGates: Readonly<
  Record<string, (theta: number, phi: number, lambda: number) => number>
> = {
  U: (theta) => theta / 2,
  u3: (_, phi, lambda) => -(phi + lambda) / 2,
  u2: (_, phi, lambda) => -(phi + lambda) / 2,
};

/** A phase of the whole; a definition that holds it may be controlled. */
export const gphase: Definition = {
  angles: 1,
  qubits: 0,
  height: 0,
  isAdditive: true,
  expand: (angles) => [{ name: "gphase", qubits: [], angles: [angles[0]] }],
};

const additive = ["rx", "ry", "rz", "p", "crx", "cry", "crz", "cp"];

export function standardGate(written: string): Definition | undefined {
  if (Object.hasOwn(generalGates, written)) {
    const isShort = written === "u2";
    const expand = (given: readonly number[]): Item[] => {
      const angles = isShort ? [Math.PI / 2, ...given] : given;
      const phase = generalGates[written](angles[0], angles[1], angles[2]);
      return [makeGate("u", angles, [0]), ...gphase.expand([phase])];
    };
    return { angles: isShort ? 2 : 3, qubits: 1, height: 0, expand };
  }
  const name = Object.hasOwn(aliases, written) ? aliases[written] : written;
  // No library has ECR; a program defines it.
  if (!isGateName(name) || name === "ecr") return undefined;
  const { angles, qubits } = signatures[name];
  const expand = (given: readonly number[]) => [makeGate(name, given, range(qubits))];
  return { angles, qubits, height: 0, isAdditive: additive.includes(name), expand };
}
