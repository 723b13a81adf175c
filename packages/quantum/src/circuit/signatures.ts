import {
  fixedGates,
  type Gate,
  pairGates,
  pairRotationGates,
  rotationGates,
  tripleGates,
} from "./gate.ts";

interface Signature {
  angles: number;
  qubits: number;
}

function signaturesOf<T extends string>(names: readonly T[], angles: number, qubits: number) {
  return Object.fromEntries(names.map((name) => [name, { angles, qubits }])) as Record<
    T,
    Signature
  >;
}

/** The number of angles and of qubits that each gate of the engine takes. */
export const signatures: Readonly<Record<Gate["name"], Signature>> = {
  ...signaturesOf(fixedGates, 0, 1),
  ...signaturesOf(rotationGates, 1, 1),
  ...signaturesOf(["u"], 3, 1),
  ...signaturesOf(pairGates, 0, 2),
  ...signaturesOf(pairRotationGates, 1, 2),
  ...signaturesOf(["cu"], 4, 2),
  ...signaturesOf(tripleGates, 0, 3),
};

/** Of each gate, the number of its first qubits that are controls; each leading c of its name stands for one. */
export const controlCounts: Readonly<Record<Gate["name"], number>> = Object.fromEntries(
  Object.keys(signatures).map((name) => [name, name.search(/[^c]/)]),
) as Record<Gate["name"], number>;

type WithoutControls<Name extends string> = Name extends `c${infer Rest}`
  ? WithoutControls<Rest>
  : Name;

/** The gate under a gate's controls, such as `x` of `ccx`. */
export type PlainName = WithoutControls<Gate["name"]>;

export const plainNames: Readonly<Record<Gate["name"], PlainName>> = Object.fromEntries(
  Object.entries(controlCounts).map(([name, count]) => [name, name.slice(count)]),
) as Record<Gate["name"], PlainName>;

export function isGateName(name: string): name is Gate["name"] {
  return Object.hasOwn(signatures, name);
}

/** A gate from its parts, which must be as many as its signature says. */
export function makeGate(name: Gate["name"], angles: readonly number[], qubits: readonly number[]) {
  return (angles.length > 0 ? { name, qubits, angles } : { name, qubits }) as Gate;
}
