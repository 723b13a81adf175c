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

function each<T extends string>(names: readonly T[], angles: number, qubits: number) {
  return Object.fromEntries(names.map((name) => [name, { angles, qubits }])) as Record<
    T,
    Signature
  >;
}

/** How many angles and qubits each gate of the engine takes. */
export const signatures: Readonly<Record<Gate["name"], Signature>> = {
  ...each(fixedGates, 0, 1),
  ...each(rotationGates, 1, 1),
  ...each(["u"], 3, 1),
  ...each(pairGates, 0, 2),
  ...each(pairRotationGates, 1, 2),
  ...each(["cu"], 4, 2),
  ...each(tripleGates, 0, 3),
};

/** How many of a gate's qubits, its first ones, are controls: each leading c of its name stands for one. */
export const controlCounts: Readonly<Record<Gate["name"], number>> = Object.fromEntries(
  Object.keys(signatures).map((name) => [name, name.search(/[^c]/)]),
) as Record<Gate["name"], number>;

type WithoutControls<Name extends string> = Name extends `c${infer Rest}`
  ? WithoutControls<Rest>
  : Name;

/** What stands under a gate's controls: `x` of `ccx`. */
export type PlainName = WithoutControls<Gate["name"]>;

export function plainName(name: Gate["name"]): PlainName {
  return name.slice(controlCounts[name]) as PlainName;
}

export function isGateName(name: string): name is Gate["name"] {
  return Object.hasOwn(signatures, name);
}

/** A gate from its parts, which must be as many as its signature says. */
export function makeGate(name: Gate["name"], angles: readonly number[], qubits: readonly number[]) {
  return (angles.length > 0 ? { name, qubits, angles } : { name, qubits }) as Gate;
}
